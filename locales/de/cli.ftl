### Was die Befehle von `hyakki` sagen. Sie sprechen auch mit den Worten von common.ftl und problem.ftl.

cli-error = Fehler: { $why }
cli-stopped = vor dem Ende angehalten
cli-heading = { $game }, { $n ->
        [one] 1 Spieler
       *[other] { $n } Spieler
    }
cli-seat = Platz { $seat }: { $what }
cli-default = (Standard)
cli-not-found = diese Datei gibt es nicht
cli-not-allowed = das darf nicht gelesen oder geschrieben werden
cli-is-a-folder = das ist ein Ordner

## Die Datenbank
cli-open = Hyakki ist offen: { $address }
cli-cannot-listen = auf { $address } lässt sich nicht lauschen: { $why }
cli-url-not-an-address = das ist keine Adresse wie https://games.example.org
cli-url-scheme = eine Adresse beginnt mit https:// oder http://
cli-url-more-than-a-site = das ist mehr als die Adresse einer Website: hinter dem Namen und seinem Port darf nichts stehen
cli-bad-log = „{ $log }“ ist keine Einstellung für das Protokoll: erlaubt sind off, error, warn, info, debug und trace, allein oder für ein Modul wie in hyakki_server=debug
cli-bad-time = { $option } geht von { $least } bis { $most }
cli-bad-contact = „{ $contact }“ ist keine Adresse, an die man schreiben kann: erlaubt sind mailto:…, https://… und tel:…
cli-no-database = { $path }: diese Datenbank gibt es nicht
cli-no-data-folder = du hast keinen Datenordner; sag mit --database sqlite:PFAD, wo die Datenbank liegt
cli-backed-up = { $file }: { $n ->
        [one] 1 Byte
       *[other] { $n } Bytes
    }
cli-pruned = entfernt: { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    }, { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }, { $users } Benutzer
cli-would-prune = würde entfernen: { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    }, { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }, { $users } Benutzer
cli-too-young = { $age }: was jünger als ein Tag ist, wird nicht entfernt
cli-clock-before-1970 = die Uhr dieses Rechners steht vor 1970

## Simulieren
cli-option-shape = eine Option schreibt sich Name=Wert, nicht „{ $text }“
cli-option-twice = die Option „{ $name }“ ist zweimal angegeben
cli-progress = { $done } von { $all } Partien, { $speed }, noch { $left }
cli-title-played = gespielt
cli-title-length = Länge
cli-title-wins = Siege
cli-title-points = Punkte
cli-title-ended = beendet durch
cli-played = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } in { $seconds } s, { $speed } Partien/s auf { $threads ->
        [one] 1 Thread
       *[other] { $threads } Threads
    }, Startwert { $seed }
cli-length = im Mittel { $mean } Schritte, { $shortest } bis { $longest }
cli-fewer-threads = { $n ->
        [one] 1 Thread spielt
       *[other] { $n } Threads spielen
    }, nicht { $asked }: mehr brächten nichts
cli-tied = alle gleichauf: { $percent } %

## Zurückschauen und prüfen
cli-step = Schritt { $step } von { $n }: { $what }
cli-step-before = vor dem ersten
cli-step-action = Platz { $seat } hat gehandelt
cli-step-chance = Zufall
cli-no-such-step = { $path }: es gibt nur { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }, nicht { $step }
cli-no-such-seat = einen Platz { $seat } gibt es nicht: die Plätze sind 0 bis { $last }
cli-untold = { $path }: { $n ->
    [one] Platz { $seats } hat eine Nonce für das Mischen zugesagt und nicht genannt
   *[other] die Plätze { $seats } haben Nonces für das Mischen zugesagt und nicht genannt
}
cli-resigned = { $path }: { $n ->
    [one] Platz { $seats } hat aufgegeben
   *[other] die Plätze { $seats } haben aufgegeben
}
cli-abandoned = { $path }: die Partie wurde abgebrochen
cli-right = { $path }: richtig ({ $what }, { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    })
cli-right-so-far = { $path }: bis hierher richtig ({ $what }, { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    })
cli-verified = { $n ->
        [one] 1 Aufzeichnung: richtig
       *[other] { $n } Aufzeichnungen: alle richtig
    }
cli-verified-some = { $n ->
        [one] 1 Aufzeichnung
       *[other] { $n } Aufzeichnungen
    }: { $right } richtig, { $wrong } falsch
cli-record-too-large = { $path }: größer als jede Aufzeichnung

