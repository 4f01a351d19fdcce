### Positions and answers that are written as text.

notation-none = Positions of { $ruleset } can’t be drawn: the game has no notation for them.
notation-unknown-field = A position of { $ruleset } has no field “{ $field }”; it has: { $known }.
notation-field = The field “{ $field }” can’t be “{ $value }”.
notation-missing = The field “{ $field }” draws “{ $value }”, and that is more than there is.
notation-differs = The field “{ $field }” can’t be “{ $value }”: “{ $known }” is left for it.
notation-lacks = The field “{ $field }” lacks something: { $known }.
notation-once = “{ $value }” has to be drawn once, not { $number } times.
notation-hidden = The field “{ $field }” hides something behind “?”, so nobody can play on from there.
notation-stuck = Nobody can play on from this position: the fields “question” and “next” don’t go with the rest ({ $text }).
notation-verb =
    { $value ->
        [none] An answer in words begins with one of: { $known }.
       *[other] In the answer “{ $text }”, “{ $value }” is unknown; an answer begins with one of: { $known }.
    }
notation-answer = In the answer “{ $text }”, “{ $verb }” can’t have what follows it.
