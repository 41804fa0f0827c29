import "server-only";
import { type Booking, type BookingDraft, bookingDraft } from "@/lib/ledger/bookings/booking.model";
import { createBooking } from "@/lib/ledger/bookings/create-booking";
import { cancelBooking } from "@/lib/ledger/bookings/moves/cancel-booking";
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
import { existing, findTarget, type Target } from "../reading/find-target";
import { type LockedEmail, type LockedReading, lockReading } from "../reading/lock-reading";
import { changeOf, commissionChange, inverseOf } from "../reading/proposal.model";
import { draftOf } from "../reading/reading-draft.model";
import { keptOf, leftOf } from "./cancel-undo.model";
import { checkedChange, withChange } from "./item-edit.model";
import { withdrawReviewItems } from "./review-item.sql";

/** How a person wants a reading converted. */
export type Conversion = {
  /** What they were shown that converting would do; STALE when it would do something else by now. */
  readonly as?: Proposal | undefined;
  /** A booking as they edited it, instead of what was read. */
  readonly draft?: BookingDraft | undefined;
  /** What becomes of the commission where that is asked: a decimal amount in the currency of the choices. */
  readonly commission?: number | undefined;
  /** A new booking even where one with this number exists. */
  readonly anew?: boolean | undefined;
  /** A person knows that it is booked, of which the mail says nothing. What the mail says against it still stands. */
  readonly isBooked?: boolean | undefined;
};

/** What has become of a reading; `already` where somebody else, or an earlier press, had converted it before. */
export type Converted = { readonly booking: Booking; readonly already: boolean };

type Done = { readonly booking: Booking; readonly undo: ConvertUndo };

/**
 * Does what a reading proposes: makes a booking of it, or changes or cancels the booking that it speaks of; and the
 * mail is done, all or nothing. `id` is the mail's, meaning its first reading, or a reading's. Converting again answers
 * with the same booking. EMAIL_INCOMPLETE names what is missing.
 */
export async function convertEmail(ctx: Context, id: string, how: Conversion = {}): Promise<Booking> {
  const { booking } = await convertOnce(ctx, id, how);
  return booking;
}

/** The same, for those who are told whether it was they who did it. */
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

/** The reading of a mail that a person knows to be booked. */
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

async function updated(tx: Tx, target: Target, item: EmailItem, how: Conversion): Promise<Done> {
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

/** What may be booked all the same is asked, by the name of its answer. */
function refused({ payload }: EmailItem, reason: string): Failure {
  return new Failure(
    "EMAIL_INCOMPLETE",
    reason,
    isUnclear(payload) ? { facts: { question: "isBooked", choices: "true" } } : {},
  );
}

async function cancelled(tx: Tx, target: Target, how: Conversion): Promise<Done> {
  const before = known(target);
  const { choices = [], kept = null } = target.cancellation ?? {};
  const { commission } = before;
  const none = { minor: 0, currency: commission.currency };
  const booking = await cancelBooking(tx, before.id, answered(choices, how, before) ?? kept ?? none);
  // A booking that was cancelled before stays as it was when this is taken back.
  if (booking.version === before.version) return { booking, undo: { did: "DUPLICATE" } };
  return { booking, undo: { did: "CANCEL", before: keptOf(before), after: leftOf(booking) } };
}

/** Of what the commission may become the amount that was said; CONFLICT, asking for `commission`, where none of them was. */
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

function known({ booking }: Target): Booking {
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
