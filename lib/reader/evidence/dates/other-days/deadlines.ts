import { fold } from "@/lib/reader/words/fold";
import type { Span } from "../../layout/pair";

const ACTS =
  "sald[oi]|liquid|bonific|rimess|uberweis|remit|remise a|virement|transferencia|over te maken|overmak|overboek|prevod|przelew|balance|restzahlung|restbetrag|solde|slutbetalning|doplatek|restbetaling|pagamento|payment|zahlung|zahlbar|pago|betaling|optie|opzione|opcion|exchang|refund|rebook|reissu|alteration|amend|name change|chang(?:e|es|ed|ing) (?:free|permitted|allowed|possible|without)|umbuch|erstatt|umtausch|rembours|echang|report (?:possible|gratuit)|reembols|devoluc|cambi[oa]s? (?:gratuit|permitid|sin|senza|consentit|possibil)|rimbors|omboek|terugbetal|restitut|ombok|aterbetal|ombook|refusion|refund|vymen|vracen|remarca|alteracoes|zwrot|zmian[ay]? (?:bez|mozliw)|claim|complain|reklam|let us know|inform us|object|widersp";
const UNTIL =
  "up to|up until|until|till|by|before|no later than|not later than|at the latest by|bis(?: zum| spatestens)?|spatestens(?: am)?|vor dem|jusqu'?a?u?|avant(?: le)?|au plus tard(?: le)?|hasta(?: el)?|antes del?|fino al?|entro(?: il)?|prima del|ate(?: o dia)?|antes de|tot(?: en met)?|uiterlijk(?: op)?|voor|senast(?: den)?|till och med|t\\.o\\.m\\.?|senest(?: den)?|inden|do|nejpozdeji(?: do)?|najpozniej(?: do)?|przed";
const WEEKDAY = "(?:[a-z-]{2,12}\\.?,? )?(?:the |den |le |el |il )?";
const CURRENCIES = "(?:eur|usd|gbp|chf|sek|nok|dkk|czk|pln|huf|kr|kc|zl|ft|lei|lv)";
const AMOUNT = "(?<![\\d.,])\\d[\\d.,]*(?![\\d.,])";
const DEADLINE = new RegExp(`(?:${ACTS})(?:[^.;!?\\n\\d]|${AMOUNT}){0,60}?\\b(?:${UNTIL}) ?${WEEKDAY}$`);
/** "21 days before departure (23 April)": a day before the trip. */
const BEFORE_TRIP =
  /\d ?(?:days?|weeks?|tage?n?|wochen|jours?|semaines?|dias?|semanas?|giorni|settimane|dagen|weken|dagar|veckor|dager?|dage|uker|uger|dni|dnu|tygodni\w*|tydnu) (?:before|prior to|vor|avant|antes d[aeo]l?|prima (?:del\w*|di)|voor|fore|for|pred|przed)(?: (?:the|der|dem|le|la|het|de|den))?\W{0,2}\p{L}{4,14} ?\(\W{0,2}$/u;
/** "30 % (1,140.30 €) by", "EUR 400 until": the deadline of a payment. */
const PAID_BY = new RegExp(
  `(?:${AMOUNT} ?(?:\\p{Sc}|${CURRENCIES})|(?:\\p{Sc}|${CURRENCIES}) ?${AMOUNT})[).]* ?\\b(?:${UNTIL}) ?${WEEKDAY}$`,
  "u",
);
const BACK = 110;

/**
 * "Exchange permitted up to 7 February": returns the words that make a day a deadline unrelated to travel; null if
 * there are none.
 */
export function deadlineBefore({ doc, start }: Span): string | null {
  const text = doc.text.slice(Math.max(0, start - BACK), start).replace(/\s+/g, " ");
  const folded = fold(text);
  return (DEADLINE.exec(folded) ?? PAID_BY.exec(folded) ?? BEFORE_TRIP.exec(folded))?.[0] ?? null;
}
