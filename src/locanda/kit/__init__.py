"""The kit: what games have in common, on top of the kernel."""
