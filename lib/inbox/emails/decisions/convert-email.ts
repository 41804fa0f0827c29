import "server-only";
import { type Booking, type BookingDraft, bookingDraft } from "@/lib/ledger/bookings/booking.model";
import { createBooking } from "@/lib/ledger/bookings/create-booking";
import { cancelBooking } from "@/lib/ledger/bookings/moves/move-booking";
import { updateBooking } from "@/lib/ledger/bookings/update-booking";
import { Failure, invalidField } from "@/lib/platform/base/failure";
import { parse } from "@/lib/platform/base/input";
import { formatMoney, type Money, major } from "@/lib/platform/base/money";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import {
  isBooked,
  isUnclear,
  missingFields,
  notBookedReason,
  whyNotConvertible,
} from "@/lib/reader/missing-fields.model";
import { changeEmail } from "../change-email";
import type { ConvertUndo, EmailItem, Proposal } from "../email.model";
import { updateItem } from "../email.sql";
import type { CommissionChoice } from "../reading/commission-terms.model";
import { type ConversionPlan, existing, findTarget } from "../reading/find-target";
import { type LockedEmail, type LockedReading, lockReading } from "../reading/open-reading";
import { changeOf, commissionChange, inverseOf } from "../reading/proposal.model";
import { draftOf } from "../reading/reading-draft.model";
import { keptOf, leftOf } from "./cancel-undo.model";
import { checkedChange, withChange } from "./item-edit.model";
import { withdrawReviewItems } from "./review-item.sql";

/** A person's choices for converting a reading. */
export type Conversion = {
  /** The proposal that they were shown; throws STALE if converting would now do something else. */
  readonly as?: Proposal | undefined;
  /** The booking as they edited it, used instead of the reading. */
  readonly draft?: BookingDraft | undefined;
  /** The new commission if that is asked: a decimal amount in the currency of the choices. */
  readonly commission?: number | undefined;
  /** Creates a new booking even if one with this number exists. */
  readonly anew?: boolean | undefined;
  /**
   * Confirms that the trip is booked, which the email doesn't say. Statements to the contrary in the email still count.
   */
  readonly isBooked?: boolean | undefined;
};

/**
 * The outcome of a conversion; `already` is true if somebody else, or an earlier click, had converted the reading
 * before.
 */
export type Converted = { readonly booking: Booking; readonly already: boolean };

type Done = { readonly booking: Booking; readonly undo: ConvertUndo };

/**
 * Does what a reading proposes: creates a booking, or changes or cancels the booking it refers to, and moves the email
 * to Done; all or nothing. `id` is the email's, meaning its first reading, or a reading's. Converting again returns the
 * same booking. Throws EMAIL_INCOMPLETE with the missing fields.
 */
export async function convertEmail(ctx: Context, id: string, how: Conversion = {}): Promise<Booking> {
  const { booking } = await convertOnce(ctx, id, how);
  return booking;
}

/** Converts a reading, and also returns whether it had been converted before. */
export function convertOnce(ctx: Context, id: string, how: Conversion = {}): Promise<Converted> {
  return inTransaction(ctx, async (tx) => {
    const reading = await lockReading(tx, id);
    const { email, items, item } = reading;
    if (!item) throw new Failure("EMAIL_INCOMPLETE", "No extracted data found.");
    const before = item.bookingId ? await existing(tx, item.bookingId) : undefined;
    if (before) return { booking: before, already: true };
    const isAnswered = how.isBooked === true && isUnclear(item.payload);
    const meant = isAnswered ? asBooked(item) : item;
    const done = await settled(tx, email, meant, how);
    await finish(tx, { email, items, item: meant }, done);
    return { booking: done.booking, already: false };
  });
}

/** Returns the reading as that of a booked trip, because a person has confirmed that it is booked. */
function asBooked(item: EmailItem): EmailItem {
  const read = withChange(item, checkedChange({ field: "bookingState", value: "confirmed" }));
  return { ...item, ...read, missing: missingFields(read.payload, read.findings) };
}

async function settled(tx: Tx, email: LockedEmail, item: EmailItem, how: Conversion): Promise<Done> {
  if (email.status === "rejected") throw new Failure("CONFLICT", "This email is in the trash.");
  const target = await findTarget(tx, item);
  const proposal = how.draft || how.anew ? "CREATE" : target.proposal;
  if (how.as && how.as !== proposal) throw new Failure("STALE");
  switch (proposal) {
    case "CREATE":
      return created(tx, email, item, how);
    case "UPDATE":
      return updated(tx, target, item, how);
    case "CANCEL":
      return cancelled(tx, target, how);
    case "DUPLICATE":
      return { booking: known(target), undo: { did: "DUPLICATE" } };
    case "REPORT":
    case "NONE":
      throw new Failure("CONFLICT", "This email does not confirm a booking.");
  }
}

