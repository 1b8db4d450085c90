# Quanto sono probabili le cose, ognuna con la sua condizione.
odds-how = { $how ->
    [card] con questa carta e nient’altro
    [item] con questo e nient’altro
    [again] se ritiri il dado e nessuno gioca altro
    [begun] se nessuno gioca nulla
   *[stands] se nessuno gioca altro
  }
odds-win = Sconfiggi { $foe-the }, { odds-how }
odds-hits = { $foe-the } { $foe-number ->
    [many] subiscono
   *[one] subisce
  } danni, { odds-how }
odds-safe = Non subisci danni contro { $foe-the }, { odds-how }
odds-stands = Resti in piedi contro { $foe-the }, { odds-how }
odds-win-unseen = Sconfiggi l’incontro, se ne esce subito uno e nessuno gioca nulla
odds-safe-unseen = Non subisci danni, se esce subito un incontro e nessuno gioca nulla
odds-stands-unseen = Resti in piedi, se esce subito un incontro e nessuno gioca nulla
odds-farther = Tiri più di movimento { $movement }
odds-roll = Il dado mostra { $target } o più
