### Was `hyakki puzzles` sagt.

cli-puzzles-making = { $done } von { $all } Rätseln, { $time }
cli-puzzles-checking = { $path }: { $done } von { $all }, noch { $left }
cli-puzzles-made = { $path }: { $n ->
        [one] 1 Rätsel
       *[other] { $n } Rätsel
    } aus { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    } der Geister gegeneinander
cli-puzzles-stopped = angehalten: { $n ->
        [one] 1 Rätsel steht
       *[other] { $n } Rätsel stehen
    } in { $path }; derselbe Befehl macht dort weiter
cli-puzzles-other-game = { $path }: das sind Rätsel eines anderen Spiels, { $game }
cli-puzzles-other-seed = { $path }: mit Startwert { $seed } gemacht; mach damit weiter oder wähle eine andere Datei
cli-puzzles-too-large = { $path }: größer als jede Datei von Rätseln
cli-puzzles-no-header = das ist keine Datei von Rätseln: { $detail }
cli-puzzles-form = diese Form von Rätseldateien ({ $found }) ist unbekannt
cli-puzzles-changed = das Rätsel wurde nachträglich geändert
cli-puzzles-seal = die Datei wurde nachträglich geändert: Zeilen fehlen, sind hinzugekommen oder vertauscht, oder der Kopf ist ein anderer
cli-puzzles-bad = { $path }: Rätsel { $id }: { $why }
cli-puzzles-not-to-act = Platz { $seat } hat in dieser Stellung nichts zu entscheiden
cli-puzzles-not-legal = { $why }
cli-puzzles-not-offered = „{ $action }“ steht nicht zur Wahl
cli-puzzles-no-question = es hat keine richtige oder keine falsche Antwort
cli-puzzles-wrong = { $path }: Rätsel { $id } ist falsch: der Beweis ergibt „{ $right }“
cli-puzzles-overturned = { $path }: Rätsel { $id } ist umgestoßen: seine Antwort liegt nur { $lead } Punkte vorn
cli-puzzles-checked = { $path }: { $proven } bewiesen, davon { $wrong } falsch; { $strong } stark, davon { $overturned } umgestoßen
cli-puzzles-none = so ein Rätsel gibt es nicht
cli-puzzles-which = eine Zahl von 1 bis { $n } oder eine Aktion, wie sie geschrieben steht; eine leere Zeile gibt auf
