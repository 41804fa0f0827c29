/** The words between an old value and the one that replaced it, in the form that `fold` gives. */
export const BECAME =
  "(?:(?:is |was )?(?:now |changed |amended |moved |revised |corrected )+to|geandert (?:auf|in)|modifiee? en|cambiad[oa] a|cambiat[oa] in|gewijzigd (?:naar|in)|andrat till|zmeneno na|alterad[oa] para|zmienion[oa] na|" +
  "(?:(?:is|was|has been|have been|wird|wurde|est|a ete|ha sido|es|e|e stat[oa]|wordt|is|foi|har|blev) )?(?:being )?(?:replaced (?:by|with)|ersetzt durch|remplacee? par|(?:sustituid|reemplazad|substituid)[oa] por|sostituit[oa] (?:da|con)|vervangen door|ersatts av|ersatt av|erstattes a[fv]|erstattet a[fv]|nahrazen[aoy]?|zastapion[aey] przez))";

/** Signs with the same meaning. */
export const ARROW = "(?:->|-->|→|=>|⇒|»)";

/** The words between a rate or a label and the resulting amount: "10 %, that is 140.00". */
export const THAT_IS =
  "(?:soit|i\\.e\\.|d\\.\\s?h\\.|das sind|somit|damit|ovvero|ossia|cioè|vale a dire|es decir|o sea|ou seja|tj\\.|dvs\\.?|namely|which is|that is|thus|hence|dus|d\\.?w\\.?z\\.?|alltså|altså|czyli|azaz|eli|siis)";

/** "EUR 120.00, of which EUR 12.00 is your commission", folded. */
export const OF_WHICH =
  "\\b(?:of which|thereof|davon|darin|dont|di cui|de (?:los|las) cuales|waarvan|varav|heraf|herav|w tym|z toho|d[ao]s quais)\\b";

const INSTEAD_OF =
  "(?<!\\p{L})(?:instead of|rather than|(?:an)?statt|anstelle (?:von|de[rs])|au lieu d[eu']|a la place d[eu']|en (?:vez|lugar) del?|invece (?:d\\p{L}+|che)|anziche|al posto d\\p{L}+|em vez d[eoa]s?|ao inves d[eoa]s?|no lugar d[eoa]s?|in plaats van|i stallet for|i stedet for|misto|namisto|namiesto|zamiast|in loc(?:ul)? d[ei]|umjesto|umesto|namesto|уместо|вместо|замість|αντι(?: για| του| της| των)?|en ?lloc d[e']l?|vietoj|i stad(?:inn fyrir)?(?= \\d)|thay vi|alih-alih|במקום|بدلا من)(?!\\p{L})";

/** Words before a value that is no longer valid, up to the end of its clause; folded. */
export const INSTEAD = new RegExp(
  INSTEAD_OF +
    "(?:[^,;.:()\\n\\d]{0,40}(?:\\d[^,;.:()\\n]{0,20}\\s?(?:to|until|and|bis|und|au|et|al|fino al|a|e|y|tot|en|till?|och|og|do|ate|[-–])\\s[^,;.:()\\n\\d]{0,20})?|[^,;.:()\\n]{0,60}\\([^()\\n]{0,60})$",
  "u",
);

/** The same directly before the value, apart from its weekday; folded. */
export const INSTEAD_DIRECTLY = new RegExp(`${INSTEAD_OF}\\s(?:\\p{L}{2,10}\\.?,?\\s)?$`, "u");

