# Parole comuni a tutti i giochi.
list-and = { $first } e { $last }
list-comma = { $first }, { $last }
