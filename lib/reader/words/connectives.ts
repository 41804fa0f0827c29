/** What stands between an old value and the one that took its place, as `fold` writes it. */
export const BECAME =
  "(?:(?:is |was )?(?:now |changed |amended |moved |revised |corrected )+to|geandert (?:auf|in)|modifiee? en|cambiad[oa] a|cambiat[oa] in|gewijzigd (?:naar|in)|andrat till|zmeneno na|alterad[oa] para|zmienion[oa] na)";

/** Signs for the same. */
export const ARROW = "(?:->|-->|→|=>|⇒|»)";

/** What leads from a rate or a label to the amount that it comes to: "10 %, that is 140.00". */
export const THAT_IS =
  "(?:soit|i\\.e\\.|d\\.\\s?h\\.|das sind|somit|damit|ovvero|ossia|cioè|vale a dire|es decir|o sea|ou seja|tj\\.|dvs\\.?|namely|which is|that is|thus|hence|dus|d\\.?w\\.?z\\.?|alltså|altså|czyli|azaz|eli|siis)";

/** "Formerly", of a value that holds no more; spelled as printed. */
export const FORMERLY =
  "tidigare|förut|tidligere|førhen|aiemmin|wcześniej|poprzednio|dotychczas|dříve|dosud|predtým|korábban|eddig|önceki|önceden|προηγουμένως|раньше|ранее|раніше";

/** "Before": over a column or ahead of a colon an old value follows, elsewhere the last day for something. */
export const BEFORE = "före|innan|før|ennen|înainte|önce|prije|prej|πριν|до|преди";
