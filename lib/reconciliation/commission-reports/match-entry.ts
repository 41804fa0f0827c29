import "server-only";
import type { Answers } from "@/lib/ledger/bookings/payments/difference-reason.model";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import {
  type ChangedEntry,
  type EntryTarget,
  type LockedEntry,
  refuseForNone,
  withLockedEntry,
  writeEntry,
} from "./entries/change-entry";
import { deleteRejection, hasBooking, insertRejection } from "./entries/change-entry.sql";
import { payLocked, unpayLocked } from "./paying/pay-entries";
import type { BookingOfAgent } from "./report.model";

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
