import "server-only";
import type { ActivityType } from "@/lib/accounts/activity/activity.model";
import { recordActivity } from "@/lib/accounts/activity/record-activity";
import type { Booking } from "@/lib/ledger/bookings/booking.model";
import type { Change } from "@/lib/platform/audit/audit.model";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import {
  type EmailChange,
  rejectEmailsOfBookings,
  restoreEmailsOfBookings,
  updateEmails,
  updateIntake,
  updateSenderTrust,
} from "./change-email.sql";
import type { EmailSummary } from "./email.model";
import type { LockedEmail } from "./reading/lock-reading";

type Told = {
  /** noun.verb, for the audit; null where the system only reads the mail. */
  readonly action: string | null;
  /** What the audit tells of it besides. */
  readonly facts?: Change["after"];
  /** What the agent's feed tells. */
  readonly activity?: ActivityType;
};

/**
 * Changes a locked mail and tells of it in the same transaction. The one way to do so: a change that doesn't count the
 * version up is lost on screens that have seen the mail before.
 */
export function changeEmail(tx: Tx, email: LockedEmail, change: EmailChange, told: Told): Promise<void> {
  return changeEmails(tx, [email], change, told);
}

/** The same of several mails: each counts its version up and is told of. */
export async function changeEmails(
  tx: Tx,
  emails: readonly LockedEmail[],
  change: EmailChange,
  { action, facts, activity }: Told,
): Promise<void> {
  const ids = emails.map(({ id }) => id);
  const changes = emails.map((email) => ({
    entity: "email",
    entityId: email.id,
    before: auditFacts(email, change),
    after: { ...auditFacts({ ...email, ...change }, change), ...facts },
  }));
  await Promise.all([
    updateEmails(tx, ownerOf(tx), ids, change),
    activity ? recordActivity(tx, ...ids.map((emailId) => ({ type: activity, emailId }))) : undefined,
    action ? recordAudit(tx, ...changes.map((one) => ({ action, ...one }))) : undefined,
  ]);
}

/** Of what changes, what the audit may hold. */
function auditFacts(
  { status, remindOn }: Pick<LockedEmail, "status" | "remindOn">,
  change: EmailChange,
): NonNullable<Change["after"]> {
  return {
    ...(change.status === undefined ? {} : { status }),
    ...(change.remindOn === undefined ? {} : { remindOn }),
  };
}

/** Says that a mail is being read, which changes nothing about it: it tells of itself by how far it has come. */
export function markParsing(tx: Tx, emailId: string): Promise<void> {
  return updateIntake(tx, ownerOf(tx), emailId, "PARSING");
}

/** Discards the mails of bookings that go to the archive (at most 10 of each), or brings back those that went with them; answers how many. */
export async function changeEmailsOfBookings(
  tx: Tx,
  bookings: readonly Pick<Booking, "id" | "confirmationNumber">[],
  how: "discard" | "restore",
): Promise<number> {
  const move = how === "restore" ? restoreEmailsOfBookings : rejectEmailsOfBookings;
  const moved = await move(tx, ownerOf(tx), bookings);
  const told = { action: `email.${how}`, entity: "email" };
  await recordAudit(
    tx,
    ...moved.map(({ id, bookingId }) => ({ ...told, entityId: id, after: { bookingId } })),
  );
  return moved.length;
}

/** Marks all mails of a sender that are marked otherwise. The audit tells of the judgement itself. */
export function changeSenderTrust(
  tx: Tx,
  address: string,
  to: EmailSummary["senderTrust"] & string,
): Promise<void> {
  const from = to === "trusted" ? "unverified" : "trusted";
  return updateSenderTrust(tx, ownerOf(tx), address, from, to);
}
