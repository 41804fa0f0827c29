import { fold } from "@/lib/reader/words/fold";
import type { Span } from "../layout/pair";
import type { DayFound } from "../layout/reading";

/** Whether two days are the ends of something else than the trip. */
export function isOfOther(one: DayFound, next: DayFound): boolean {
  return isOfEvent(one.span) || isOfRate(next.span);
}

/** "Cancellation between 2 and 17 March", "closed 24 - 27 December". */
const OF_OTHERS =
  /(?<!\p{L})(?:cancel|storn|annul|anul|avbok|avbest|afbest|zrus|odpoved|otkaz|rezygn|peru[ut]|lemond|iptal|anular|closed|out of service|ausser betrieb|hors service|fuera de servicio|fuori servizio|buiten (?:dienst|gebruik)|geschlossen|ferme|cerrad|chius|gesloten|stangt|lukket|suljettu|zavren|zamkniet|encerrad|kapali|zarva|inchis|zatvoren)\p{L}*[^.;:!?\n]{0,24}$/u;

function isOfEvent({ doc, start }: Span): boolean {
  return OF_OTHERS.test(fold(doc.text.slice(Math.max(0, start - 50), start)));
}

/** "9 - 12 Feb, per night | 1,180.00": the nights that a rate is for, of which the last one is no day of leaving. */
const OF_RATE =
  /^日?[,，:\s(]{0,3}(?:per night|a night|nightly|(?:pro|je) nacht|(?:par|la) nuit|por noche|por noite|a notte|per notte|per nacht|per natt|pr\.? nat|za noc|na noc|每晚|1泊|1박)/;

function isOfRate({ doc, end }: Span): boolean {
  return OF_RATE.test(fold(doc.text.slice(end, end + 20)));
}
