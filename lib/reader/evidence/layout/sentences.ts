import type { Row } from "@/lib/reader/documents/document";
import type { Part } from "./email-evidence";

/** A sentence with spaces for its line breaks, and its offset in the document's text. */
export type Sentence = { readonly text: string; readonly from: number };

type Stretch = { readonly start: number; readonly end: number; readonly isOpen: boolean };

/** The end of a sentence: not after an abbreviation, nor within an amount or a date ("bzw. Fr. 165.78", "3. Mai"). */
const ENDS =
  /(?<=[.!?。])(?<!(?:^|[\s(])(?:[Bb]zw|[Cc]a|[Cc]irca|[Ii]nkl|[Ii]ncl|[Ee]xkl|[Ee]xcl|[Aa]pprox|[Rr]esp|[Tt]j|[Dd]vs|[Zz]zgl|[Ee]vtl|[Mm]ax|[Mm]in|[Nn]r|[Nn]o|[Ff]r|[Mm]r|[Mm]rs|[Mm]s|[Dd]r|[Ss]t|[Ss]ig|[Ss]r|[Ss]ra|[Dd]ott|[Dd]|[Mm]|[Rr]s|[Rr]p|[Kk]r)\.)\s+(?=[\p{Lu}"„«“(])(?!(?:EUR|USD|GBP|CHF|[A-Z]{3}|Fr\.|Rs\.?|Rp\.?|Kr\.?)\s?\d|(?<=\d\.\s+)(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez))|(?<=。)/u;
/** A line at least this long was wrapped, not ended on purpose. */
const WRAPPED = 45;

/** Returns the sentences of running text, including those that continue on the next line. */
export function sentencesOf(part: Part): Sentence[] {
  return stretchesOf(part).flatMap(({ start, end }) => {
    const text = part.doc.text.slice(start, end).replaceAll("\n", " ");
    let at = 0;
    return text.split(ENDS).map((sentence) => {
      const from = text.indexOf(sentence, at);
      at = from + sentence.length;
      return { text: sentence, from: start + from };
    });
  });
}

/** Joins lines that were only wrapped. */
function stretchesOf({ doc, rows }: Part): Stretch[] {
  const wraps = doc.kind === "text" || doc.kind === "pdf";
  const found: Stretch[] = [];
  for (const row of rows) {
    for (const one of linesOf(row)) {
      const before = found.at(-1);
      const goesOn = wraps && before?.isOpen === true && !row.gap && before.end + 1 === one.start;
      if (goesOn && row.cells.length === 1) found[found.length - 1] = { ...one, start: before.start };
      else found.push(one);
    }
  }
  return found;
}

function linesOf(row: Row): Stretch[] {
  return row.cells.flatMap((cell) =>
    cell.lines.map(({ text, offset }) => ({
      start: offset,
      end: offset + text.length,
      isOpen: row.cells.length === 1 && text.length >= WRAPPED,
    })),
  );
}
