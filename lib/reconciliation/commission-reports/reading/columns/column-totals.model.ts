import type { ReportMapping } from "../../import/report-mapping.model";
import type { LineAmounts } from "../line-amounts.model";
import type { Doubt } from "../line-checks.model";
import {
  COLUMNS,
  changesTo,
  differs,
  isUnread,
  minorIn,
  type PrintedSum,
  sumOf,
  sumWords,
  type Writing,
} from "../printed-sums.model";
import type { TotalRow } from "../sorted-rows.model";

const WORDS = { gross: "gross", part: "agent's share", tax: "tax", withheld: "tax withheld", net: "net" };

/**
 * Compares the totals of columns. A total covers all lines above it, or those since an earlier total, together with the
 * deductions in between.
 */
export function columnTotals(
  lines: readonly LineAmounts[],
  { totals, changes }: { readonly totals: readonly TotalRow[]; readonly changes: readonly PrintedSum[] },
  headers: readonly string[],
  mapping: ReportMapping,
  writing: Writing,
) {
  const fields = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
  const paid = (["net", "part", "gross"] as const).find((field) => mapping[field]);
  const placeOf = (field: keyof typeof COLUMNS) => headers.indexOf(mapping[field] ?? "\u0000");
  const unread = totals.flatMap((total) =>
    fields.flatMap((field) => unreadTotal(total, field, placeOf(field), writing)),
  );
  const checks = totals.flatMap((total, at) => {
    const starts = [{ after: 0, row: 0 }, ...totals.slice(0, at)];
    return fields.flatMap((field) => {
      const minor = minorIn(total.cells[placeOf(field)]?.trim() ?? "", writing);
      if (minor === undefined) return [];
      const sums = starts.map((start) => sumOf(lines.slice(start.after, total.after), COLUMNS[field]));
      const changed = starts.map(({ row }, start) => {
        const between = changes.filter((one) => one.row > row && one.row < total.row);
        return (sums[start] ?? 0) + (field === paid ? changesTo(minor, sums[start] ?? 0, between) : 0);
      });
      const counted =
        sums.filter((_, start) => (starts[start]?.after ?? 0) < total.after).at(-1) ?? sums[0] ?? 0;
      const isLast = total.after === lines.length;
      return [
        {
          total,
          field,
          minor,
          counted,
          isHeld: [...sums, ...changed].some((sum) => isSum(field, sum, minor)),
          isOfAll: isLast && [sums[0], changed[0]].some((sum) => isSum(field, sum ?? 0, minor)),
          hasChanges: isLast && changes.length > 0 && changed[0] === minor && sums[0] !== minor,
        },
      ];
    });
  });
  const doubts = checks.flatMap(({ total, field, minor, counted, isHeld }): Doubt[] =>
    isHeld
      ? []
      : [{ row: total.row, message: differs(`total of the ${WORDS[field]}`, minor, counted, writing) }],
  );
  const isWhole = ({ total, field }: (typeof checks)[number]) =>
    total.after === lines.length && (field === "net" || field === "gross");
  const agreed = checks
    .filter(({ isOfAll }) => isOfAll)
    .map(({ field, minor }) => sumWords(WORDS[field], minor, writing));
  return {
    doubts: [...unread, ...doubts],
    agreed,
    isProved: checks.some((check) => check.isHeld && isWhole(check)),
    /** Whether a total states the amount paid for all lines. */
    provesNet: checks.some(({ isOfAll, field }) => isOfAll && field === "net"),
    /** Whether a total of all lines includes the deductions for the statement as a whole. */
    hasChanges: checks.some((check) => check.hasChanges),
  };
}

/** Returns a doubt about a total whose cell has no readable amount, because it may differ from the lines. */
function unreadTotal(
  { row, cells, faults }: TotalRow,
  field: keyof typeof COLUMNS,
  place: number,
  writing: Writing,
): readonly Doubt[] {
  const text = cells[place]?.trim() ?? "";
  const fault = faults?.get(place) ?? (isUnread(text, writing) ? `"${text.slice(0, 40)}"` : undefined);
  if (fault === undefined) return [];
  return [{ row, message: `The printed total of the ${WORDS[field]} can't be read: it is ${fault}` }];
}

/** Whether a printed total equals a sum. Deductions may be printed with or without a minus. */
function isSum(field: keyof typeof COLUMNS, sum: number, printed: number): boolean {
  const isSigned = field === "net" || field === "gross" || field === "part";
  return sum === printed || (!isSigned && Math.abs(sum) === Math.abs(printed));
}
