### Ein Spiel lernen, indem man es spielt.

learn = Lernen
learn-what = Kurze Lektionen am echten Tisch. Ein Yokai des Hauses zeigt dir, worauf es ankommt, und du spielst.
learn-game = { $game } in fünf Minuten lernen
learn-leave = Verlassen; du kannst später weitermachen
learn-progress = Wie weit du bist
learn-back = Einen Satz zurück
learn-again = Zurück zum letzten Haltepunkt
learn-next = Weiter
learn-skip = Weiter
learn-answers = Deine Antwort
learn-wrong = Das nicht.
learn-done = Gut gemacht! Das war die Lektion.
learn-play = Gegen { $name } spielen
learn-next-lesson = Als Nächstes: { $title }
learn-all = Alle Lektionen
learn-done-of = { $done } von { $n } Lektionen geschafft
learn-is-done = geschafft
learn-begin = Hier anfangen
learn-go-on = Weitermachen ({ $n } %)
problem-no-such-lesson = Diese Lektion gibt es nicht.
problem-other-lesson = Die Lektion hat sich geändert und fängt von vorn an.
