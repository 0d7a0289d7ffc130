### Yokai Septet

## On the box
game-septet = Yokai Septet
summary-septet = Fang die Bosse, aber hüte dich vor dem siebten Stich.
length-septet = 30 min
option-septet-scoring = Wertung der Runden
option-septet-scoring-advanced = Sterne der gefangenen Bosse, bis 7 Punkte
option-septet-scoring-basic = Ein Punkt je Runde, bis 2 Punkte
option-septet-lead = Wer zuerst ausspielt
option-septet-lead-holder = Wer nach dem Weitergeben das grüne A hat und es zeigt
option-septet-lead-dealt = Wer das grüne A beim Geben bekommen hat

## Minds
mind-septet-novice = Kodama
mind-septet-novice-character = Liebt die Bosse und vergisst, die Stiche zu zählen.
mind-septet-apprentice = Kappa
mind-septet-apprentice-character = Hält sich höflich und ohne Zögern an die alten Faustregeln.
mind-septet-adept = Kitsune
mind-septet-adept-character = Zählt jede Farbe und riecht, wem eine fehlt.
mind-septet-master = Nurarihyon
mind-septet-master-character = Merkt sich jede Karte und fragt sich, welche du nicht gespielt hast.

## Rules that an action can break
problem-must-pass = Zuerst müssen drei Karten weitergegeben werden.
problem-not-passing = Karten werden nur vor dem ersten Stich weitergegeben.
problem-pass-is-final = Was weitergegeben ist, bleibt weitergegeben.
problem-must-follow-suit = Du musst die ausgespielte Farbe bedienen.

## What ended a match
septet-ending-enough-bosses = Die letzte Runde haben die Bosse entschieden.
septet-ending-seven-tricks = Die letzte Runde ging durch einen siebten Stich verloren.
septet-ending-last-trick = Die letzte Runde hat der letzte Stich entschieden.

## At the table
septet-suit-green = Grün
septet-suit-purple = Lila
septet-suit-pink = Rosa
septet-suit-yellow = Gelb
septet-suit-black = Schwarz
septet-suit-red = Rot
septet-suit-blue = Blau
septet-card = { $suit } { $value }
septet-boss = { $suit } { $value } (Boss)
septet-boss-stars = { $suit } { $value } (Boss, { $n ->
        [0] kein Stern
        [one] 1 Stern
       *[other] { $n } Sterne
    })
septet-boss-trump = { $suit } { $value } (Boss der Trumpffarbe, zählt nichts)
septet-lost-to = { $me ->
        [yes] { $card }, von dir gefangen
       *[no] { $card }, von { $name } gefangen
    }
septet-partner = Partner
septet-holds = hat { $card }
septet-goal = { $need ->
        [3] Drei Bosse gewinnen die Runde. Dein siebter Stich verliert sie.
       *[other] Vier Bosse gewinnen die Runde. Der siebte Stich eures Teams verliert sie.
    }
septet-round = Runde { $round }
septet-us = Wir
septet-them = Sie
septet-trump = Trumpf
septet-trump-is = Aufgedeckt liegt { $card }; diese Farbe ist Trumpf.
septet-led = zuerst
septet-leads = spielt aus
septet-news-leads = { $me ->
        [yes] Du hast den letzten Stich der vorigen Runde gemacht und spielst aus.
       *[no] { $name } hat den letzten Stich der vorigen Runde gemacht und spielt aus.
    }
septet-lies = { $name }: { $card }.
septet-trick-empty = Auf dem Tisch liegt keine Karte.
septet-trick-won = { $me ->
        [yes] Dein Stich
       *[no] Stich für { $name }
    }{ $n ->
        [0] {""}
        [one] {" "}· 1 Boss
       *[other] {" "}· { $n } Bosse
    }
septet-board = { $label }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $bosses } von { $need } Bossen, { $tricks } von sieben Stichen.
septet-pass = Weitergeben
septet-play = Spielen
septet-first-play = Wähle zuerst eine Karte.
septet-first-pass = { $n ->
        [one] Wähle zuerst noch eine Karte.
       *[other] Wähle zuerst noch { $n } Karten.
    }
septet-do-pass = Wähle { $n } Karten für { $name }: { $chosen } von { $n }.
septet-wait-pass = Die anderen wählen noch, was sie weitergeben.
septet-do-lead = Du spielst aus: Jede Karte ist erlaubt.
septet-do-follow = Bediene { $suit }.
septet-do-any = Du hast kein { $suit }: Jede Karte ist erlaubt.
septet-must-follow = Du hast { $suit } und musst bedienen: { $card } muss warten.
septet-would-lead = Du würdest { $suit } ausspielen: Wer { $suit } hat, muss bedienen.
septet-would-beat-all = Das schlägt alles: Der Stich wäre deiner.
septet-would-win-so-far = Damit gewinnst du den Stich bis jetzt.
septet-would-win = Damit machst du den Stich{ $n ->
        [0] .
        [one] : ein Boss.
        [2] : zwei Bosse.
        [3] : drei Bosse.
       *[other] : vier Bosse.
    }
septet-would-win-round = Damit machst du den Stich und hast genug Bosse: Die Runde wäre gewonnen.
septet-would-lose-round = Das wäre der siebte Stich, und der verliert die Runde.
septet-would-stay-below = { $mate ->
        [yes] Das bleibt unter { $card } deines Partners.
       *[no] Das bleibt unter { $card } von { $name }.
    }
septet-would-give-boss = { $mate ->
        [yes] Der Boss ginge bis jetzt an { $card } deines Partners.
       *[no] Der Boss ginge bis jetzt an { $card } von { $name }.
    }
