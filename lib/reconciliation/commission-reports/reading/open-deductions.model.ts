import type { LineReading } from "../import/report-lines.model";
import type { ReportMapping } from "../import/report-mapping.model";
import { columnWords } from "./columns/column-words.model";
import type { ColumnQuestion } from "./columns/money-columns.model";
import { isAmount } from "./row-kinds.model";
import type { SortedRows } from "./sorted-rows.model";

/**
 * Fields that may be deducted from the commission, included in it, or separate from it, if no column states the amount
 * paid.
 */
const OPEN_FIELDS = ["tax", "fee", "bonus", "deduction"] as const;
/**
 * Words for corrections. A deduction is deducted, but a correction may also be added, or already be included in the
 * commission.
 */
const PUT_RIGHT =
  /(?<!\p{L})(adj|adjust\p{L}*|correct\p{L}*|korrekt\p{L}*|korekt\p{L}*|anpassung\p{L}*|ajuste\p{L}*|rettific\p{L}*|regularis\p{L}*|korrig\p{L}*|justering\p{L}*|oprava|duzeltme)(?!\p{L})/u;

export type OpenField = (typeof OPEN_FIELDS)[number];

/** Returns the open fields of a table without a net whose columns contain amounts. */
export function openFields(
  { lines }: SortedRows,
  { headers, mapping }: Omit<LineReading, "signs">,
): readonly OpenField[] {
  if (mapping.net) return [];
  return OPEN_FIELDS.filter((field) => {
    const header = mapping[field] ?? "";
    const place = headers.indexOf(header);
    if (field === "deduction" && !PUT_RIGHT.test(columnWords(header))) return false;
    return lines.some(({ cells }) => isAmount(cells[place] ?? "") && /[1-9]/.test(cells[place] ?? ""));
  });
}

export function subsetsOf(fields: readonly OpenField[]): readonly (readonly OpenField[])[] {
  return fields.length > 1 ? [...fields.map((field) => [field]), fields] : [fields];
}

export function without(mapping: ReportMapping, fields: readonly OpenField[]): ReportMapping {
  return Object.fromEntries(
    Object.entries(mapping).filter(([field]) => !fields.some((left) => left === field)),
  );
}

export function deductionQuestion(field: OpenField, mapping: ReportMapping): readonly ColumnQuestion[] {
  const header = mapping[field];
  if (!header) return [];
  const ways = {
    bonus: `Is "${header}" paid on top of the commission? Unmap it if it is a part of it.`,
    deduction: `Is "${header}" taken off the commission? Map it as a bonus if it is paid on top, and unmap it if it is a part of it.`,
  };
  const example =
    field in ways
      ? ways[field as keyof typeof ways]
      : `Is "${header}" deducted from the commission? Unmap it if it isn't.`;
  return [{ about: "column", field, example, choices: [header, "Not mapped"] }];
}
