### Che cosa giocherebbe uno spirito, con le ragioni in cifre.

advice-by = { $mind }, dopo { NUMBER($n) } partite simulate
advice-bare = { $mind } ha deciso a prima vista, senza simulare nulla: non ci sono cifre.
advice-forced = Non c'è altro da fare.
advice-action = Azione
advice-value = Prospettive
advice-share = Quota
advice-percent = { $n }%
advice-what = Che cosa significano le cifre?
advice-explained = Prospettive: quanto ti hanno reso in media le partite simulate, da 0 % (ultimo posto) a 100 % (vittoria). Quota: quante delle partite sono cominciate così.
