import { ROUNDING_TOLERANCE } from "@/lib/reader/amounts/amount.model";
import type { Row } from "@/lib/reader/documents/document";
import { labelOf } from "@/lib/reader/words/label";
import { amountsIn } from "@/lib/reader/words/money/amount";
import { cellUnder } from "./cell-under";
import type { EmailEvidence, Part } from "./email-evidence";
import { cellText, type HeaderTable, headerTables } from "./header-pairs";

/**
 * Returns tables whose rows add up to less than the sum below them: a row is missing, so that no other row is known to
 * be the first or the last.
 */
export function tablesWithMissingRows(
  { doc, rows }: Part,
  { currency }: Pick<EmailEvidence, "currency">,
): readonly HeaderTable[] {
  const amountOf = (row: Row, cell = row.cells.at(-1)) => {
    const [one, other] = cell ? amountsIn(cellText(cell), currency) : [];
    return one && !other ? one.value : undefined;
  };
  return doc.kind === "text"
    ? []
    : headerTables(rows).filter(({ header, labels, body }) => {
        const column = labels.findLastIndex(
          (label) => label?.role === "total" || label?.role === "otherAmount",
        );
        const end = body.findIndex(({ row }) => isSum(row));
        const sum = body[end] && amountOf(body[end].row);
        const summed = body.slice(0, Math.max(0, end));
        if (column < 0 || sum === undefined || summed.length === 0) return false;
        const total = added(summed.map(({ row }) => amountOf(row, cellUnder(header, column, row))));
        // The sum may stand in another column than the one with a known header.
        const atEnd = added(summed.map(({ row }) => amountOf(row)));
        return (
          total > 0 && sum - total > ROUNDING_TOLERANCE && !(Math.abs(sum - atEnd) <= ROUNDING_TOLERANCE)
        );
      });
}

function added(amounts: readonly (number | undefined)[]): number {
  return amounts.reduce<number>((all, one) => all + (one ?? Number.NaN), 0);
}

function isSum({ cells: [first] }: Row): boolean {
  const label = first ? labelOf(cellText(first).replace(/\s*:\s*$/, "")) : null;
  return label?.concepts.has("TOTAL") === true || label?.concepts.has("SUB") === true;
}
