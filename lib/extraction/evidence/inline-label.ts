import { type Label, labelOf } from "../words/label";

const CLAUSE = /[.!?;,:()|•·\t\n]\s*|\s[–—-]\s|\s(?:and|und|et|y|och|en|oraz)\s/g;
const MAX_BACK = 80;
const MAX_WORDS = 6;

/** The label in running text just before a value: the longest run of known words that ends there. */
export function labelBefore(text: string, at: number): { label: Label; text: string } | null {
  const before = text.slice(Math.max(0, at - MAX_BACK), at).replace(/[:=\s]+$/, "");
  let from = 0;
  for (const match of before.matchAll(CLAUSE)) from = match.index + match[0].length;
  const words = before
    .slice(from)
    .split(/\s+/)
    .filter((word) => word !== "" && !/^\d+([.,]\d+)?\s?%$/.test(word));
  return longest(words.slice(-MAX_WORDS), (count) => words.slice(-count).join(" "));
}

/** The label just after a value: "81.00 USD commission". */
export function labelAfter(text: string, end: number): { label: Label; text: string } | null {
  const after = text.slice(end, end + 40).split(/[.,;:()|\t\n–—]|\s-\s/)[0] ?? "";
  const words = after.split(/\s+/).filter((word) => word !== "");
  return longest(words.slice(0, 3), (count) => words.slice(0, count).join(" "));
}

function longest(
  words: readonly string[],
  take: (count: number) => string,
): { label: Label; text: string } | null {
  for (let count = words.length; count > 0; count -= 1) {
    const text = take(count);
    const label = labelOf(text, true);
    if (label) return { label, text };
  }
  return null;
}