## Was ein Spiel nicht hat
config-players = dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $found }
config-players-exactly = dieses Spiel ist für { $most } Spieler, nicht für { $found }
config-no-options = die Option „{ $name }“ gibt es nicht (dieses Spiel hat keine Optionen)
config-option = die Option „{ $name }“ gibt es nicht (es gibt: { $known })
config-value = die Option „{ $option }“ kann nicht „{ $value }“ sein (möglich ist: { $known })

## Was an einer Aufzeichnung nicht stimmt
record-line = Zeile { $line }: { $why }
record-not-utf8 = kein Text in UTF-8
record-empty = die Aufzeichnung ist leer
record-too-long = länger als { $n } Bytes
record-json = fehlerhaft: { $detail }
record-shape = eine Zeile enthält eines von `chance`, `seat` mit `action`, `undo`, `resign`, `abandon`, `outcome` und `secret`
record-format = das Aufzeichnungsformat { $found } ist unbekannt (dieses Programm liest Format { $known })
record-game = das Spiel „{ $name }“ gibt es nicht
record-rules = gespielt nach Regelfassung { $found }, und dieses Programm kennt Fassung { $known }
record-names = `names` muss für jeden Spieler einen Namen enthalten, mit höchstens { $n } Zeichen und ohne Steuerzeichen
record-nonces = `nonces` muss für jeden Spieler einen Text enthalten, mit höchstens { $n } Bytes
record-commitment = `commitment` muss aus 64 hexadezimalen Ziffern in Kleinschreibung bestehen
record-pledges = `pledges` muss für jeden Spieler 64 hexadezimale Ziffern in Kleinschreibung oder nichts enthalten und fehlt, wo niemand etwas zugesagt hat
record-broken-pledge = gebrochene Zusage: Platz { $seat } hat eine andere Nonce genannt als zugesagt
record-seat = einen Platz { $seat } gibt es nicht
record-notation = fehlerhafter Schritt: { $detail }
record-illegal = regelwidriger Schritt: Platz { $seat } darf „{ $action }“ nicht spielen: { $why } ({ $rule })
record-chance = unmöglicher Zufall: { $detail }
record-undo = unmögliche Zurücknahme: nur wer zuletzt gehandelt hat, kann zurücknehmen, und mindestens einen Schritt
record-concession = unmögliche Aufgabe: aufgeben oder abbrechen können nur Plätze von Seiten, die nicht aufgegeben haben, jeder einmal und der Reihe nach, und nur vor dem Ende
record-after-concession = nur noch das Ergebnis kann folgen: die Partie wurde aufgegeben oder abgebrochen
record-early-outcome = ein Ergebnis ist angegeben, aber die Partie ist nicht vorbei
record-wrong-outcome = falsches Ergebnis: angegeben ist { $stated }, aber die Schritte ergeben { $replayed }
record-after-end = nach dem Ergebnis kann nur noch das Geheimnis stehen
record-early-secret = ein Geheimnis kann nur nach dem Ergebnis einer Partie stehen, die sich darauf festgelegt hat
record-wrong-secret = falsches Geheimnis: die Kopfzeile hat sich auf ein anderes festgelegt
record-unfair = unfairer Zufall: Schritt { $step } folgt nicht aus dem Geheimnis und den Beiträgen der Spieler
record-unfinished = die Aufzeichnung endet vor der Partie