/** The same directly behind the value, in languages that say it so: "4 Mayıs yerine 6 Mayıs"; folded. */
export const INSTEAD_BEHIND =
  /^\s*(?:(?:[-.'’]?\p{L}{0,4}\s)?(?:sijaan|sijasta|helyett|yerine|asemel)(?!\p{L})|(?:の)?(?:代わり|かわり)に|に代えて|ではなく|대신)/u;

const NOT =
  "(?:not|no longer|nicht(?: mehr| laenger)?|non(?: e| sono)?(?: piu)?|ya no|no|plus|pas|niet(?: meer| langer)?|inte(?: langre)?|ikke(?: lenger| laengere)?|ja nao|nao|uz ne\\p{L}*|ne\\p{L}{2,}|juz nie|nie|nem|nu(?: mai)?|vise ne|nije|ni vec|ni|ei(?: enaa)?|artik|не|не е|δεν|οχι)";
const BUT =
  "(?:but|sondern|mais|sino|si ?no|bensi|ma|maar|utan|men|nybrz|nybrž|ale|alebo|lecz|mas(?: sim)?|e sim|vaan|hanem|ci|nego|vec|ampak|temvec|а|але|но|αλλα)";

/**
 * "No longer from 12 to 19 June but from 19 to 26": the words before and after a value that is no longer valid; folded.
 */
export const NOT_BEFORE = new RegExp(`(?<!\\p{L})${NOT}(?!\\p{L})(?:[^.;:,\\n]|(?<=\\d)\\.){0,36}$`, "u");
export const BUT_BEHIND = new RegExp(
  `^(?:[^.;:\\n]|(?<=\\d)\\.){0,36}(?:,|\\s)\\s?${BUT}\\s(?=[^.;\\n]{0,16}\\d)`,
  "u",
);

/** "The departure of 9 July was cancelled and replaced": words directly after a day, folded. */
export const CALLED_OFF =
  /^[^.;:\n\d]{0,16}(?<!\p{L})(?:cancell?ed|replaced|dropped|storniert|ersetzt|gestrichen|annulee?|remplacee?|supprimee?|anulad[oa]|cancelad[oa]|sustituid[oa]|reemplazad[oa]|substituid[oa]|annullat[oa]|cancellat[oa]|sostituit[oa]|geannuleerd|vervallen|vervangen|avbokad|installd|ersatt|aflyst|annulleret|avlyst|kansellert|erstattet|peruttu|korvattu|zrusen\p{L}?|nahrazen\p{L}?|anulowan\p{L}|odwolan\p{L}|zastapion\p{L}|toroltuk|anulat\p{L}?|inlocuit\p{L}?|otkazan\p{L}?|ακυρωθηκε|αντικαταστ\p{L}+|отменен\p{L}*|заменен\p{L}*|скасован\p{L}*|замінен\p{L}*|iptal)/u;

/** "Formerly", for a value that is no longer valid; unfolded. */
export const FORMERLY =
  "previously|formerly|originally|bisher|vorher|zuvor|vormals|ursprünglich|précédemment|auparavant|initialement|antérieurement|antes|anteriormente|previamente|prima|in precedenza|precedentemente|voorheen|eerder|oorspronkelijk|tidigare|förut|tidligere|førhen|aiemmin|wcześniej|poprzednio|dotychczas|dříve|dosud|původně|predtým|doteraz|korábban|eddig|anterior|ranije|dosad|prej|doslej|önceki|önceden|προηγουμένως|раньше|ранее|раніше|досі|досега|преди това";

/** "Now", for the value that replaced it; folded. */
export const NOW =
  "now|jetzt|nun|nunmehr|neu|maintenant|desormais|ahora|en adelante|agora|ora|adesso|nu|voortaan|nyt|nyni|nove|teraz|obecnie|most|mostantol|acum|sada|odsad|zdaj|odslej|simdi|artik|τωρα|πλεον|теперь|сейчас|тепер|зараз|сега";

/** "Before": above a column or before a colon it introduces an old value, elsewhere a deadline. */
export const BEFORE = "före|innan|før|ennen|înainte|önce|prije|prej|πριν|до|преди";

/** Words that negate a clause, in folded text of any language; they don't tell what they negate. */
export const NEGATION =
  /(?<!\p{L})(?:not|cannot|\p{L}{2,}n['’]t|no(?![.:]|\s(?:show|\p{L}*\d))|never|neither|nor|without|nicht|keine?[mnrs]?|nie|niemals|weder|ohne|pas|aucune?s?|jamais|ne|ni|non|sans|ningun[ao]?s?|nunca|tampoco|sin|nessun[ao]?|senza|niet|geen|nooit|zonder|inte|ej|inga|inget|ingen|intet|aldrig|aldri|ikke|ikkje|uden|uten|ne(?:bud|bol|byl|jso|ma[jm]?|moz|muz|lz|ni|zust|strh|stahn|storn|prop|zrus|plat|vyplat|vrac|zadrz|ponech|poz)\p{L}*|zadn[aey]\p{L}*|zaden|zadnej|bez|nao|nenhuma?s?|nem|sem|ei|eivat|emme|nincs\p{L}*|soha|degil\p{L}*|\p{L}{4,}m(?:ez|az|eyecek\p{L}*|ayacak\p{L}*|iyor\p{L}*|edi\p{L}*|adi\p{L}*)|nu(?= (?:va|vor|vom|este|sunt|se|mai|fi|poate|a)(?!\p{L}))|nici|niciun[ao]?|fara|nije|nisu|nece\p{L}*|niso|brez|δεν|μην?|ουτε|χωρις|не|нет|ни|нельзя|без|немае|жодн\p{L}*|няма|لا|لم|لن|ليست?|غير|بدون|לא|אין|אינ[הוםן]|בלי|ללא)(?![\p{L}-])|ない|ません|[不未没沒无無非]|않|못|없|아니/u;
