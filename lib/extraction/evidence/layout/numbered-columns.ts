import { labelOf } from "@/lib/extraction/words/label";
import type { Candidate } from "./candidate";
import { spanOf } from "./pair";
import type { Reading } from "./reading";

const MAX_ROWS = 400;

/** "Guest 1 | Guest 2 | Total": prices in a column for each. */
export function numberedColumns(reading: Reading): Candidate[] {
  return reading.parts.flatMap(({ doc, rows }) =>
    rows.slice(0, MAX_ROWS).flatMap(({ cells }) => {
      const heads = cells.filter(
        (cell) => cell.lines.length === 1 && isNumberedGuest(cell.lines[0]?.text ?? ""),
      );
      const numbers = heads.map((cell) => Number(/\d+/.exec(cell.lines[0]?.text ?? "")?.[0]));
      const first = heads[0]?.lines[0];
      if (!first || heads.length < 2 || !numbers.every((one, index) => one === index + 1)) return [];
      return [
        {
          field: "guests.total" as const,
          value: heads.length,
          source: "table" as const,
          confidence: 0.78,
          span: spanOf(doc, first),
        },
      ];
    }),
  );
}

function isNumberedGuest(text: string): boolean {
  const word = /^(\p{L}{3,14})\s?(?:#|no\.?\s?)?\d$/u.exec(text.trim())?.[1];
  const label = word ? labelOf(word, true) : null;
  return label?.role === "guest" || label?.role === "pax";
}
