import { digitsOf, formatMoney } from "@/lib/platform/base/money";
import type { CommissionStatement } from "@/lib/reader/payload.model";
import type { ReportTotals } from "../import/report-doubts.model";
import { importBlocker, questionWords, type ReportReading } from "../reading/report-reading.model";
import { netOf } from "../report.model";
import { sumsOf } from "../report-sums.model";

/** A file of an email that states what a supplier pays. `attachment` is the index of the email's attachment. */
export type AttachedReport = {
  readonly attachment: number;
  readonly fileName: string;
  /** The SHA-256 hash of its bytes. The same file may arrive with another email. */
  readonly hash: string;
  /** Null if it can't be read; `asks` then says why. */
  readonly read: ReportReading | null;
  readonly whole: ReportTotals | null;
  /** An open question or an inconsistency, in words; null if there is none. */
  readonly asks: string | null;
};
type SureReport = AttachedReport & { readonly read: ReportReading; readonly whole: ReportTotals };

export type Decided = {
  readonly taken: readonly SureReport[];
  readonly waiting: readonly (Pick<AttachedReport, "attachment" | "fileName"> & { readonly asks: string })[];
};

/** Returns what a reading leaves open, in words, or null if nothing. */
export function asksOf(read: ReportReading, doubts: readonly string[]): string | null {
  const [question] = read.questions;
  const currency = read.isCurrencyStated ? null : `The file names no currency: ${read.format.currency}?`;
  return (question && questionWords(question)) ?? importBlocker(read) ?? doubts[0] ?? currency;
}

const UNTOLD = "The email doesn't say that this is a commission statement.";
const BESIDE = "Another file of this email has to be looked at first: it may say the same.";

/** What the email says about itself: whether it contains a statement, and the statement that was read from its text. */
export type ToldByMail = { readonly isStatement: boolean; readonly statement: CommissionStatement | null };

/**
 * Decides about the files of one email. They are imported if the email says that it contains a statement, none of them
 * has an open question, and no two are about the same bookings. Files with the same contents are imported once.
 */
export function decideAttached(
  files: readonly AttachedReport[],
  { isStatement, statement }: ToldByMail,
): Decided {
  const once = files.filter((file, at) => !files.slice(0, at).some((other) => saysTheSame(file, other)));
  const asked = once.map((file) => ({ ...file, asks: file.asks ?? otherwiseTold(file, once, statement) }));
  const taken = asked.flatMap((file) => (isSure(file) ? [file] : []));
  const isAll = isStatement && taken.length === asked.length && areApart(taken);
  return isAll
    ? { taken, waiting: [] }
    : {
        taken: [],
        waiting: asked.map(({ attachment, fileName, asks }) => ({
          attachment,
          fileName,
          asks: asks ?? (isStatement ? BESIDE : UNTOLD),
        })),
      };
}

function isSure(file: AttachedReport): file is SureReport {
  return file.read !== null && file.whole !== null && file.asks === null;
}

function saysTheSame(one: AttachedReport, other: AttachedReport): boolean {
  const same = linesOf(one);
  return (
    isSure(one) && isSure(other) && same === linesOf(other) && one.whole.netMinor === other.whole.netMinor
  );
}

function linesOf({ read }: AttachedReport): string | undefined {
  return read?.entries
    .map((entry) => `${entry.confirmationNumber} ${netOf(entry)} ${read.format.currency}`)
    .toSorted()
    .join("\n");
}

/** Whether no two of them have the same reference number or a booking in common. */
function areApart(taken: readonly SureReport[]): boolean {
  const each = taken.map(
    ({ read }) =>
      new Set([
        `# ${read.stated.referenceNumber ?? ""}`,
        ...read.entries.map(({ confirmationNumber }) => confirmationNumber),
      ]),
  );
  const all = new Set(each.flatMap((some) => [...some]));
  return all.size === each.reduce((sum, { size }) => sum + size, 0);
}

/** Returns a question if the email itself states another sum than that of its files, individually or together. */
function otherwiseTold(
  { read }: AttachedReport,
  files: readonly AttachedReport[],
  told: CommissionStatement | null,
): string | null {
  const said = told?.netAmount ?? told?.commissionAmount;
  if (!read || said === undefined) return null;
  const { currency } = read.format;
  const minor = Math.round(said * 10 ** digitsOf(currency));
  const each = files.flatMap((file) => (file.read && file.whole ? [sumsIn(file.read, file.whole)] : []));
  const all = each.reduce((sums, one) => sums.map((sum, at) => sum + (one[at] ?? 0)), [0, 0, 0]);
  const holds = [...each, all].flat().includes(minor);
  return holds ? null : `The email itself says ${formatMoney({ minor, currency })}.`;
}

/** Returns the amount paid out, and the commission before and after deductions. */
function sumsIn({ entries }: ReportReading, { netMinor }: ReportTotals): number[] {
  const sums = sumsOf(entries);
  return [netMinor, sums.grossMinor, netOf(sums)];
}
