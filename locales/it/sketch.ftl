### Yokai Sketch

## On the box
game-sketch = Yokai Sketch
summary-sketch = Ottieni la maggioranza degli schizzi attorno a ogni yokai.
length-sketch = breve
option-sketch-called = Colore di uno yokai chiamato nel taccuino
option-sketch-called-printed = Il colore stampato
option-sketch-called-stack = Il colore della pila in cui stava per ultimo

## Minds
mind-sketch-novice = Zashiki-warashi
mind-sketch-novice-character = Disegna quello che gli viene in mente.
mind-sketch-apprentice = Kawauso
mind-sketch-apprentice-character = Prende lo yokai quasi finito.
mind-sketch-adept = Tanuki
mind-sketch-adept-character = Pensa un turno avanti e chiama quando meno ti piace.
mind-sketch-master = Tenjōname
mind-sketch-master-character = Sa quali schizzi tieni in mano da quelli che non hai disegnato.

## Rules that an action can break
problem-must-play = Con quattro carte in mano devi giocarne almeno una.
problem-no-such-sketch = Questo schizzo non è sulla carta.
problem-no-such-ability = La carta non ha questa abilità.
problem-called-from-same-stack = Uno yokai si chiama da un'altra pila.
problem-last-yokai = L'ultimo yokai di una pila non si può chiamare.
problem-nothing-to-distract = L'ultima carta giocata dal tuo avversario non è più sul tavolo.

## What ended a match
sketch-ending-empty-stack = Una pila non ha più yokai.
sketch-ending-sixty-quiet-turns = Per sessanta turni nessuno ha preso uno yokai.

## At the table
sketch-colour-green = verde
sketch-colour-red = rosso
sketch-colour-blue = blu
sketch-colour-yellow = giallo
sketch-yokai = { $value } { $colour }
sketch-card = carta { $one } / { $other }
sketch-card-ability = carta { $one } / { $other } con { $ability }
sketch-half = metà { $colour } della { $card }
sketch-call = Chiama
sketch-distract = Distrai
sketch-stack = Pila { $colour }: in cima { $yokai }, { $left } yokai. Schizzi: tuoi { $mine }, avversari { $theirs }, necessari { $need }.
sketch-stack-called = Pila { $colour }: in cima, chiamato, { $yokai }, disegnato con schizzi di colore { $colour }, { $left } yokai. Schizzi: tuoi { $mine }, avversari { $theirs }, necessari { $need }.
sketch-called-here = Si disegna con { $colour }
sketch-stack-empty = Pila { $colour }: vuota
sketch-notebook = Taccuino di { $name }: { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }: { $yokai }
sketch-deck = { $n ->
        [one] Nel mazzo resta una carta.
       *[other] Nel mazzo restano { $n } carte.
    }
sketch-goal = Abbi più schizzi del tuo avversario quando un disegno è completo. Quando una pila è vuota, vincono i punti.
sketch-open = Che cosa è visibile
sketch-open-discard = Scarti
sketch-open-discard-empty = Non è ancora stato scartato nulla.
sketch-open-theirs = Carte note nella mano di { $name }
sketch-open-mine = Carte della tua mano che il tuo avversario conosce
sketch-open-none = Nessuna.
sketch-open-stacks = Yokai nelle pile, dall'alto
sketch-open-unseen = in un ordine che nessuno conosce
sketch-taken = { $me ->
        [yes] Tuo!
       *[no] Lo prende { $name }
    }
sketch-ran-away = Scappa!
sketch-play = Gioca
sketch-pass = Fine turno
sketch-do-play = La tua mano è piena: gioca una carta. Scegli uno dei suoi due schizzi.
sketch-do-play-or-pass = { $n ->
        [0] Scegli uno schizzo da giocare, o termina il turno.
        [one] Una carta giocata. Giocane fino a due ancora, o termina il turno.
       *[other] { $n } carte giocate. Giocane ancora una, o termina il turno.
    }
sketch-do-ability = Scegli se usare l'abilità della carta.
sketch-preview-more = { $left ->
        [one] Dal tuo lato di { $colour }: manca uno schizzo allo yokai { $yokai }.
       *[other] Dal tuo lato di { $colour }: mancano { $left } schizzi allo yokai { $yokai }.
    }
