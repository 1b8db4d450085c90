# Why somebody who knows the game would choose something.
reason-quest = { $steps ->
    [0] The quest “{ $quest }” ({ $valor } valor) goes on { $goal-at }.
    [one] It is 1 space from { $goal-the }, where the quest “{ $quest }” ({ $valor } valor) goes on.
   *[other] It is { $steps } spaces from { $goal-the }, where the quest “{ $quest }” ({ $valor } valor) goes on.
  }
reason-prize = { $steps ->
    [0] {""}
    [one] It is 1 space from { $goal-the }:{" "}
   *[other] It is { $steps } spaces from { $goal-the }:{" "}
  }{ $valor ->
    [0] a level is won there
   *[other] a trophy worth { $valor } valor is won there
  }, and you defeat { $foe-the } in { $chance } % of all cases if nobody plays anything.
reason-rest = { $steps ->
    [0] A large potion there heals 2 damage; you have { $damage }.
   *[other] It leads toward { $goal-the }, where a large potion heals 2 damage; you have { $damage }.
  }
reason-new-quest = { $steps ->
    [0] A quest giver is there, and you have room for another quest.
   *[other] It leads toward { $goal-the }, where a quest giver is; you have room for another quest.
  }
reason-heal = You have { $left } of { $life } life left.
reason-cards = Abilities decide combats, and you hold { $count ->
    [0] none.
    [one] only 1 card.
   *[other] { $count } cards.
  }
reason-more-quests = { $count ->
    [0] You have no quest, and quests bring valor.
   *[other] You have room for another quest, and quests bring valor.
  }
reason-quest-on = It brings a quest worth { $valor } valor forward.
reason-quest-done = It completes a quest: { $total } of 8 valor.
reason-equip = { $kind ->
    [weapon] Attack { $after } instead of { $before }.
   *[armor] Defense { $after } instead of { $before }.
  }
reason-fight = If nobody plays anything you defeat { $foe-the } in { $win } % of all cases and take no damage in { $safe } %.
reason-all-well = As it stands, nothing can go wrong: keep what you have.
reason-in-vain = Nothing that you could use makes a good end likelier.
reason-spared = You take { $left } damage instead of { $amount }.
