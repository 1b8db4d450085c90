face-advised = Advised
face-fresh = New
face-barred = Cannot be used now
face-down = A card face down
