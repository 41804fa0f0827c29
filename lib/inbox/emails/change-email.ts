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
import type { LockedEmail } from "./reading/open-reading";

type EmailChangeRecord = {
  /** The action in the form noun.verb, for the audit; null if the system merely reads the email. */
  readonly action: string | null;
  /** Further facts for the audit. */
  readonly facts?: Change["after"];
  /** The activity to record. */
  readonly activity?: ActivityType;
};

/**
 * Changes a locked email and records the change in the same transaction. All changes go through here: one that doesn't
 * increase the version is lost on screens that have already loaded the email.
 */
export function changeEmail(
  tx: Tx,
  email: LockedEmail,
  change: EmailChange,
  told: EmailChangeRecord,
): Promise<void> {
  return changeEmails(tx, [email], change, told);
}

/** Changes several locked emails; each gets a new version and its own audit and activity records. */
export async function changeEmails(
  tx: Tx,
  emails: readonly LockedEmail[],
  change: EmailChange,
  { action, facts, activity }: EmailChangeRecord,
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

/** Returns those of the changed fields that the audit may store. */
function auditFacts(
  { status, remindOn }: Pick<LockedEmail, "status" | "remindOn">,
  change: EmailChange,
): NonNullable<Change["after"]> {
  return {
    ...(change.status === undefined ? {} : { status }),
    ...(change.remindOn === undefined ? {} : { remindOn }),
  };
}

/** Marks an email as being read. Its version stays, because `intake` alone shows the progress. */
export function markParsing(tx: Tx, emailId: string): Promise<void> {
  return updateIntake(tx, ownerOf(tx), emailId, "PARSING");
}

/**
 * Discards the emails of bookings that are archived (at most 10 of each), or restores those that were discarded with
 * them. Returns how many.
 */
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

/**
 * Sets the trust mark on all emails of a sender that have the opposite one. The caller records the decision in the
 * audit.
 */
export function changeSenderTrust(
  tx: Tx,
  address: string,
  to: EmailSummary["senderTrust"] & string,
): Promise<void> {
  const from = to === "trusted" ? "unverified" : "trusted";
  return updateSenderTrust(tx, ownerOf(tx), address, from, to);
}
