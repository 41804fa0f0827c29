import { bracketOf, type Label, labelOf } from "@/lib/reader/words/label";
import type { LabelRole } from "@/lib/reader/words/label-rules";
import { easternPieces } from "@/lib/reader/words/lexicon-east";
import { THAT_IS } from "../../words/connectives";

export type FoundLabel = { readonly label: Label; readonly text: string };

const CLAUSE = /(?:[!?;:()|•·\t\n。、「」【】■●◆]|[.,](?!\d))\s*|\s[–—-]\s|\s(?:and|und|et|y|och|en|oraz)\s/g;
/** "1,800 net and 2,142 with tax": the text before the joining word belongs to the first amount. */
const JOINS = /\s(?:and|und|et|y|och|en|oraz)$/;
const NUMBER = /^\d[\d.,'’]*\s?%?$/;
const NIGHTS =
  /^(?:persons|people|pax|adults|guests|travell?ers|personen|erwachsene|gäste|personnes|adultes|personas|persone|adulti|personer|osob|pessoas|nights|nächte|nuits|noches|notti|nachten|nätter|noc[íi]|noites)$/i;
/** "Group commission 22 x € 10.00 =": the calculation that gives the amount. */
const PRODUCT = /\s\d{1,3}\s?[x×*]\s?(?:\p{Sc}|[A-Z]{3}|kr)?\s?\d[\d.,' ]*(?:\p{Sc}|[A-Z]{3}|kr)?\s*=\s*$/u;
const MAX_BACK = 90;
const MAX_WORDS = 7;

/** Returns the last `most` characters of the line above the one that holds `at`. */
export function lineAbove(text: string, at: number, most: number): string {
  const end = text.lastIndexOf("\n", at - 1);
  return end < 0 ? "" : text.slice(Math.max(text.lastIndexOf("\n", end - 1) + 1, end - most), end);
}

/** Words between a label and its amount. */
const LEADS_ON = new RegExp(
  `,?\\s+(?:${THAT_IS}|bzw\\.|resp\\.|oder|or|in Höhe von|ve výši|à hauteur de|pari a|por importe de|no valor de|på)\\s*$`,
  "i",
);

/**
 * "Gesamtpreis inkl. MwSt.": the dot of an abbreviation doesn't end a clause; after another amount, it introduces what
 * that amount includes.
 */
const SHORT_FORM =
  /(?<=(?:^|[\n\t])[^\d\n\t]*)(?<!\p{L})(in[ck]l|e[xk][ck]l|einschl|zzgl|vč|wł|sis|m[iw]kl)\.(?=\s[\p{L}.]+$)/giu;

/**
 * Returns the label in running text just before a value: the longest run of known words that ends there, limited to
 * `roles` if given.
 */
export function labelBefore(text: string, at: number, roles?: ReadonlySet<LabelRole>): FoundLabel | null {
  const before = text
    .slice(Math.max(0, at - MAX_BACK), at)
    .replace(LEADS_ON, "")
    .replace(PRODUCT, "")
    .replace(/(?<!\p{L})n\.\s?(?=[ºo°](?!\p{L}))/giu, "n")
    .replace(/[.:=\s]+$/, "")
    .replace(SHORT_FORM, "$1")
    .replace(/(?<=[\p{L}%]\s?)\([^()\n]{0,60}\)(?:\s-)?$/u, (bracket) =>
      bracketOf(bracket).join("").toLowerCase(),
    )
    .trimEnd();
  if (JOINS.test(before)) return null;
  let from = 0;
  for (const match of before.matchAll(CLAUSE)) from = match.index + match[0].length;
  const words = before
    .slice(from)
    .split(/\s+/)
    .flatMap(easternPieces)
    .filter(
      (word, index, all) =>
        word !== "" &&
        !(/^(?:%|€|£|\$|percent|prozent|procent|pct|=)$/i.test(word) && NUMBER.test(all[index - 1] ?? "")) &&
        (!NUMBER.test(word) || NIGHTS.test(all[index + 1] ?? "")),
    )
    .slice(-MAX_WORDS);
  const take = (count: number) => words.slice(-count).join(" ");
  return (
    longest(words.length, take, true, roles) ?? (roles ? longest(words.length, take, false, roles) : null)
  );
}

/** Returns the label just after a value: "81.00 USD commission". */
export function labelAfter(text: string, end: number, roles?: ReadonlySet<LabelRole>): FoundLabel | null {
  const after = text.slice(end, end + 40).split(/[.,;:()|\t\n–—。、]|\s-\s/)[0] ?? "";
  const words = after
    .split(/\s+/)
    .filter((word) => word !== "")
    .flatMap(easternPieces)
    .slice(0, 3);
  return longest(words.length, (count) => words.slice(0, count).join(" "), true, roles);
}

function longest(
  most: number,
  take: (count: number) => string,
  strict: boolean,
  roles: ReadonlySet<LabelRole> | undefined,
): FoundLabel | null {
  for (let count = most; count > 0; count -= 1) {
    const text = take(count);
    const label = labelOf(text, strict);
    if (label && (!roles || roles.has(label.role))) return { label, text };
  }
  return null;
}
