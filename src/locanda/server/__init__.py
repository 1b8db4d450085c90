"""The server: accounts, tables, saved games and live updates, on top of the games and the kernel."""
