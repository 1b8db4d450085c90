"""Three toy games in a package of their own, as somebody outside of the house would make them."""
