import type { Doc, Line, Row } from "@/lib/extraction/documents/document";
import type { Candidate } from "../layout/candidate";
import type { Reading } from "../layout/reading";

const LEAVES = /^(?:LV|LEAVE|DEP|DPT|DEPART)\s+(\p{Lu}[\p{Lu} .'/-]{2,34})$/u;
const ARRIVES = /^(?:AR|ARR|ARRIVE)\s+(\p{Lu}[\p{Lu} .'/-]{2,34})$/u;
const FLIGHT_CELL = /^(?:FLT|FLIGHT|FLUG|VOL)\s?:?\s?(?:NO\.?\s?)?((?:[A-Z\d]{2}\s?)?\d{2,4})$/;
const SHAPES = [
  ["flight.number", FLIGHT_CELL],
  ["flight.departure", LEAVES],
  ["flight.arrival", ARRIVES],
] as const;

/** "LV MINNEAPOLIS | 835A": how reservation systems begin a leg. */
export function isLeaving(row: Row): boolean {
  return LEAVES.test(row.cells[0]?.lines[0]?.text ?? "");
}

/** The first leg of an itinerary as reservation systems print it: "AIR | FLT:1422", "LV MINNEAPOLIS | 835A", "AR SEATTLE | 1031A". */
export function printedLegs({ parts }: Reading): Candidate[] {
  return parts.flatMap(({ doc, rows }) => {
    const at = rows.findIndex(isLeaving);
    const around = at < 0 ? [] : rows.slice(Math.max(0, at - 2), at + 3);
    const lines = around.flatMap((row) => row.cells.flatMap((cell) => cell.lines));
    return SHAPES.flatMap(([field, shape]) =>
      lines.flatMap((line) => legPart(field, shape, line, doc)).slice(0, 1),
    );
  });
}

function legPart(field: Candidate["field"], shape: RegExp, line: Line, doc: Doc): Candidate[] {
  const value = shape.exec(line.text)?.[1]?.trim();
  if (!value) return [];
  const start = line.offset + line.text.lastIndexOf(value);
  return [
    { field, value, source: "table", confidence: 0.84, span: { doc, start, end: start + value.length } },
  ];
}
