### Wörter des ganzen Hauses: Seiten, Tische, Einstellungen.

## Spiele
players-range =
    { $least ->
        [2] { $most ->
            [2] 2 Spieler
           *[other] 2–{ $most } Spieler
        }
       *[other] { $least }–{ $most } Spieler
    }

## Wege
home = Startseite
to-home = Zur Startseite
navigation = Seiten
settings = Einstellungen
close = Schließen
go-on = Weiter
loading = Einen Moment …
try-now = Jetzt versuchen
copy = Kopieren
copied = Kopiert
you = Du
guest = Gast
table = Tisch

## Startseite
welcome = Heute Nacht leuchten vier Tische.
welcome-text = Wähle ein Spiel: Geister sitzen bereit, und Freunde brauchen nichts als einen Link.
home-what = Ein offener Tisch für Yokai-Spiele: mit Freunden über einen Link, oder sofort gegen Geister. Ohne Konto, ohne Installation.
home-games = Spiele
home-alone = Der Server antwortet nicht.
home-alone-text = Wir versuchen es weiter. Von deinen Partien geht nichts verloren; was hier steht, kann veraltet sein.
resume-yours = Du bist am Zug.
resume-theirs = { $n ->
        [one] { $names } ist am Zug.
       *[other] Am Zug sind: { $names }.
    }
resume-gathering = Wartet auf Mitspieler.
resume-with = Mit { $names }
resume-since = Begonnen { $when }
show-all = Alle { $n } zeigen
show-fewer = Weniger zeigen
minds-what = Was ist ein Geist?
minds-text = Ein Programm, das an diesem Tisch spielt wie ein Mensch: Es weiß nur, was sein Platz wissen darf, nie deine Karten, und es lässt sich Zeit. Es gibt vier Stufen, und jedes Spiel hat für jede eine eigene Gestalt.
my-turn = Du bist am Zug
going-on = Deine Tische
open-tables = Offene Tische
open-tables-none = Niemand wartet auf Mitspieler. Mach einen Tisch mit Freunden auf und lass ihn hier anzeigen.
watch-tables = Zum Zuschauen
watch-tables-none = Es läuft keine öffentliche Partie.
play-now = Jetzt spielen
with-friends = Mit Freunden
choose-players = Wie viele spielen mit?
choose-mind = Wie gut sollen die Geister spielen?
choose-clock = Bedenkzeit am Tisch mit Freunden
clock-none = Ohne Uhr
clock-quick = 30 Sekunden je Zug
clock-calm = 15 Minuten für jeden, dazu 10 Sekunden je Zug
clock-days = Zwei Tage je Zug
clock-per-move = { $time } für jeden Zug
clock-bank = { $time } für jeden, { $more } mehr mit jedem Zug
choose-spectators = Andere zuschauen lassen
choose-public = Den Tisch öffentlich anzeigen
choose-hints = Gegen Geister einen Geist um Rat fragen dürfen
choose-hints-people = Unter Menschen einen Geist um Rat fragen dürfen
choose-undo = Züge zurücknehmen erlauben
more-choices = Mehr Auswahl
read-rules = Die Regeln lesen

## Geister
mind-novice = Neuling
mind-apprentice = Lehrling
mind-adept = Kenner
mind-master = Meister

## Warten auf Mitspieler
seat-free = Freier Platz
sit-here = Platz nehmen
get-up = Aufstehen
seat-mind = Geist dazusetzen
unseat-mind = Wegschicken
your-name = Dein Name
gathering-shuffling = Alle mischen …
gathering-waiting = Warten auf die anderen. Die Partie beginnt, wenn alle Plätze besetzt sind.
gathering-choose = Du bist eingeladen: Wähle einen Platz.
gathering-asked = Alle Plätze sind besetzt: Die Partie beginnt, wenn dir die Änderungen recht sind.
gathering-not-agreed = { $n ->
        [one] Alle Plätze sind besetzt. Es fehlt nur noch, dass { $names } den Änderungen zustimmt.
       *[other] Alle Plätze sind besetzt. Es fehlt nur noch, dass diese den Änderungen zustimmen: { $names }.
    }
