import "server-only";
import { notifyAgent } from "@/lib/accounts/notifications/notify-agent";
import { changeEmail } from "@/lib/inbox/emails/change-email";
import { changeItem } from "@/lib/inbox/emails/decisions/correct-email";
import { correctedChanges } from "@/lib/inbox/emails/decisions/corrected-data.model";
import type { EmailStatus } from "@/lib/inbox/emails/email.model";
import { lockReading, openReading } from "@/lib/inbox/emails/reading/open-reading";
import { Failure, invalidField } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { Payload } from "@/lib/reader/payload.model";
import type { OtherCorrection, Review, ReviewAction } from "./review.model";
import { lockReviewItem, selectReview, updateReviewItem } from "./review.sql";

/**
 * Decides about an email that an agent sent for review, and sends it back to the agent. If approved, the reading is
 * corrected as the agent would correct it, with the administrator's data or the agent's feedback; if rejected, it
 * stays. Throws NOT_FOUND if there is no such item; CONFLICT if it was decided or withdrawn; STALE if the email has
 * changed since the version that the administrator saw.
 */
export async function decideReview(ctx: Context, id: string, action: ReviewAction): Promise<Review> {
  const admin = adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const review = await selectReview(tx, id);
    if (!review) throw new Failure("NOT_FOUND");
    await inTenant(tx, review.agent.id, (own) =>
      decide(own, { id, emailId: review.email.id }, action, admin),
    );
    const decided = await selectReview(tx, id);
    if (!decided) throw new Failure("NOT_FOUND");
    return decided;
  });
}

/** A review item and its email. */
export type ReviewedEmail = { readonly id: string; readonly emailId: string };

/** Makes the decision, in a transaction on the agent's rows. */
export async function decide(
  tx: Tx,
  { id, emailId }: ReviewedEmail,
  action: ReviewAction,
  admin: string,
): Promise<void> {
  const owner = ownerOf(tx);
  // Locks the email before its item, in the same order as the agent's own decisions do.
  const { email, items } = await lockReading(tx, emailId);
  const item = await lockReviewItem(tx, owner, id);
  refuseSettled(item?.status, email.status);
  if (action.version !== undefined && action.version !== email.version) throw new Failure("STALE");
  const outcome = action.action === "approve" ? APPROVED : REJECTED;
  const position = item?.position ?? 0;
  const data = action.action === "approve" ? (action.correctedData ?? item?.feedback ?? {}) : null;
  if (data) await putRight(tx, email.id, position, data);
  const others =
    action.action === "approve" ? await putOthersRight(tx, email.id, position, action.others) : null;
  const { adminNotes } = action;
  const { version } = (await lockReading(tx, email.id)).email;
  await changeEmail(
    tx,
    email,
    { status: "new", reviewStatus: outcome.reviewStatus, adminNotes },
    { action: outcome.audited, facts: { reviewId: id } },
  );
  const undo = { type: email.type, adminNotes: email.adminNotes, version: version + 1, items };
  const decision = {
    status: outcome.status,
    correctedData: data,
    others,
    adminNotes,
    decidedBy: admin,
    undo,
  };
  await updateReviewItem(tx, owner, id, decision);
  await notifyAgent(tx, {
    type: "BOOKING_REVIEWED",
    title: outcome.title,
    message: messageOf(email.subject, adminNotes),
    emailTransformedId: email.id,
    dedupeKey: `ai-review:${id}`,
  });
}

const APPROVED = {
  status: "approved",
  reviewStatus: "admin_reviewed",
  audited: "email.approve-review",
  title: "Your correction was approved",
} as const;
const REJECTED = {
  status: "rejected",
  reviewStatus: "rejected",
  audited: "email.reject-review",
  title: "Your correction was rejected",
} as const;

function refuseSettled(item: Review["status"] | undefined, email: EmailStatus): void {
  if (item === "pending" && email === "pending_review") return;
  const isTaken = item === "withdrawn";
  throw new Failure("CONFLICT", isTaken ? "The agent took this email back." : "This was decided already.");
}

type Data = Readonly<Record<string, unknown>>;

/** Corrects a reading; returns its payload from before. */
async function putRight(
  tx: Tx,
  emailId: string,
  position: number,
  data: Data,
  within?: string,
): Promise<Payload> {
  const { items } = await lockReading(tx, emailId);
  const item = items.find((one) => one.position === position);
  const parsed = item?.payload ?? { emailType: "confirmation" };
  const said = correctedChanges(parsed, data, within);
  if (said.length === 0) return parsed;
  if (!item && items.length > 0) {
    throw new Failure("CONFLICT", "The email doesn't speak of that booking any more.");
  }
  await changeItem(tx, await openReading(tx, item?.id ?? emailId), said);
  return parsed;
}

/**
 * Corrects the email's other bookings, in the order given. Throws INVALID_INPUT for one that doesn't exist or that the
 * review is about.
 */
async function putOthersRight(
  tx: Tx,
  emailId: string,
  position: number,
  given: Readonly<Record<string, Data>> = {},
): Promise<OtherCorrection[] | null> {
  const { items } = await lockReading(tx, emailId);
  const done: OtherCorrection[] = [];
  for (const [place, correctedData] of Object.entries(given)) {
    const other = items.find((one) => one.position === Number(place));
    if (!other || other.position === position) {
      const message = `others.${place} is no other booking of this email`;
      throw invalidField("others", message);
    }
    const parsed = await putRight(tx, emailId, other.position, correctedData, `others.${place}.`);
    done.push({ position: other.position, parsed, correctedData });
  }
  return done.length > 0 ? done : null;
}

const SHOWN_NOTES = 300;

function messageOf(subject: string | null, notes: string | null): string {
  const about = `“${subject ?? "No Subject"}” was sent back to you.`;
  if (!notes) return about;
  return `${about} ${notes.length > SHOWN_NOTES ? `${notes.slice(0, SHOWN_NOTES).toWellFormed()}…` : notes}`;
}
