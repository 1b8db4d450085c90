# Parole comuni a tutti i giochi.
list-and = { $first } e { $last }
list-or = { $first } o { $last }
list-comma = { $first }, { $last }
