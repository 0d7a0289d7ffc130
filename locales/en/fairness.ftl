### Whether the deals of a match were fair.

fairness = Were the deals fair?
fairness-text = Before the first card the table fixed a secret by its fingerprint, and every player added something of their own to the shuffle. Now that the match is over, the secret is open, and everything can be checked.
fairness-check = Check it now
fairness-checking = Checking …
fairness-by-browser = This browser
fairness-by-server = The server
fairness-good = Right
fairness-bad = Wrong
fairness-open = Cannot be checked
fairness-noted = The fingerprint is the one that this browser noted before the cards were dealt.
fairness-noted-wrong = This browser sent something of its own to the shuffle, but it is not in the record.
fairness-noted-open = This browser was not at the table when the cards were dealt, so it noted no fingerprint.
fairness-noted-silent = This browser promised something for the shuffle, but was not there in time to give it.
fairness-pledges = Everybody who promised something for the shuffle gave what they had promised, before they could know what the others would give.
fairness-pledges-wrong = Somebody gave something else to the shuffle than they had promised.
fairness-untold = { $n ->
    [one] { $names } promised something for the shuffle and did not give it in time.
   *[other] { $names } promised something for the shuffle and did not give it in time.
} That happens when a line is slow; whoever runs the server and plays along could choose between two deals by it.
fairness-odd = Worth knowing
fairness-secret = The secret has the fingerprint that was fixed beforehand.
fairness-secret-wrong = The secret has another fingerprint than the one that was fixed.
fairness-secret-open = The record has no secret with a fingerprint.
fairness-secret-insecure = Browsers compute fingerprints only on pages with https.
fairness-replay =
    { $steps ->
        [one] The one step follows the rules;
       *[other] All { $steps } steps follow the rules;
    } { $deals ->
        [one] the shuffle comes from the secret.
       *[other] all { $deals } draws of chance come from the secret.
    }
fairness-replay-open = All { $steps } steps follow the rules. Without a secret the deals cannot be drawn anew.
fairness-replay-wrong = The record does not hold: { $why }
fairness-yourself = Trust neither? Download the record, and check it on your own machine:
