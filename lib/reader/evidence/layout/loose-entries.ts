import type { Row } from "@/lib/reader/documents/document";
import { cellText } from "./header-pairs";

/** Whether a row is the sum of the rows above it. */
export function isTotal(row: Row): boolean {
  return /^(?:grand )?(?:totals?|totaa?l(?:en|er)?|total[ei]|totaux|totales|summen?|gesamt\w*|summa|celkem|sum|razem|yhteensa)\b/i.test(
    row.cells.map(cellText).join(" ").trim(),
  );
}
