/** What words say about where something is and in which light: of its terrain, its traits, its id and its icon. */
import type { MoodName } from "./light";
import type { PlaceName } from "./places";

type Says = readonly [RegExp, readonly PlaceName[], readonly MoodName[]];

const hints = (words: string, places: string, moods: string): Says => [
  new RegExp(`(?:^|[ -])(?:${words})`),
  places.split(" ").filter(Boolean) as PlaceName[],
  moods.split(" ").filter(Boolean) as MoodName[],
];

/** Of the land itself; the first that fits counts. */
export const TERRAINS: readonly Says[] = [
  hints("plain|wheat|road", "fields road hills", "noon gold dawn"),
  hints("swamp|mire|fen", "swamp deadwood", "moss storm fel"),
  hints("river|sea|coast|water", "sea swamp", "tide dawn storm"),
  hints("forest|wood", "forest trunks", "glade dusk dawn"),
  hints("hill", "hills ruins road", "gold noon dusk"),
  hints("mountain", "mountains cave snow", "noon frost dusk"),
  hints("town|city", "town castle tavern", "dusk gold lamp"),
  hints("volcano|ash", "waste cave", "ember blood"),
  hints("grave", "graves crypt deadwood", "moon crypt"),
];

/** Of a single word in a name: what is most peculiar stands first. */
export const WORDS: readonly Says[] = [
  hints("drown|ferry|sail|ship|murloc|tide|sea-|shoal|wreck|fish|naga|coral|harbou?r|deckhand|buccan|pirate|whirl|lighthouse|pearl|net-|nets|parrot|booty|anchor", "sea", "tide storm dusk moon"),
  hints("mire|swamp|fen|bog|reed|mud|croc|hydra|toad|murk|well", "swamp", "moss storm glade fel"),
  hints("winter|frost|snow|ice|frozen|hoar|cold|blizz|pelts", "snow mountains", "frost storm moon"),
  hints("ember|cinder|ash|fire|flame|burn|slag|pyre|lava|volcano|scorch|smoulder|soot|immolate|coal|core-", "waste cave forge", "ember blood dusk"),
  hints("lich|crypt|barrow|tomb|cairn|sepul|reliq|bone|skull|rib|skeleton", "crypt graves", "crypt moon arcane"),
  hints("grave|ghoul|zombie|funeral|mourn|widow|wail|banshee|choir|memorial|ashes", "graves deadwood crypt", "moon crypt storm"),
  hints("ghost|spectre|wraith|haunt|hollow|pale|spirit", "ruins graves deadwood", "moon crypt storm"),
  hints("plague|fever|rot|blight|fester|poison|venom|taint|corrupt|fel|disease", "deadwood swamp waste", "fel moss storm"),
  hints("forge|smith|anvil|armou?rer|iron|hammer|maul|foundry|miner", "forge cave", "ember lamp slate"),
  hints("comet|star|eclipse|moon|night|dusk|shadow|dark|twilight", "heavens ruins deadwood", "moon arcane dusk"),
  hints("rain|storm|thunder|lightning|wind|cloud|falls", "heavens mountains", "storm tide moon"),
  hints("sun|dawn|light|morning|hope|chapel|pilgrim", "heavens road hills", "dawn gold noon"),
  hints("portal|gate|rift|arcane|magic|teleport|blink|spell|void|abyss|mirror|enchant|rune|curse|hex|fel-ink", "astral ruins", "arcane fel moon"),
  hints("demon|daemon|imp|satyr|dread|devil|tyrant", "waste astral cave", "blood fel ember"),
  hints("drag|drake|wyrm|whelp|hatch|wyvern|brood|egg", "cave waste mountains", "ember dusk storm blood"),
  hints("book|scroll|tome|ledger|codex|letter|envelope|sage|quill|contract|seal|papers|school|grimoire|intellect|names", "library", "lamp slate moss wine"),
  hints("ale|beer|tankard|drink|gambl|dice|card|juggl|innkeep|inns|feast|meal|meat|ham|cook", "tavern", "lamp wine gold"),
  hints("coin|gold|merchant|trade|swap|caravan|peddler|market|fair|auction|toll", "town road", "gold noon dusk"),
  hints("quarry|cave|mine|stone|rock|gem|crystal|glass|kobold|trogg|worm|spider|rat", "cave mountains", "slate lamp arcane"),
  hints("cliff|roc|griff|gryph|eagle|vulture|peak|climb|feather|wing|harpy|bat", "mountains heavens", "noon dusk storm dawn"),
  hints("forest|wood|bramble|thicket|moss|grove|hedge|bark|spore|mushroom|leaf|root|bear|stag|archer|bow|arrow|hunter|wolf|worg|boar|panther|feline", "forest trunks deadwood", "glade dusk dawn moon"),
  hints("harvest|farm|wheat|grain|gorse|field|wool|mule|hound|mastiff|boar", "fields hills", "gold noon dawn"),
  hints("jungle|troll|gorilla|serpent|snake|drum|totem|hakkar|headhunter", "trunks swamp", "glade moss dusk"),
  hints("king|crown|duke|lord|queen|throne|champion|arena|ring-|captain|legion|banner|knight|crusader|herald", "castle hall ruins", "dusk blood gold storm"),
  hints("robber|bandit|rogue|outlaw|wanted|cutpurse|thie|assassin|ambush", "camp road trunks", "dusk moon gold"),
  hints("town|city|crier|bell|doll|beggar", "town", "dusk lamp gold"),
  hints("wagon|road|travel|boots|steed|horse|courier|runaway", "road fields", "dawn gold noon"),
];