async function created(tx: Tx, email: LockedEmail, item: EmailItem, how: Conversion): Promise<Done> {
  const draft = how.draft ?? draftOfReading(item, how.anew === true);
  const booking = await createBooking(tx, draft, { source: "email", emailId: email.id });
  return { booking, undo: { did: "CREATE" } };
}

function draftOfReading(item: EmailItem, allowDuplicate: boolean): BookingDraft {
  const reason = whyNotConvertible(item.payload, item.findings);
  if (reason) throw refused(item, reason);
  return parse(bookingDraft, { ...draftOf(item.payload), allowDuplicate });
}

async function updated(tx: Tx, target: ConversionPlan, item: EmailItem, how: Conversion): Promise<Done> {
  const before = known(target);
  if (!isBooked(item.payload)) throw refused(item, notBookedReason(item.payload));
  const commission = answered(target.choices, how, before);
  const change = {
    ...changeOf(target.differences),
    ...(commission ? commissionChange(commission) : {}),
  };
  const booking = await updateBooking(tx, { id: before.id, version: null }, change);
  const { cancelledAt } = leftOf(booking);
  const undone = inverseOf(before) as ConvertUndo["before"] & object;
  return { booking, undo: { did: "UPDATE", before: undone, after: { cancelledAt } } };
}

/**
 * Returns the failure for a reading that can't be booked. If a person may confirm it all the same, the failure names
 * that question.
 */
function refused({ payload }: EmailItem, reason: string): Failure {
  return new Failure(
    "EMAIL_INCOMPLETE",
    reason,
    isUnclear(payload) ? { facts: { question: "isBooked", choices: "true" } } : {},
  );
}

async function cancelled(tx: Tx, target: ConversionPlan, how: Conversion): Promise<Done> {
  const before = known(target);
  const { choices = [], kept = null } = target.cancellation ?? {};
  const { commission } = before;
  const none = { minor: 0, currency: commission.currency };
  const booking = await cancelBooking(tx, before.id, answered(choices, how, before) ?? kept ?? none);
  // Undoing this conversion leaves a booking unchanged that was cancelled before.
  if (booking.version === before.version) return { booking, undo: { did: "DUPLICATE" } };
  return { booking, undo: { did: "CANCEL", before: keptOf(before), after: leftOf(booking) } };
}

/**
 * Returns the chosen amount of the commission. Throws CONFLICT with the question `commission` if none of the possible
 * amounts was chosen.
 */
function answered(
  choices: readonly CommissionChoice[],
  { commission: said }: Conversion,
  { commission }: Booking,
): Money | undefined {
  const chosen = choices.find(({ amount }) => major(amount) === said)?.amount;
  if (chosen) return chosen;
  if (choices.length === 0) {
    if (said === undefined) return undefined;
    const message = "Nothing asks what becomes of the commission: leave it out.";
    throw invalidField("commission", message);
  }
  throw new Failure(
    "CONFLICT",
    `The commission was ${formatMoney(commission)}: say whether it is ${choices.map(({ amount }) => formatMoney(amount)).join(" or ")}.`,
    { facts: { question: "commission", choices: choices.map(({ amount }) => major(amount)).join(", ") } },
  );
}

function known({ booking }: ConversionPlan): Booking {
  if (!booking) throw new Failure("CONFLICT", "None of your bookings has this confirmation number.");
  return booking;
}

async function finish(
  tx: Tx,
  { email, items, item }: LockedReading & { readonly item: EmailItem },
  { booking, undo }: Done,
): Promise<void> {
  const owner = ownerOf(tx);
  const isLast = items.every((one) => one.id === item.id || one.bookingId !== null);
  const status = isLast ? "processed" : email.status;
  await Promise.all([
    updateItem(tx, owner, item.id, {
      bookingId: booking.id,
      convertedAt: tx.now,
      undo,
      payload: item.payload,
      findings: [...item.findings],
      missing: [...item.missing],
    }),
    changeEmail(
      tx,
      email,
      { status, ...(isLast ? { reviewStatus: "approved" as const } : {}) },
      { action: "email.convert", facts: { bookingId: booking.id, did: undo.did } },
    ),
    isLast ? withdrawReviewItems(tx, owner, [email.id]) : undefined,
  ]);
}
