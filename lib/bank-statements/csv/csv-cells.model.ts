import { folded } from "@/lib/base/text";
import { type DecimalMark, type TypedAmount, typedAmount } from "@/lib/csv-import/csv-amount.model";

const SUFFIX = /(?<=[\d)\s])\s*(?<mark>cr|dr|db|c|d)\.?$/i;
const PREFIX = /^(?<mark>cr|dr|db)\.?\s*(?=[\d$€£¥(])/i;

/** An amount of a statement: as a person types one, and with CR or DR beside it. Undefined for everything else. */
export function statedAmount(raw: string, mark: DecimalMark): TypedAmount | undefined {
  const text = raw.trim();
  const found = SUFFIX.exec(text) ?? PREFIX.exec(text);
  if (!found) return typedAmount(text, mark);
  const typed = typedAmount(text.replace(found[0], "").trim(), mark);
  const isDebit = /^d/i.test(found.groups?.mark ?? "");
  if (!typed || (typed.negative && !isDebit)) return undefined;
  return { ...typed, negative: isDebit };
}

const IN = new Set(
  "cr c credit in incoming haben h bij + money in deposit gutschrift avoir abono entrata".split(" "),
);
const OUT = new Set(
  "dr d db debit out outgoing soll s af - withdrawal lastschrift debet cargo uscita".split(" "),
);

/** 1 for a word that says that the amount came, -1 that it went; undefined for any other. */
export function directionOf(raw: string): 1 | -1 | undefined {
  const word = folded(raw).replace(/\.$/, "");
  if (IN.has(word)) return 1;
  return OUT.has(word) ? -1 : undefined;
}

const UNBOOKED =
  /^(pending|processing|authori[sz]ed|authori[sz]ation|reverted|reversed|declined|failed|cancell?ed|denied|refused|rejected|expired|on hold|held|scheduled|in progress|voided|vorgemerkt|ausstehend|en attente|pendiente|in behandeling|in sospeso)\b/;

/** Whether a status says that the bank has not booked the payment, or never will. */
export function isUnbooked(status: string): boolean {
  return UNBOOKED.test(folded(status));
}

export function isZero({ whole, fraction }: TypedAmount): boolean {
  return !/[1-9]/.test(whole + fraction);
}
