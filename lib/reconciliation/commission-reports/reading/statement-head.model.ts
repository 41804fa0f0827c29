import type { Currency } from "@/lib/platform/base/money";
import type { ReportMapping } from "../import/report-mapping.model";
import type { ReportTable } from "../import/report-table.model";
import { currencyInHeading, sharedInHeading } from "./columns/column-figures.model";
import { currencySaid } from "./currency-said.model";
import { currenciesOfSums, namedSumOf, piecesOf } from "./named-sums.model";
import type { ReportReading } from "./report-reading.model";
import type { SortedRows } from "./sorted-rows.model";

/**
 * Returns the supplier: as understood from the document, otherwise its title unless that is the title of a section,
 * otherwise the supplier that every line names.
 */
export function statementSupplier(
  table: ReportTable,
  sorted: SortedRows,
  title: string | null,
  { headers, mapping }: Pick<ReportReading, "headers" | "mapping">,
): string | undefined {
  const isSection = sorted.lines.some(({ section }) => section === title);
  const named = title === null || isSection ? undefined : title;
  return table.stated.supplierName ?? named ?? onlySupplier(sorted, headers, mapping);
}

/** Returns the supplier that every line names in a column headed as the supplier. */
function onlySupplier(
  { lines }: SortedRows,
  headers: readonly string[],
  mapping: ReportMapping,
): string | undefined {
  if (!/supplier|vendor|lieferant|fournisseur|proveedor|fornitore/i.test(mapping.property ?? ""))
    return undefined;
  const place = headers.indexOf(mapping.property ?? "");
  const names = new Set(lines.map(({ cells }) => cells[place]?.trim() ?? ""));
  const [name] = names;
  return names.size === 1 && name ? name : undefined;
}

/** Returns the currency of the totals and of the headings of sales, if it is the same for all. */
export function onlySumCurrency(
  table: ReportTable,
  sorted: SortedRows,
  mapping: ReportMapping,
): Currency | null {
  const named = [
    ...table.above.filter((row) => namedSumOf(row)),
    ...sorted.totals,
    ...sorted.leftOut,
    ...sorted.namedRows,
  ];
  const left = table.leftOut.map((text, row) => ({ row, cells: [text] }));
  const headings = [mapping.sale, mapping.base].flatMap((header = "") =>
    sharedInHeading(header).length > 0 ? [] : (currencyInHeading(header) ?? []),
  );
  const [code, ...others] = new Set([...currenciesOfSums([...named, ...left]), ...headings]);
  if (!code) return currencySaid(named.map(({ cells }) => piecesOf(cells)));
  return others.length === 0 ? code : null;
}
