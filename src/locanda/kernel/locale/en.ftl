# Words that every game shares.
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-comma = { $first }, { $last }