gathering-changed = Etwas hat sich geändert.
gathering-changed-marked = Was jetzt anders gespielt wird, ist markiert. Vorher fragen wir dich: Ohne dich beginnt nichts.
gathering-changed-text = Sieh dir die Plätze an und was gespielt wird. Ohne dich beginnt nichts.
gathering-agree = Ist mir recht
gathering-looks = sieht sich die Änderungen an
seats = Plätze
host = Gastgeber
team-number = Team { $n }
team-opposite = Partner sitzen einander gegenüber.
move-seat = Platz tauschen
move-here = Hiermit tauschen
level-of = Stufe von { $name }
name-take = Das bin ich
name-change = Anderer Name
name-ideas = Kranich, Weide, Reiher, Ahorn, Otter, Pflaume, Lerche, Zeder, Leuchtkäfer, Karpfen
terms = Was gespielt wird
terms-host = Das kannst du ändern, bis die Partie beginnt. Wer schon hier sitzt, wird noch einmal gefragt.
terms-others = { $name } kann das ändern, bis die Partie beginnt; dann wirst du vorher gefragt.
terms-before = bisher: { $value }
setting-undo = Züge zurücknehmen
setting-hints = Rat von einem Geist
setting-spectators = Zuschauer
setting-public = Für alle aufgelistet
setting-talk = Reden
talk-by-the-rules = Wie die Regeln sagen: nicht unter Partnern
talk-always = Immer
talk-never = Nie
yes = ja
no = nein
share = Teilen
share-table = Spiel mit mir { $game }
invite-title = Freunde einladen
invite-text = Wer diesen Link hat, kann sich setzen. Niemand braucht ein Konto.
table-link = Link zu diesem Tisch
qr-label = Der Link zu diesem Tisch als QR-Code

## Am Tisch
your-hand = Deine Hand
n-cards =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
waiting-for = { $me ->
        [yes] Du bist am Zug.
       *[no] { $absence ->
            [away] { $name } ist weg.
            [gone] { $name } ist weg.
            [stand-in] Ein Geist spielt für { $name } …
            [resigned] Ein Geist spielt für { $name } …
           *[none] { $name } denkt nach …
        }
    }
is-thinking = { $name } ist am Zug.
clock-left = Noch { $time }
undo = Zurücknehmen
hint = Was würde ein Meister spielen?
hint-says = Ein Geist würde wählen: { $action }
sound = Ton
haptics = Vibration
log = Verlauf
log-empty = Noch ist nichts geschehen.
log-mind = { $name } spielt als { $level ->
        [novice] Neuling
        [apprentice] Lehrling
        [adept] Kenner
        [master] Meister
       *[other] { $level }
    }.
chat = Chat
chat-news = Chat: Es gibt Neues
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
aid = Übersicht
side-tabs = Verlauf, Chat und Übersicht
rules-whole = Alle Regeln
title-your-turn = ● Du bist am Zug · Hyakki
no-watching = An diesem Tisch darf niemand zuschauen.
line-connecting = Verbindung wird aufgebaut
line-open = Verbunden
line-lost = Verbindung verloren
line-gone = Nicht verbunden
connection-lost = Die Verbindung ist weg. Von der Partie geht nichts verloren: Wir versuchen es weiter.
connection-back =
    { $n ->
        [0] Wieder da. Inzwischen ist nichts geschehen.
        [one] Du hast einen Zug verpasst.
       *[other] Du hast { $n } Züge verpasst.
    }
leave-to-mind = Einen Geist für mich spielen lassen
leave-to-mind-text = Ein Geist spielt deinen Platz in Ruhe weiter, bis du ihn zurücknimmst. Alle sehen das.
leave-to-mind-yes = Lass ihn spielen
cancel = Jetzt nicht
pause = Uhren anhalten
claims-for-me = Ziele für mich beanspruchen
is-paused = Die Uhren stehen.
resume = Weiter
stood-in-for-you = Ein Geist spielt für dich.
return = Wieder selbst spielen
is-absent = { $name } ist anscheinend nicht da.
vote-stand-in = Einen Geist einspringen lassen

## Das Ende einer Partie
ending-label = Das Ende der Partie
ending-won = Du hast gewonnen!
ending-won-together = Ihr habt gewonnen!
ending-other =
    { $n ->
        [one] { $names } hat gewonnen.
       *[other] { $names } haben gewonnen.
    }
rematch = Noch einmal
rematch-asked = Warten auf die anderen
rematch-wanted = Für noch eine Partie: { $names }.
look-back = Zurückschauen
see-table = Den Tisch ansehen
see-ending = Zum Ergebnis

## Wenn etwas nicht stimmt
table-gone = Diesen Tisch gibt es nicht mehr
table-gone-text = Vielleicht stimmt der Link nicht, oder der Tisch wurde lange nach seiner letzten Partie abgeräumt.
table-failed = Der Tisch ließ sich nicht zeichnen. Von der Partie geht nichts verloren.
page-wrong = Etwas ist schiefgegangen
page-not-loaded = Ein Teil der Seite ließ sich nicht laden. Prüfe die Verbindung und lade die Seite neu.
no-such-page = Diese Seite gibt es nicht
no-such-page-text = Die Adresse führt hier nirgendwohin.
