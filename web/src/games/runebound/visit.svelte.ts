/** The town whose market is being looked at from afar. */
class Visit {
  town = $state("");
}

export const visit = new Visit();
