face-advised = Consigliata
face-fresh = Nuova
face-barred = Ora non si può usare
face-down = Una carta coperta
