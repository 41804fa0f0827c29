/** By language: the words before the first day, before the last day, and before a last day that follows directly. */
const SPOKEN: readonly (readonly [from: string, until: string, to: string])[] = [
  [
    "(?:del?|desde(?: el)?|a partir del?|entre el|comienza|empieza|inicia)(?: dia)?",
    "hasta(?: el)?(?: dia)?(?: inclusive)?",
    "al?(?: dia)?|y el",
  ],
  [
    "(?:d[eo]|desde(?: o)?|a partir de|entre(?: o)?|comeca)(?: dia)?",
    "ate(?: ao?| o)?(?: dia)?",
    "ao?(?: dia)?|e(?: o)?",
  ],
  [
    "dal|dall'|da|a partire dal(?:l')?|a decorrere dal|inizia|comincia|parte",
    "(?:fino|sino) a(?:l|ll')?(?: giorno)?",
    "al?|all'",
  ],
  ["du|des le|a partir du|depuis le|entre le|debute|commence", "jusqu'?(?:au|a)", "au|et le"],
  [
    "vom|von|ab(?: dem)?|zwischen dem|startet|beginnt",
    "bis(?: einschliesslich| inklusive)?(?: zum)?",
    "und dem",
  ],
  ["van|vanaf|tussen|begint|start", "tot(?: en met)?|t/m", "en"],
  [
    "from|between|start(?:s|ing)|begin(?:s|ning)|commenc(?:es|ing)",
    "until|till|through|thru|up to",
    "to|and",
  ],
  [
    "fran(?: och med)?|f\\.?r\\.?o\\.?m\\.?|mellan|borjar|startar",
    "till(?: och med)?|t\\.?o\\.?m\\.?",
    "och",
  ],
  [
    "fra(?: og med)?|f\\.?o\\.?m\\.?|mellem|mellom|begynn?[de]er|starter",
    "til(?: og med)?|t\\.?o\\.?m\\.?",
    "og",
  ],
  ["od|mezi|zacina|zaczyna sie|rozpoczyna sie", "do", "a"],
];
const WEEKDAY = "(?:[a-z]{2,12}(?:-feira)?\\.?,? )?(?:the |den |dem |le |el |il |o |op |am |on )?";
export const PATTERNS = SPOKEN.map(([from, until, to]) => ({
  from: ending(from),
  until: ending(until),
  to: ending(to),
}));
/** Other subjects for which a sentence may give a first and a last day: payments, offers, closures. */
export const OTHER =
  /\b(?:pago|pag[aou]|pagamento|sald[oa]|balance|deposit\w*|anzahl\w*|zahl\w*|restz\w*|acompte|caparra|payment|paid|pay|reglement|betal\w*|cancel\w*|storn\w*|annul\w*|anul\w*|offer\w*|oferta|offre|angebot|promo\w*|discount|descuento|rabatt|sconto|remise|clos\w+|geschlossen|ferme\w*|cerrad\w*|chius\w*|encerrad\w*|gesloten|stangt\w*|lukket|renov\w*|maintenance|works|umbau|travaux|obras|lavori|option|hold|held|valid\w*|gult\w*|gilt|gelten|valable\w*|geldig|season\w*|saison|s[ae]+song\w*|saeson\w*|se[zs]on\w*|temporada|stagione|seizoen|rates?|tariff?\w*|tarifa?s?|preise|breakfast|restaurant|pool|refund\w*|born|birth\w*)\b/;

/** Removes times: "from 4 pm on Saturday". */
export function withoutHours(text: string): string {
  return text.replace(
    /\b(?:kl\.?|saat|at|a las|as|a|alle(?: ore)?|ore|om|um|(?:o|od|do) godz\.?) ?\d{1,2}(?:[:.h]\d\d)?(?: ?(?:uhr|uur|h|hrs|heures|horas|ore))?(?:['’]\p{L}{2,3})?(?![\d.]\d),? ?(?:(?:on|den|el|am|le) )?|\b\d{1,2}(?:[:.h]\d\d)? ?(?:am|pm|a\.m\.|p\.m\.|uhr|hrs|h)(?![a-z])\.?,? ?(?:(?:on|am|le|el|il|den) )?/gu,
    "",
  );
}

function ending(words: string): RegExp {
  return new RegExp(`(?<![a-z])(?:${words})(?: |(?<='))${WEEKDAY}$`);
}
