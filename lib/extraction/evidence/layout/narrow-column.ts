import type { Doc, Row } from "@/lib/extraction/documents/document";
import { labelOf } from "@/lib/extraction/words/label";
import type { Pair } from "./pair";

/** "Group leader Jane Doe" among lines of two columns: the label is so long that one blank is left before the second column. */
export function narrowColumn(doc: Doc, rows: readonly Row[], index: number): Pair[] {
  const [cell, other] = rows[index]?.cells ?? [];
  const line = cell?.lines[0];
  if (doc.kind !== "text" || !cell || other || !line || cell.x !== rows[index]?.indent) return [];
  const columns = [rows[index - 1], rows[index + 1]].map((row) => row?.cells[1]?.x ?? -1);
  const [column = -1] = columns.filter((x) => x > cell.x);
  const cut = column - cell.x;
  const labelText = line.text.slice(0, Math.max(0, cut)).trimEnd();
  const label = cut > 3 && labelText.length === cut - 1 ? labelOf(labelText, true) : null;
  if (!label || label.score < 0.7 || line.text.length <= cut) return [];
  const value = { doc, start: line.offset + cut, end: line.offset + line.text.length };
  return [{ label, labelText, value, source: "label", trust: 0.9, row: index }];
}
