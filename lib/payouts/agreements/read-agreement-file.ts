import "server-only";
import { parseFigure } from "@/lib/imports/csv-amount.model";
import { type CsvRow, openCsvFile } from "@/lib/imports/csv-file.model";
import { parseTypedDate } from "@/lib/imports/dates/csv-date.model";
import { daysByOrder } from "@/lib/imports/dates/csv-date-order.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { invalidField } from "@/lib/platform/base/failure";
import { AGREEMENT_BASES, type AgreementBasis } from "../shares/share.model";

/** A parsed line of a file of agreements; the supplier's name may be empty. */
export type ReadAgreement = {
  readonly line: number;
  readonly email: string;
  readonly supplier: string;
  readonly percent: number;
  readonly validFrom: CalendarDate;
  readonly basis: AgreementBasis;
  readonly note: string | null;
};
type Refused = { readonly line: number; readonly reason: string };

const HEADINGS = {
  email: ["agent", "agent e-mail", "email", "e-mail"],
  supplier: ["supplier"],
  percent: ["percent", "percentage", "split"],
  validFrom: ["valid from", "from", "date"],
  basis: ["basis"],
  note: ["note"],
} as const;
type Field = keyof typeof HEADINGS;
const NEEDED = ["email", "percent", "validFrom"] as const;

/**
 * Reads a CSV file of agreements by the column names in its first row. A doubtful line is refused with the reason.
 * Throws INVALID_INPUT if a required column is missing.
 */
export function readAgreementFile(text: string): {
  readonly read: readonly ReadAgreement[];
  readonly refused: readonly Refused[];
} {
  const file = openCsvFile(new TextEncoder().encode(text));
  const names = file.headers.map((header) => header.trim().toLowerCase());
  const at = (field: Field) =>
    names.findIndex((name) => (HEADINGS[field] as readonly string[]).includes(name));
  if (NEEDED.some((field) => at(field) < 0)) {
    const message =
      "The first line must name the columns: Agent, Percent, Valid from; Supplier, Basis and Note if you like.";
    throw invalidField("file", message);
  }
  const read: ReadAgreement[] = [];
  const refused: Refused[] = [];
  for (const row of file.rows()) {
    const one = lineOf(row, (field) => (row.cells[at(field)] ?? "").trim());
    if (typeof one === "string") refused.push({ line: row.row, reason: one });
    else read.push(one);
  }
  return { read, refused };
}

function lineOf({ row }: CsvRow, cell: (field: Field) => string): ReadAgreement | string {
  const percent = parseFigure(cell("percent").replace(/\s*%$/, ""));
  const day = dayOf(cell("validFrom"));
  const basis = AGREEMENT_BASES.find((one) => one === (cell("basis").toUpperCase() || "RECEIVED"));
  if (!cell("email")) return "The agent's email address is missing";
  if (!(percent >= 0 && percent <= 100)) return `"${cell("percent")}" is no percent from 0 to 100`;
  if (Math.abs(Math.round(percent * 100) - percent * 100) > 1e-6) return "A percent has two decimals at most";
  if (!day) return `"${cell("validFrom")}" can't be read as a day: write it as 2026-11-12`;
  if (!basis) return `"${cell("basis")}" is no basis: write received or booked`;
  const note = cell("note") || null;
  if (note && note.length > 500) return "The note is longer than 500 characters";
  return {
    line: row,
    email: cell("email").toLowerCase(),
    supplier: cell("supplier"),
    percent,
    validFrom: day,
    basis,
    note,
  };
}

/** Parses a date; undefined if it could be read as two different days. */
function dayOf(text: string): CalendarDate | undefined {
  return new Set(daysByOrder(text).values()).size > 1
    ? undefined
    : (parseTypedDate(text, "YMD") ?? parseTypedDate(text, "DMY"));
}
