import type { Cell, Row } from "@/lib/reader/documents/document";
import { labelOf } from "@/lib/reader/words/label";

const MAX_HEADER_ABOVE = 30;

/** Of "Per person | For two" the amounts under the first are nobody's total, where others stand beside them. */
export function withoutPerPerson(
  values: readonly Cell[],
  rows: readonly Row[],
  index: number,
): readonly Cell[] {
  const table = rows[index]?.table;
  for (let above = index - 1; above >= Math.max(0, index - MAX_HEADER_ABOVE); above -= 1) {
    const row = rows[above];
    if (!row || row.table !== table) break;
    const head = row.cells.length > 1 ? row.cells.find(isPerPerson) : undefined;
    if (!head) continue;
    return outside(values, head);
  }
  return values;
}

/** The values behind the column, or before it where it is the last one. */
function outside(values: readonly Cell[], head: Cell): readonly Cell[] {
  const last = values.findLastIndex((cell) => Math.min(cell.right, head.right) > Math.max(cell.x, head.x));
  const behind = values.slice(last + 1);
  if (behind.length > 0) return behind;
  return last > 0 ? values.slice(0, last) : values;
}

function isPerPerson(cell: Cell): boolean {
  const text = cell.lines.map((line) => line.text).join(" ");
  const concepts = text.length < 25 && !/\d/.test(text) ? labelOf(text)?.concepts : undefined;
  return concepts?.has("PER") === true && (concepts.has("PERSON") || concepts.has("GUEST"));
}