sketch-preview-yours = Completa lo yokai { $yokai }: tuo, { $mine } a { $theirs }.
sketch-preview-theirs = Completa lo yokai { $yokai } per il tuo avversario, { $theirs } a { $mine }.
sketch-preview-tie = Completa lo yokai { $yokai }, { $mine } a { $theirs }: lo yokai scappa.
sketch-preview-call = Lo yokai { $yokai } andrà in cima alla pila { $colour }.
sketch-preview-distract = L'ultima carta avversaria passerà da { $from } a { $to }.
sketch-way-plain = Solo lo schizzo
sketch-way-call = Chiama da { $colour }
sketch-way-distract = Distrai
sketch-log-play = { $me ->
        [yes] Disegni { $colour }.
       *[no] { $name } disegna { $colour }.
    }
sketch-log-call = { $me ->
        [yes] Chiami uno yokai da { $from } a { $to }.
       *[no] { $name } chiama uno yokai da { $from } a { $to }.
    }
sketch-log-distract = { $me ->
        [yes] Distrai lo yokai di { $other }.
       *[no] { $otherme ->
            [yes] { $name } distrae il tuo yokai.
           *[no] { $name } distrae lo yokai di { $other }.
        }
    }
sketch-log-distract-moved = { $me ->
        [yes] Distrai lo yokai di { $other }: l'ultima carta passa da { $from } a { $to }.
       *[no] { $otherme ->
            [yes] { $name } distrae il tuo yokai: la tua ultima carta passa da { $from } a { $to }.
           *[no] { $name } distrae lo yokai di { $other }: l'ultima carta passa da { $from } a { $to }.
        }
    }
sketch-log-drawn = { $me ->
        [yes] Prendi in mano la { $card }.
       *[no] { $name } prende in mano la { $card }.
    }
sketch-log-refill = Il mazzo è finito: gli scarti diventano il nuovo mazzo.
sketch-log-pass = { $me ->
        [yes] Termini il turno.
       *[no] { $name } termina il turno.
    }
sketch-log-taken = { $me ->
        [yes] Prendi lo yokai { $yokai }.
       *[no] { $name } prende lo yokai { $yokai }.
    }
sketch-log-tie = Lo yokai { $yokai } si spaventa e scappa in fondo alla sua pila.
sketch-action-play = gioca { $colour } della { $card }
sketch-action-call = gioca { $colour } della { $card } e chiama da { $from }
sketch-action-distract = gioca { $colour } della { $card } e distrai
sketch-action-pass = termina il turno
sketch-aid-turn = Peschi una carta, poi ne giochi fino a tre. Con quattro carte in mano devi giocarne almeno una.
sketch-aid-complete = Un disegno è completo quando gli schizzi dei due lati raggiungono insieme il numero dello yokai. Lo prende chi ne ha di più, e lì scarta i suoi.
sketch-aid-tie = In parità lo yokai scappa in fondo alla sua pila, e tutti gli schizzi lì si scartano.
sketch-aid-end-printed = Quando una pila è vuota la partita finisce. Vince chi ha più punti; in parità, chi ha più colori. Uno yokai chiamato ha il colore stampato.
sketch-aid-end-stack = Quando una pila è vuota la partita finisce. Vince chi ha più punti; in parità, chi ha più colori. Uno yokai chiamato ha il colore della pila da cui è stato preso.
sketch-aid-refill = Quando si deve pescare una carta e non ne restano, gli scarti diventano il mazzo.
sketch-aid-call = Chiama: prendi lo yokai in cima a un'altra pila, mai l'ultimo, e mettilo sulla pila dove hai giocato.
sketch-aid-distract = Distrai: l'ultima carta giocata dal tuo avversario si gira sull'altro schizzo e si sposta lì.

# Che cosa può venire da una decisione, come lo dice un'analisi.
fact-sketch-taken-ours = prendi uno yokai prima del tuo prossimo turno
fact-sketch-taken-theirs = l'avversario prende uno yokai prima del tuo prossimo turno
fact-sketch-won = la partita finisce subito, e vinci
fact-sketch-lost = la partita finisce subito, e non vinci
