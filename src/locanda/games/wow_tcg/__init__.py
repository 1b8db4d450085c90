"""World of Warcraft TCG: Heroes of Azeroth."""
