import "server-only";
import { notifyAgent } from "@/lib/accounts/notifications/notify-agent";
import { readPersonDates } from "@/lib/accounts/users/settings";
import { settleShares } from "@/lib/payouts/shares/shares";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import { formatMoney, type Money } from "@/lib/platform/base/money";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { Booking } from "../booking.model";
import { updateBooking } from "../booking-write.sql";
import { archivedAgain, owesAgain, withReceived } from "../moves/booking-moves.model";
import { recordBookingChange } from "../record-booking-change";
import { lockCurrentBooking } from "../update-booking";
import {
  type DepositOf,
  markAllReversed,
  restoreReported,
  type StandingDeposit,
  selectStandingDeposits,
} from "./deposit.sql";
import { selectReceived } from "./payment.sql";
import { notifyOwedAgain } from "./record-payment";

/**
 * Reverses the unreversed payments of a link or of a report's entry, in a transaction on the agent's rows. The
 * self-reported payments that they had replaced are restored, and the agent is notified. Returns the bookings as they
 * are afterwards.
 */
export async function reverseAllocations(tx: Tx, of: DepositOf): Promise<Booking[]> {
  const owner = ownerOf(tx);
  const { timeZone } = await readPersonDates(tx, owner);
  const today = dayIn(tx.now, timeZone);
  const deposits = await selectStandingDeposits(tx, owner, of);
  const released: Booking[] = [];
  for (const group of Map.groupBy(deposits, ({ bookingId }) => bookingId).values()) {
    released.push(await releaseOf(tx, group, today));
  }
  return released;
}

async function releaseOf(
  tx: Tx,
  deposits: readonly StandingDeposit[],
  today: ReturnType<typeof dayIn>,
): Promise<Booking> {
  const owner = ownerOf(tx);
  const bookingId = deposits[0]?.bookingId ?? "";
  const before = await lockCurrentBooking(tx, owner, { id: bookingId, version: null });
  const ids = deposits.map(({ id }) => id);
  if ((await markAllReversed(tx, owner, ids)) < ids.length)
    throw new Failure("CONFLICT", "A payment of this was taken back meanwhile. Look at it again.");
  await restoreReported(
    tx,
    owner,
    deposits.flatMap(({ replacesIds }) => replacesIds ?? []),
  );
  const received = await selectReceived(tx, owner, bookingId);
  const givenUp = deposits.reduce((sum, { shortPayMinor }) => sum + shortPayMinor, 0);
  const without = { ...before, shortPayMinor: before.shortPayMinor - givenUp };
  const after = archivedAgain(before, withReceived(without, received));
  const booking = await updateBooking(tx, owner, after, today);
  await settleShares(tx, [booking.id], today);
  const sum = deposits.reduce((all, { amountMinor }) => all + amountMinor, 0);
  const amount = { minor: sum, currency: before.commission.currency };
  await recordBookingChange(tx, before, booking, {
    action: "booking.release-deposit",
    activities: [
      {
        type: "COMMISSION_RECEIVED",
        changeSet: {
          received: { from: before.receivedMinor, to: booking.receivedMinor },
          amount,
          reversed: true,
        },
      },
    ],
  });
  if (owesAgain(before, after, today)) await notifyOwedAgain(tx, before, `${ids[0]}:reversed`);
  else await tellItIsTakenBack(tx, before, amount, ids[0] ?? "");
  return booking;
}

async function tellItIsTakenBack(tx: Tx, booking: Booking, amount: Money, paymentId: string): Promise<void> {
  const absolute = formatMoney({ ...amount, minor: Math.abs(amount.minor) });
  const what = amount.minor < 0 ? `The recall of ${absolute}` : absolute;
  await notifyAgent(tx, {
    type: "SYSTEM",
    topic: "commission",
    title: amount.minor < 0 ? "Recall taken back" : "Commission taken back",
    message: `${what} for booking ${booking.confirmationNumber} was counted by mistake and is taken back.`,
    dedupeKey: `taken-back:${booking.id}:${paymentId}`,
    bookingId: booking.id,
  });
}
