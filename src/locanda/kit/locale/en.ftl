# Words that every game shares.
list-and = { $first } and { $last }
list-comma = { $first }, { $last }
