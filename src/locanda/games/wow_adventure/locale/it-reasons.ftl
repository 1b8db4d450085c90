# Perché chi conosce il gioco sceglierebbe qualcosa.
reason-quest = { $steps ->
    [0] La missione «{ $quest }» (punti valore { $valor }) prosegue { $goal-at }.
    [one] Da lì manca 1 spazio alla meta ({ $goal }), dove prosegue la missione «{ $quest }» (punti valore { $valor }).
   *[other] Da lì mancano { $steps } spazi alla meta ({ $goal }), dove prosegue la missione «{ $quest }» (punti valore { $valor }).
  }
reason-prize = { $steps ->
    [0] {""}
    [one] Da lì manca 1 spazio alla meta ({ $goal }):{" "}
   *[other] Da lì mancano { $steps } spazi alla meta ({ $goal }):{" "}
  }{ $valor ->
    [0] vi si vince un livello
   *[other] vi si vince un trofeo da punti valore { $valor }
  }; probabilità di sconfiggere { $foe-the } se nessuno gioca nulla: { $chance } %.
reason-rest = { $steps ->
    [0] Lì una pozione grande cura 2 danni; ne hai { $damage }.
   *[other] Porta verso la meta ({ $goal }), dove una pozione grande cura 2 danni; ne hai { $damage }.
  }
reason-new-quest = { $steps ->
    [0] Lì c’è un committente, e hai posto per un’altra missione.
   *[other] Porta verso la meta ({ $goal }), dove c’è un committente; hai posto per un’altra missione.
  }
reason-heal = Ti resta vita { $left } su { $life }.
reason-cards = Le abilità decidono i combattimenti, e in mano { $count ->
    [0] non ne hai.
    [one] hai una sola carta.
   *[other] hai { $count } carte.
  }
reason-more-quests = { $count ->
    [0] Non hai missioni, e le missioni portano punti valore.
   *[other] Hai posto per un’altra missione, e le missioni portano punti valore.
  }
reason-quest-on = Fa avanzare una missione da punti valore { $valor }.
reason-quest-done = Completa una missione: punti valore { $total } su 8.
reason-equip = { $kind ->
    [weapon] Attacco { $after } invece di { $before }.
   *[armor] Difesa { $after } invece di { $before }.
  }
reason-fight = Se nessuno gioca nulla, la probabilità di sconfiggere { $foe-the } è { $win } % e quella di non subire danni { $safe } %.
reason-all-well = Così com’è non può andare male: conserva ciò che hai.
reason-in-vain = Nulla di ciò che potresti usare rende più probabile un buon esito.
reason-spared = Subisci danni { $left } invece di { $amount }.
