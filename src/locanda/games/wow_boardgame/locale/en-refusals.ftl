# Why something cannot be done at the table of the Board Game: what is in the way here and now, said to whoever asks.

# Setup
refusal-class-taken = Somebody already plays the class { $card }.
refusal-no-sides = With the class { $card } the factions could not have as many characters each: the Paladin is of the Alliance, the Shaman of the Horde.

# Actions
refusal-no-town = No town in { $region-the } is friendly to you.
refusal-independents-here = { $amount ->
    [one] An independent creature stands in { $region-the }: until it is defeated you can only challenge it.
   *[other] Independent creatures ({ $amount }) stand in { $region-the }: until they are defeated you can only challenge them.
  }
refusal-independents-first = The independent creatures in { $region-the } have to be challenged first.
refusal-one-travel = A card of yours allows only one Travel action in a turn, and you have taken it.
refusal-plaguewinds = The plaguewinds take { $needs } Energy from a Travel that begins here, and { energy-here }.
energy-here = { $energy ->
    [0] you have none
   *[other] you have { $energy }
  }
refusal-enemy-quest = These creatures ({ $kinds }) belong to quests of the other faction.
refusal-tried-already = Your faction has already challenged { $card-the }, and each may try only once.

# Travel
refusal-enemy-home = The start region of the enemy is { $region-the }.
refusal-no-border = There is no open border between { $here-the } and { $region-the }.
refusal-no-flight-here = Your faction has no flight path in { $region-the }.
refusal-no-flight-there = Your faction has no flight path in { $region-the }.
refusal-already-there = You are in { $region-the } already.

# Cards
refusal-used-already = You have already used { $card-the } as often as you may.
refusal-first-not-used = The first ability of { $card-the } was not used in this round.
refusal-needs-unmet = { $needs ->
    [none] What { $card-the } asks for is not so now.
   *[other] You can use { $card-the } only { $needs }, and that is not so now.
  }
refusal-not-free = No card lets you use { $card-the } without Energy now.
refusal-energy-short = You need { $price } Energy for { $card-the }, and { energy-here }.
refusal-gold-short = You need { $price } gold for { $card-the }, and { $gold ->
    [0] you have none
   *[other] you have { $gold }
  }.
refusal-level-short = You need level { $needs } for { $card-the }, and yours is { $level }.
refusal-nothing-to-unequip = Nothing is equipped that could be unequipped for { $card-the }.
refusal-one-a-round = You have already used { $trait ->
    [scroll] a Scroll
   *[potion] a Potion
  } in this round.
refusal-nothing-to-regain = Nobody whom { $card-the } would help has anything to regain.
refusal-no-such-die = No die fits { $card-the }. The pool: { $pool }.
refusal-nothing-to-pay = You do not have enough { $resource } to pay for { $card-the }.
refusal-wrong-type = Your { $area } takes only cards of type { $types }, not { $card-the }.
refusal-only-category = Your { $area } takes only Powers of the category { $category }, not { $card-the }.
refusal-stance-elsewhere = A Stance such as { $card-the } does not go into your { $area }.
refusal-wrong-trait = Your { $area } takes only items with the trait { $traits }, not { $card-the }.
refusal-function-taken = An add-on of the kind { $function } lies in your { $area } already.
refusal-area-taken = Your { $area } holds { $other-the } already.
refusal-category-taken = You have already equipped { $other-the }, of the same unique category as { $card-the }.
refusal-soulbound = A soulbound item such as { $card-the } stays with its owner.
refusal-offered-already = The offer already holds { $card-the }.
refusal-gold-named = The gold is in the offer already.
refusal-figures-short = { $needs } figures of { $card-the } are needed, and { $left ->
    [0] none is left
    [one] 1 is left
   *[other] { $left } are left
  }.
refusal-nothing-for-it = There is nothing now that { $card-the } could work on.
refusal-paid-not-lost = Health that was paid is not lost: { $card-the } cannot prevent it.
