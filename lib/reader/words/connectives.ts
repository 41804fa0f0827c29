/** What stands between an old value and the one that took its place, as `fold` writes it. */
export const BECAME =
  "(?:(?:is |was )?(?:now |changed |amended |moved |revised |corrected )+to|geandert (?:auf|in)|modifiee? en|cambiad[oa] a|cambiat[oa] in|gewijzigd (?:naar|in)|andrat till|zmeneno na|alterad[oa] para|zmienion[oa] na)";

/** Signs for the same. */
export const ARROW = "(?:->|-->|→|=>|⇒|»)";

/** What leads from a rate or a label to the amount that it comes to: "10 %, that is 140.00". */
export const THAT_IS =
  "(?:soit|i\\.e\\.|d\\.\\s?h\\.|das sind|somit|damit|ovvero|ossia|cioè|vale a dire|es decir|o sea|ou seja|tj\\.|dvs\\.?|namely|which is|that is|thus|hence|dus|d\\.?w\\.?z\\.?|alltså|altså|czyli|azaz|eli|siis)";
