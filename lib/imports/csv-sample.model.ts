import { withoutFormulaQuote } from "@/lib/platform/base/formula-quote";
import { type Currency, formatMoney } from "@/lib/platform/base/money";
import { currencyOf, roundedMinorOf, typedAmount } from "./csv-amount.model";
import type { CsvField } from "./csv-mapping.model";
import type { RowFormat } from "./csv-row-amounts.model";
import { parseDateCell } from "./dates/csv-date.model";

/**
 * The interpretation of a cell in the preview. `unreadable` means that the cell can't be read as its field; empty cells
 * are null.
 */
export type CellPreview =
  | { readonly kind: "text" | "amount" | "currency"; readonly words: string }
  | { readonly kind: "date"; readonly day: string }
  | { readonly kind: "unreadable" }
  | null;

/** Interprets one cell as the field to which its column is mapped. */
export function previewCell(field: CsvField, raw: string, format: RowFormat): CellPreview {
  const cell = withoutFormulaQuote(raw).trim();
  if (cell === "") return null;
  switch (field) {
    case "totalBookingAmount":
    case "expectedCommissionAmount":
      return amount(cell, format);
    case "travelStartDate":
    case "travelEndDate": {
      const day = parseDateCell(cell, format.dateOrder);
      return day ? { kind: "date", day } : { kind: "unreadable" };
    }
    case "totalBookingCurrency":
    case "expectedCommissionCurrency": {
      const code = currencyOf(cell);
      return code ? { kind: "currency", words: code } : { kind: "unreadable" };
    }
    case "confirmationNumber":
    case "clientName":
    case "supplierName":
      return { kind: "text", words: cell };
  }
}

function amount(cell: string, format: RowFormat): CellPreview {
  const typed = typedAmount(cell, format.decimalMark);
  if (!typed) return { kind: "unreadable" };
  const currency = (typed.currency ?? "USD") as Currency;
  const stated = roundedMinorOf(typed, currency);
  if (!stated) return { kind: "amount", words: `${typed.whole}.${typed.fraction}` };
  const words = formatMoney({ minor: stated.minor, currency });
  return { kind: "amount", words: typed.currency ? words : words.replace("USD ", "") };
}
