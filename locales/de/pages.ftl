### Zurückschauen, Regeln, Einstellungen, und das Hereinkommen mit einem Link.

## Zurückschauen
replay = Zurückschauen
replay-start = Vor dem ersten Schritt.
replay-deed = { $name }: { $action }
replay-chance = Der Zufall hat entschieden.
replay-reel = Schritte der Partie
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-step = Schritt { $step } von { $n }
replay-seat = Wessen Sicht
replay-public = Zuschauer
replay-share = Diesen Moment teilen
replay-share-text = Dieser Link führt genau zu diesem Schritt, gesehen von diesem Platz.
replay-download = Aufzeichnung herunterladen
replay-to-table = Zum Tisch dieser Partie

## Regeln
rules = Regeln

## Einstellungen
save = Speichern
saved = Gespeichert.
language = Sprache
theme = Darstellung
theme-system = Wie das Gerät
theme-night = Nacht
theme-day = Tag
sound-on = An
sound-off = Aus
private-link = Deine anderen Geräte
private-link-text = Mit diesem Link bist du auch in einem anderen Browser du. Er gilt einmal und einen Tag lang. Zeig ihn niemandem.
private-link-make = Privaten Link erstellen
account = Konto
account-text = Niemand braucht ein Konto. Mit Anmeldename und Passwort kannst du von überall zurückkommen.
account-is = Du bist { $login }.
account-make = Konto anlegen
login = Anmeldename
password = Passwort (mindestens 8 Zeichen)
password-old = Bisheriges Passwort
password-new = Neues Passwort (mindestens 8 Zeichen)
password-change = Passwort ändern
password-changed = Geändert. Alle deine anderen Browser und Links gelten nicht mehr.
log-in = Anmelden
log-out = Abmelden
logged-in = Willkommen zurück.
logged-out = Du bist wieder Gast.
sessions = Wo du angemeldet bist
sessions-text = Alle diese Zugänge gehören dir. Beende, was du nicht kennst oder nicht brauchst.
session-device = { $browser } auf { $system }
session-unknown = Ein Browser
session-link = Ein privater Link, den noch niemand benutzt hat
session-this = dieser Browser
session-times = seit { $began }, zuletzt benutzt { $used }
session-made = erstellt { $began }
session-end = Beenden
session-end-one = Beenden: { $name }
session-ended = Beendet.
sessions-end = Alle anderen beenden
sessions-ended = Alle anderen sind abgemeldet.
earlier = Wer du hier noch bist
earlier-text = Dieser Browser bewahrt diese Identitäten für dich auf. Wer wechselt, verliert nichts.
earlier-be = Wieder { $name } sein
earlier-done = Du bist wieder { $name }.
my-matches = Deine beendeten Partien
my-matches-none = Noch keine.

## Hereinkommen mit einem Link
enter = Hereinkommen
enter-failed = Der Link öffnet nichts
enter-ask = Als { $name } hereinkommen?
enter-text = Dieser Link macht diesen Browser zu { $name }. Er gilt einmal.
enter-keeps = Bisher bist du hier { $name }. Deine Tische und Partien als { $name } bleiben: Die Einstellungen führen zu ihnen zurück.
enter-yes = Als { $name } hereinkommen
enter-no = Bleiben, wer ich bin
