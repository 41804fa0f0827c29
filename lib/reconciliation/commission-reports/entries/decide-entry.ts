import "server-only";
import type { Answers } from "@/lib/ledger/bookings/payments/difference-reason.model";
import { Failure } from "@/lib/platform/base/failure";
import { type Currency, money } from "@/lib/platform/base/money";
import type { Context } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import { enqueueMatching } from "@/lib/reconciliation/bank-transactions/matcher/enqueue-matching";
import { payLocked, unpayLocked } from "../paying/pay-entries";
import { type BookingOfAgent, type EntryAmounts, netOf, type ReportEntry } from "../report.model";
import { lockEntries } from "../report.sql";
import { isCountable, UNCOUNTABLE } from "../report-sums.model";
import {
  type ChangedEntry,
  type EntryTarget,
  type LockedEntry,
  refuseForNone,
  withLockedEntry,
  writeEntry,
} from "./change-entry";
import { deleteRejection, hasBooking, insertRejection } from "./change-entry.sql";
import type { EntryCorrection } from "./report-correction.model";

/**
 * Why the entry pays more than its booking is owed, and the confirmation of a second recall; both are refused
 * otherwise.
 */
type Options = Omit<Answers, "by">;

/**
 * Matches an entry with a booking; null removes the match. If the report's money has arrived, the entry is paid at
 * once. Removing a match reverses the payment, and the pair is never proposed again. Throws NOT_FOUND for a booking
 * that doesn't exist or belongs to another agent than the one who forwarded the report, CONFLICT if the entry is
 * already matched.
 */
export function matchEntry(
  ctx: Context | Tx,
  target: EntryTarget,
  booking: BookingOfAgent | null,
  answers: Options = {},
): Promise<ChangedEntry> {
  return withLockedEntry(ctx, target, (at) => (booking ? match(at, booking, answers) : unmatch(at)));
}

async function match(at: LockedEntry, booking: BookingOfAgent, answers: Options): Promise<void> {
  const { tx, admin, report, entry } = at;
  if (entry.ignoredAt) throw new Failure("CONFLICT", "This entry is ignored. Restore it first.");
  if (entry.matchSource) throw new Failure("CONFLICT", "This entry is matched already. Unmatch it first.");
  refuseForNone(entry);
  const isForeign = report.ownerId !== null && report.ownerId !== booking.userId;
  if (isForeign || !(await hasBooking(tx, booking))) {
    throw new Failure("NOT_FOUND", "There is no such booking that this entry may be about.");
  }
  const matchSource = entry.booking?.bookingId === booking.bookingId ? "CONFIRMED" : "MANUAL";
  await deleteRejection(tx, entry.id, booking.bookingId);
  const matched = await writeEntry(
    at,
    "commission-report.match-entry",
    { booking, matchSource },
    {
      after: {
        bookingId: booking.bookingId,
        agentId: booking.userId,
        matchSource,
        ...(answers.overReason ? { overReason: answers.overReason } : {}),
      },
    },
  );
  await payLocked(tx, report, [matched], { ...answers, by: admin });
}

async function unmatch(at: LockedEntry): Promise<void> {
  const { tx, report, entry } = at;
  if (!entry.booking) throw new Failure("CONFLICT", "This entry isn't matched.");
  await unpayLocked(tx, report.id, new Set([entry.id]));
  await insertRejection(tx, entry.id, entry.booking.bookingId);
  await writeEntry(
    at,
    "commission-report.unmatch-entry",
    { booking: null, matchSource: null },
    { before: { bookingId: entry.booking.bookingId, agentId: entry.booking.userId, status: entry.status } },
  );
  await payLocked(tx, report, [], null);
}

/**
 * Ignores an entry, so that it no longer counts in its report, and reverses its payment. The booking is kept for
 * restoring the entry.
 */
export function ignoreEntry(ctx: Context | Tx, target: EntryTarget): Promise<ChangedEntry> {
  return withLockedEntry(ctx, target, async (at) => {
    const { tx, report, entry } = at;
    if (entry.ignoredAt) throw new Failure("CONFLICT", "This entry is ignored already.");
    await unpayLocked(tx, report.id, new Set([entry.id]));
    await writeEntry(
      at,
      "commission-report.ignore-entry",
      { ignoredAt: tx.now },
      { before: { status: entry.status } },
    );
    await payLocked(tx, report, [], null);
  });
}

/**
 * Restores an ignored entry. If its booking is matched and its report is paid, the entry is paid again. Throws CONFLICT
 * with a question if this would be a second recall that nobody has confirmed.
 */
export function restoreEntry(
  ctx: Context | Tx,
  target: EntryTarget,
  answers: Omit<Answers, "by"> = {},
): Promise<ChangedEntry> {
  return withLockedEntry(ctx, target, async (at) => {
    const { tx, admin, report, entry } = at;
    if (!entry.ignoredAt) throw new Failure("CONFLICT", "This entry isn't ignored.");
    const restored = await writeEntry(at, "commission-report.restore-entry", { ignoredAt: null });
    await payLocked(tx, report, [restored], { overReason: "overpayment", ...answers, by: admin });
  });
}

/**
 * Corrects what was read for an entry. Throws CONFLICT if its amounts would change although it is paid, INVALID_INPUT if
 * the sums of its report wouldn't be exact any more.
 */
export function correctEntry(
  ctx: Context | Tx,
  target: EntryTarget,
  { grossAmount, feeAmount, taxAmount, ...words }: EntryCorrection,
): Promise<ChangedEntry> {
  return withLockedEntry(ctx, target, async (at) => {
    const { tx, report, entry } = at;
    const amounts = {
      grossMinor: minorOf(grossAmount, report.currency, "grossAmount"),
      feeMinor: minorOf(feeAmount, report.currency, "feeAmount"),
      taxMinor: minorOf(taxAmount, report.currency, "taxAmount"),
    };
    const isOther = AMOUNTS.some((name) => amounts[name] !== entry[name]);
    if (isOther) refuseForNone(entry);
    if (isOther && entry.status === "CLOSED" && entry.grossMinor !== 0) {
      throw new Failure(
        "CONFLICT",
        "This entry is paid. Unmatch it, correct its amounts, then match it again.",
      );
    }
    const corrected = await writeEntry(
      at,
      "commission-report.correct-entry",
      { ...words, ...amounts, netMinor: netOf(amounts) },
      { before: factsOf(entry), after: factsOf({ ...entry, ...words, ...amounts }) },
    );
    if (isOther && !isCountable(await lockEntries(tx, report.id)))
      throw new Failure("INVALID_INPUT", UNCOUNTABLE);
    await payLocked(tx, report, [corrected], null);
    if (!entry.booking) await enqueueMatching(tx, { reportIds: [report.id] });
  });
}

const AMOUNTS = ["grossMinor", "feeMinor", "taxMinor"] as const satisfies readonly (keyof EntryAmounts)[];

function minorOf(amount: number, code: Currency, field: string): number {
  return money(amount, code, field).minor;
}

function factsOf({ grossMinor, feeMinor, taxMinor, outcome, travelStart, travelEnd }: ReportEntry) {
  return { grossMinor, feeMinor, taxMinor, outcome, travelStart, travelEnd };
}