## Was an der Datenbank nicht stimmt
store-unavailable = die Datenbank ist nicht erreichbar: { $detail }
store-corrupt = die Datenbank ist beschädigt: { $detail }
store-newer = die Datenbank hat Fassung { $found }, und dieses Programm kennt Fassung { $known }: nimm ein neueres Programm
store-bad-url = keine Adresse einer Datenbank: { $detail } (möglich ist sqlite:PFAD oder postgres://…)
store-served = ein anderer Server benutzt diese Datenbank: eine SQLite-Datei ist für einen Server da, mehrere teilen sich ein PostgreSQL
store-all-too-old = selbst das Neueste in der Datenbank würde entfernt: entweder war so lange niemand hier, oder die Uhr geht falsch; nichts wurde entfernt
store-nearly-all-too-old = fast alles in der Datenbank würde entfernt: wenn die Uhr richtig geht und das gewollt ist, tut es hyakki prune --yes; nichts wurde entfernt
store-backup-exists = { $path } gibt es schon
store-backup-failed = die Sicherung ließ sich nicht schreiben: { $detail }
store-use-pg-dump = eine PostgreSQL-Datenbank wird mit pg_dump gesichert
store-refused = die Datenbank hat abgelehnt: { $detail }

## Lösen
cli-solve-other-game = { $path }: ist eine Partie von { $game }; gelöst werden kann nur Septet
cli-bad-position = diese Stellung lässt sich nicht lösen: { $why }
cli-no-position = es fehlt eine Aufzeichnung oder eine Stellung
cli-not-solvable-at = { $path }: nach { $step ->
        [one] 1 Schritt
       *[other] { $step } Schritten
    } { $why }
cli-solving = rechnet; eine schwere Stellung dauert Minuten
cli-solve-seat = Platz { $seat } spielt
cli-solve-best = beste
cli-solve-line = bestes Spiel { $line }
cli-solve-nodes = { $n ->
        [one] 1 Stellung
       *[other] { $n } Stellungen
    } angesehen

## Nachbesprechen
cli-review-progress = Nachbesprechung: { $done } von { $all } Schritten, noch { $left }
cli-review-empty = in diesem Spiel hat niemand etwas entschieden
cli-review-effort = { $n } Probespiele für jede Entscheidung, Startwert { $seed }
cli-review-player = Spieler
cli-review-expected = erwartet
cli-review-deals = Geben und Ziehen
cli-review-own = eigenes Spiel
cli-review-others = Spiel der anderen
cli-review-unseen = das Verborgene
cli-review-result = Ergebnis
cli-review-accuracy = Genauigkeit
cli-review-counted = { $accuracy } ({ $n ->
        [one] 1 Entscheidung
       *[other] { $n } Entscheidungen
    })
cli-review-nothing-counted = – (nichts stand auf dem Spiel)
cli-review-parts = In Punkten der Gewinnaussicht: Ergebnis = erwartet + Geben und Ziehen + eigenes Spiel + Spiel der anderen + das Verborgene. Das eigene Spiel ist am schnellen Spiel des Prüfers gemessen, ± seinem 99-%-Intervall; das Verborgene ist, was die verdeckten Karten daraus machten.
cli-review-conceded = Jemand hat aufgegeben, und das hat das Ergebnis über diese Anteile hinaus verändert: { $changes }
cli-review-accuracy-is = Die Genauigkeit ist das Mittel von 100·e^(−Verlust / 23 Punkte) über die Entscheidungen, bei denen etwas auf dem Spiel stand, beurteilt nach dem, was der Spieler wissen konnte.
cli-review-no-mistakes = Keine Entscheidung hat sicher 3 Punkte Gewinnaussicht gekostet.
cli-review-label-inaccuracy = Ungenauigkeit
cli-review-label-mistake = Fehler
cli-review-label-blunder = grober Fehler
cli-review-choice = Schritt { $step }, { $name }: { $action }, { $label }: { $loss } Punkte verloren [{ $low }, { $high }]; besser war { $best }
cli-review-why = { $fact }: in { $other } von 100 Welten mit { $best }, in { $chosen } mit { $action }
cli-review-open-only = Gut nach dem, was man wissen konnte, aber nicht mit offenen Karten (zählt nicht):
cli-review-open-choice = Schritt { $step }, { $name }: { $why }
cli-review-chances = in den Worten des Spiels unterscheidet sie nichts: mit { $best } gewinnst du in { $other } von 100 Welten, mit { $action } in { $chosen }
cli-review-points-lost = in Punkten des Spiels bringt { $action } gegen { $best } im Mittel { $points }
cli-review-open-cards = mit offenen Karten war { $actions } am besten, und { $action } kostete { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    } der Runde (zählt nicht)
cli-review-curve = Gewinnaussicht jedes Platzes im Lauf der Partie, alle Karten bekannt außer denen, die niemand gesehen hat. Die Punkte sind Wendepunkte.
cli-review-turning = Schritt { $step }: { $what }
cli-review-chance-fell = Zufall
cli-review-picture = Was aus der Erwartung jedes Platzes wurde
cli-review-exercises = Finde etwas Besseres
cli-review-exercise = { $name }, Schritt { $step }: was würdest du tun?
cli-review-answer = Die Antwort
cli-review-right = richtig
cli-review-played = gespielt
cli-review-action = Zug
cli-review-value = Gewinnaussicht, %
cli-review-behind = gegenüber der Wahl, Punkte
cli-lessons-wrong = { $path }: { $why }
cli-lessons-right = { $path }: richtig; { $ways ->
    [one] ein Weg
   *[other] { $ways } Wege
} hindurch, { $keys } Sätze