septet-round-over = Runde { $round } ist vorbei
septet-round-won = Du hast die Runde gewonnen!
septet-round-lost = Die Runde geht an { $names }.
septet-end-bosses = Genug Bosse sind gefangen.
septet-end-seven-tricks = Ein siebter Stich ist gemacht, und wer ihn macht, verliert.
septet-end-last-trick = Alle Karten sind gespielt: Der letzte Stich entscheidet.
septet-gained = Das bringt { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }.
septet-counted = Die Bosse, die zählten
septet-last-trick = { $me ->
        [yes] Den letzten Stich hast du gemacht.
       *[no] Den letzten Stich hat { $name } gemacht.
    }
septet-log-round = Runde { $round }: { $card } wird aufgedeckt, die Farbe ist Trumpf.
septet-log-round-over = { $me ->
        [alone] Runde { $round } geht an dich
        [among] Runde { $round } geht an dich und { $names }
       *[no] Runde { $round } geht an { $names }
    } ({ $end ->
        [bosses] genug Bosse
        [seven-tricks] die anderen haben einen siebten Stich gemacht
       *[last-trick] letzter Stich
    }): +{ $n }.
septet-log-passed = Du gibst { $cards } an { $name }.
septet-log-revealed = { $n ->
        [one] Ein Boss war noch auf einer Hand: { $cards }.
       *[other] Bosse waren noch auf Händen: { $cards }.
    }
septet-log-received = Du bekommst { $cards }.
septet-log-shows = { $me ->
        [yes] Du zeigst { $card } vor und spielst aus.
       *[no] { $name } zeigt { $card } vor und spielt aus.
    }
septet-log-was-dealt = { $me ->
        [yes] Du hast { $card } beim Geben bekommen und spielst aus.
       *[no] { $name } hat { $card } beim Geben bekommen und spielt aus.
    }
septet-log-play = { $me ->
        [yes] Du spielst { $card }.
       *[no] { $name } spielt { $card }.
    }
septet-story-bosses =
    { $n ->
        [one] Ein Boss zählte.
       *[other] { $n } Bosse zählten.
    }
septet-log-trick-number = Stich { $n }
septet-log-trick = { $me ->
        [yes] Du machst den Stich mit { $card }
       *[no] { $name } macht den Stich mit { $card }
    }{ $n ->
        [0] .
        [one] : ein Boss.
        [2] : zwei Bosse.
        [3] : drei Bosse.
       *[other] : vier Bosse.
    }
septet-action-play = { $card } spielen
septet-action-pass = { $cards } weitergeben
septet-aid-goal-4 = Fang die Bosse, also die Siebenen: Ein Team mit vier Bossen gewinnt die Runde.
septet-aid-goal-3 = Fang die Bosse, also die Siebenen: Wer drei davon hat, gewinnt die Runde.
septet-aid-pass-4 = Vor dem ersten Stich gibt jeder drei Karten an den Partner weiter.
septet-aid-pass-3 = Vor dem ersten Stich gibt jeder drei Karten nach links weiter.
septet-aid-lead-holder = In der ersten Runde zeigt, wer nach dem Weitergeben das grüne A hat, die Karte vor und spielt aus. Ist das grüne A aufgedeckt, tritt die blaue 13 an seine Stelle.
septet-aid-lead-dealt = In der ersten Runde spielt aus, wer das grüne A beim Geben bekommen hat, und zeigt nichts. Ist das grüne A aufgedeckt, tritt die blaue 13 an seine Stelle.
septet-aid-follow = Bediene die ausgespielte Farbe, wenn du kannst; sonst spiel, was du willst.
septet-aid-win = Das grüne A macht jeden Stich. Sonst der höchste Trumpf, sonst die höchste Karte der ausgespielten Farbe.
septet-aid-seventh-4 = Ein Team, das seinen siebten Stich macht, verliert die Runde, außer dieser Stich bringt ihm den vierten Boss. Das andere Team gewinnt und bekommt alle Bosse dazu, die noch jemand auf der Hand hat.
septet-aid-seventh-3 = Wer einen siebten Stich macht, verliert die Runde, außer dieser Stich bringt den dritten Boss. Die beiden anderen gewinnen.
septet-aid-last = Sind alle Karten gespielt, gewinnt die Runde, wer den letzten Stich gemacht hat.
septet-aid-score-advanced-4 = Die Gewinner einer Runde zählen die Sterne auf ihren Bossen; der Boss der Trumpffarbe zählt nichts. Sieben Punkte gewinnen das Spiel.
septet-aid-score-advanced-3 = Wer eine Runde gewinnt, zählt die Sterne auf seinen Bossen; der Boss der Trumpffarbe zählt nichts. Nach einem siebten Stich bekommen die beiden anderen je 3 Punkte. Mit 7 Punkten endet das Spiel, und wer die meisten hat, gewinnt.
septet-aid-score-basic-4 = Eine Runde bringt dem Team, das sie gewinnt, 1 Punkt, gleich, mit welchen Bossen. Zwei Punkte gewinnen das Spiel.
septet-aid-score-basic-3 = Eine Runde bringt jedem Gewinner 1 Punkt, gleich, mit welchen Bossen. Zwei Punkte gewinnen das Spiel.
septet-aid-stars = { $n ->
        [0] kein Stern
        [one] 1 Stern
       *[other] { $n } Sterne
    }

# Was aus einer Entscheidung werden kann, wie eine Nachbesprechung es sagt.
fact-septet-bosses-ours = deine Seite erbeutet genug Bosse
fact-septet-bosses-theirs = die anderen erbeuten genug Bosse
fact-septet-seventh-theirs = die anderen nehmen einen siebten Stich
fact-septet-seventh-ours = deine Seite nimmt einen siebten Stich
fact-septet-last-trick-ours = deine Seite nimmt den letzten Stich
fact-septet-last-trick-theirs = die anderen nehmen den letzten Stich
