import { fold } from "@/lib/reader/words/fold";
import type { DayFound } from "../layout/reading";

const AROUND = 110;
/** What calls for a booking: something new, rebates, places that are left. */
const CALLS =
  /(?<!\p{L})(?:new|neu|nouveau|nouvelle|nuevo|nueva|nuovo|nuova|novo|nova|novidade|nieuw|nyhet|nyhed|nowosc|win|pep|off|discount|rabais|rabatt|descuento|desconto|sconto|korting|platze|places left|plazas|posti|vagas|plaatsen|platser|pladser|earn|save|sale|special|promo\p{L}*)(?!\p{L})/u;

/** "New: Norway by rail, departure on 2 May 2027, 10% off!": a day in a call of the small print belongs to no booking. */
export function isAdvertised({ span: { doc, start, end } }: DayFound): boolean {
  const after = /^[^.!?\n]{0,110}!/.exec(
    doc.text.slice(end, end + AROUND + 1).replace(/(?<=\d)\.(?=\S)/g, " "),
  )?.[0];
  if (after === undefined) return false;
  const before =
    doc.text
      .slice(Math.max(0, start - AROUND), start)
      .split(/[!?\n]|\.\s(?=\p{Lu})/u)
      .at(-1) ?? "";
  return CALLS.test(fold(`${before} ${after}`));
}
