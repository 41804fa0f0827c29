import type { Cell, Row } from "@/lib/extraction/documents/document";
import type { CommissionEntry } from "@/lib/extraction/payload.model";
import { amountsIn } from "@/lib/extraction/words/amount";
import { codeIn } from "@/lib/extraction/words/code";
import { labelOf } from "@/lib/extraction/words/label";
import { signed } from "../money/signed-amount";
import { cellText } from "./header-pairs";
import { labelBefore } from "./inline-label";
import type { Reading } from "./reading";

/** Lines without a header: a reference, a name and an amount at the end. */
export function looseEntries(reading: Reading): CommissionEntry[] {
  return reading.parts.flatMap(({ doc, rows }) =>
    rows.flatMap((row, index) => {
      const text = row.cells.map(cellText).join("\t");
      const isUnderLabel = rows[index - 1]?.cells.length === 1;
      const reference = codeIn(text)?.code;
      const amounts = amountsIn(text, reading.currency);
      const last = amounts.at(-1);
      if (
        !reference ||
        !last ||
        isTotal(row) ||
        row.cells.length < 2 ||
        (isUnderLabel && labelBefore(doc.text, row.cells[0]?.lines[0]?.offset ?? 0) !== null)
      )
        return [];
      const clientName = row.cells
        .map(cellText)
        .find((one) => /^[\p{L}' .,-]{4,50}$/u.test(one) && /\s/.test(one));
      return [
        {
          confirmationNumber: reference,
          ...(clientName ? { clientName } : {}),
          commission: signed(last.value, cellText(row.cells.at(-1) as Cell)),
        },
      ];
    }),
  );
}

/** A row that adds up the ones above it. */
export function isTotal(row: Row): boolean {
  return /^(?:grand )?(?:totals?|totaa?l(?:en|er)?|total[ei]|totaux|totales|summen?|gesamt\w*|summa|celkem|sum|razem|yhteensa)\b/i.test(
    row.cells.map(cellText).join(" ").trim(),
  );
}

/** A last row with another name for the sum: "Auszahlungsbetrag EUR | 618,50". */
export function isPaidOut(row: Row): boolean {
  const [first] = row.cells;
  const label = first && row.cells.length <= 3 ? labelOf(cellText(first).replace(/\s*:\s*$/, "")) : null;
  return (
    label !== null &&
    (label.concepts.has("PAID") || label.concepts.has("PAYABLE") || label.concepts.has("DUE"))
  );
}
