### What a mind would play, with its reasons in figures.

advice-by = { $mind }, after { NUMBER($n) } simulated matches
advice-bare = { $mind } decided at first sight, without trying anything out: there are no figures.
advice-forced = There is nothing else to do.
advice-action = Action
advice-value = Prospects
advice-share = Share
advice-percent = { $n }%
advice-what = What do the figures mean?
advice-explained = Prospects: what the simulated matches brought you on average, from 0% (last place) to 100% (victory). Share: the part of the simulations that began so.
