import type { Doc } from "@/lib/reader/documents/document";
import { fold } from "@/lib/reader/words/fold";
import { CODES } from "@/lib/reader/words/money/currency-signs";
import { isClosing } from "@/lib/reader/words/sayings/closings";
import type { DayFound } from "../layout/reading";

const AROUND = 110;
/** What calls for a booking: something new, rebates, places that are left. */
const CALLS =
  /(?<!\p{L})(?:new|neu|nouveau|nouvelle|nuevo|nueva|nuovo|nuova|novo|nova|novidade|nieuw|nyhet|nyhed|nowosc|win|pep|off|discount|rabais|rabatt|descuento|desconto|sconto|korting|platze|places left|plazas|posti|vagas|plaatsen|platser|pladser|earn|save|sale|special|promo\p{L}*)(?!\p{L})/u;

const CODE = [...CODES].join("|").toLowerCase();
const PRICE = `(?:[a-z]{0,3}\\p{Sc}|${CODE}) ?\\d[\\d.,' ]*|\\d[\\d.,' ]* ?(?:\\p{Sc}|${CODE}|euros?|kr|ft|zl|kc)(?!\\p{L})`;
/** "From £1,890", "ab 399,00 €", "már 89 900 Ft-tól". */
const FROM_PRICE = new RegExp(
  `(?<!\\p{L})(?:from|ab|des|a partir d[aei]|desde|da|vanaf|fran|fr\\.|fra|od|mar|alkaen|απο|ab nur|(?:from|ab|des) (?:only|nur|seulement))\\s(?:${PRICE})`,
  "u",
);
/** What calls, beside a price or a rebate. */
const OFFERS =
  /(?<!\p{L})(?:black friday|flash|promo\p{L}*|specials?|offers?|offerta|oferta|offre|angebot|aanbieding|erbjudande|tilbud|akci[aoe]|save|early ?bird|fruhbucher|מבצע|προσφορα)(?!\p{L})|早鳥|早鸟|優惠|优惠|キャンペーン|할인/u;
const WORTH = new RegExp(`${PRICE}|\\d ?%`, "u");

const SENTENCE = /[!?\n]|(?<=\p{L}{3}|\d)\.\s(?=\p{Lu})/u;

/** "Easter by the lake: 3 nights from 399 EUR, 26 to 29 March": a day beside a price from which something is to be had. */
export function isOffered({ span: { doc, start, end } }: DayFound): boolean {
  const line = doc.text.lastIndexOf("\n", start - 1) + 1;
  const before =
    doc.text
      .slice(Math.max(line, start - AROUND), start)
      .split(SENTENCE)
      .at(-1) ?? "";
  const after = doc.text.slice(end, end + AROUND).split(SENTENCE)[0] ?? "";
  const text = fold(`${before} | ${after}`);
  return FROM_PRICE.test(text) || (WORTH.test(text) && (OFFERS.test(text) || start > closingOf(doc)));
}

/** Where the closing words of a letter stand: what is below them is small print. */
function closingOf(doc: Doc): number {
  const known = closings.get(doc);
  if (known !== undefined) return known;
  let at = 0;
  let closing = Number.POSITIVE_INFINITY;
  for (const line of doc.text.split("\n")) {
    if (isClosing(line)) closing = Math.min(closing, at);
    at += line.length + 1;
  }
  closings.set(doc, closing);
  return closing;
}

/** Of every day of a mail the same is asked. */
const closings = new WeakMap<Doc, number>();

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
