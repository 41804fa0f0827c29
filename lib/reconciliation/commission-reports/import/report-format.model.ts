import { currencyOf, type DecimalMark, decimalEvidence, typedAmount } from "@/lib/imports/csv-amount.model";
import type { CsvRow } from "@/lib/imports/csv-file.model";
import { type DateOrder, orderDetector } from "@/lib/imports/dates/csv-date-order.model";
import { type Currency, digitsOf } from "@/lib/platform/base/money";
import { currencyInHeading, sharedBeside, sharedInHeading } from "../reading/columns/column-figures.model";
import { PARTS } from "../reading/columns/column-proofs.model";
import type { ReportField, ReportMapping } from "./report-mapping.model";

export type ReportFormat = {
  readonly decimalMark: DecimalMark;
  readonly dateOrder: DateOrder;
  readonly currency: Currency;
};

/** The amounts of a line that add up. */
export const SUMS = ["gross", "part", "net", ...PARTS] as const;
const AMOUNTS = [...SUMS, "sale", "base"] as const;

type Rows = { readonly lines: readonly CsvRow[]; readonly totals: readonly CsvRow[] };

/**
 * Detects the formats of a file by its lines and totals, and what they leave open. `said` contains the currency and the
 * date of the statement, and the dollar of the country that it names, from the text around the table.
 */
export function formatOf(
  { lines, totals }: Rows,
  headers: readonly string[],
  mapping: ReportMapping,
  said: {
    readonly currency: Currency | null;
    readonly date?: string | null;
    readonly dollar?: Currency | null;
  },
) {
  const cellsOf = (fields: readonly ReportField[], rows = lines) => {
    const places = fields.flatMap((field) => headers.indexOf(mapping[field] ?? "\u0000"));
    return rows.flatMap(({ cells }) => places.flatMap((place) => (place < 0 ? [] : (cells[place] ?? ""))));
  };
  /** The heading that names the currency of the commission, regardless of the bookings' currencies. */
  const heading = [mapping.net, mapping.gross].find((one) => currencyInHeading(one ?? "")) ?? "";
  const typed = cellsOf(SUMS).flatMap((cell) => typedAmount(cell, ".") ?? []);
  const signs = [sharedInHeading(heading), ...typed.map(sharedBeside)];
  // A sign that several currencies share means the one that the statement names.
  const named = said.currency;
  const likely = named ?? said.dollar;
  const meant = <Code>(code: Code, among: readonly string[]) =>
    likely && among.includes(likely) ? likely : code;
  const settled = meant(currencyInHeading(heading), sharedInHeading(heading));
  const codes = cellsOf(["currency"]).map(currencyOf);
  /** The currencies of the lines, the most frequent first. */
  const currencies = currenciesIn([...codes, ...typed.map((one) => meant(one.currency, sharedBeside(one)))]);
  const currency = currencies[0] ?? null;
  const days = orderDetector();
  for (const cell of cellsOf(["travelStart", "travelEnd"])) days.look(cell);
  // The same person wrote the date of the statement and those of the lines, so both have the same order.
  if (days.found().open && said.date) days.look(said.date);
  const amounts = [...cellsOf(AMOUNTS), ...cellsOf(SUMS, totals)];
  return {
    ...markOf(amounts, settled ?? currency ?? said.currency),
    ...days.found(),
    settled,
    currencies,
    currency,
    /** An amount with a sign that several currencies share without any usual meaning: "kr". */
    openSign: named ? null : openSignIn(cellsOf(SUMS)),
    /** Whether the currency is only indicated by a sign that several currencies share. */
    isShared: signs.some(({ length }) => length > 0) && !named && !codes.some(Boolean),
  };
}

function openSignIn(cells: readonly string[]) {
  const open = cells.map((cell) => ({ cell, typed: typedAmount(cell, ".") }));
  const found = open.find(({ typed }) => typed?.currency === null && (typed.among?.length ?? 0) > 1);
  return found?.typed ? { example: found.cell.trim(), choices: found.typed.among ?? [] } : null;
}

/**
 * Determines the decimal mark. Three digits after the only mark are decimals in a currency with three decimals, and
 * thousands in a currency without decimals.
 */
function markOf(amounts: readonly string[], code: Currency | null) {
  const evidence = amounts.map((cell) => decimalEvidence(cell, code ?? undefined));
  const marks = ([".", ","] as const).filter((mark) => evidence.includes(mark));
  const openAmount = amounts[evidence.indexOf("either")] ?? null;
  const used = new Set(amounts.flatMap((cell, at) => (evidence[at] === "either" ? cell.match(/[.,]/) : [])));
  const [only] = used.size === 1 && code && digitsOf(code) === 3 ? [...used] : [];
  const known = marks.length === 1 ? marks[0] : marks.length === 0 ? only : undefined;
  return { decimalMark: (known ?? null) as DecimalMark | null, openAmount };
}

function currenciesIn(codes: readonly (Currency | null | undefined)[]): readonly Currency[] {
  const counts = new Map<Currency, number>();
  for (const code of codes) if (code) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([code]) => code);
}
