import { CONFIDENCE } from "@/lib/reader/confidence";
import type { Doc, Line } from "@/lib/reader/documents/document";
import { HOTEL_WORD, HOUSE_WORD, ROOM_WORD } from "@/lib/reader/words/room-words";
import type { Candidate } from "../layout/candidate";
import type { EmailEvidence } from "../layout/email-evidence";
import { type Span, textOf } from "../layout/pair";

const MAX_LINE = 160;
const MAX_ROOM = 50;
const PART = /\s*,\s+|\s+[–—-]\s+|\s*;\s*/;

/** "Hotel: Coral Beach, junior suite garden view, all inclusive": the room that follows the name of its house. */
export function roomsOfHouse({ pairs, parts }: EmailEvidence): Candidate[] {
  const labelled = pairs
    .filter(({ label }) => label.role === "hotel")
    .flatMap(({ value }) => roomBehind(value, true));
  return labelled.length > 0
    ? labelled
    : parts.flatMap(({ doc, rows }) => rows.flatMap((row) => ofRow(doc, row)));
}

function ofRow(
  doc: Doc,
  { cells }: { readonly cells: readonly { readonly lines: readonly Line[] }[] },
): Candidate[] {
  return cells.flatMap(({ lines }) =>
    lines.flatMap(({ text, offset }) => roomBehind({ doc, start: offset, end: offset + text.length }, false)),
  );
}

function roomBehind(span: Span, isLabelled: boolean): Candidate[] {
  const [line = ""] = textOf(span).split("\n");
  if (line.length > MAX_LINE) return [];
  const [house = "", ...others] = line.split(PART);
  const value = others.find(
    (part) => ROOM_WORD.test(part) && !HOUSE_WORD.test(part) && part.length <= MAX_ROOM,
  );
  if (value === undefined || !(isLabelled || (HOTEL_WORD.test(house) && /^\p{Lu}/u.test(house)))) return [];
  const start = span.start + line.indexOf(value, house.length);
  const place = { doc: span.doc, start, end: start + value.length };
  return [
    { field: "room.type", value, source: "pattern", confidence: CONFIDENCE.product.ofHouse, span: place },
  ];
}
