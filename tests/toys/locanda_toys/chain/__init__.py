"""Three mages and a chain of spells: responses, triggers, replacements, waves, and hands that nobody else sees."""
