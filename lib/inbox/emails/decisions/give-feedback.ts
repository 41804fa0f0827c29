import "server-only";
import type { Booking } from "@/lib/ledger/bookings/booking.model";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { type Context, timeZoneOf } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { REQUIRED_FIELDS } from "@/lib/reader/missing-fields.model";
import { changeEmail } from "../change-email";
import type { EmailItem } from "../email.model";
import { lockReading } from "../reading/lock-reading";
import { openReading } from "../reading/open-reading";
import { convertEmail } from "./convert-email";
import { changeItem } from "./correct-email";
import { type CorrectedField, feedbackOf } from "./corrected-data.model";
import { asRead } from "./correction.model";
import { selectCorrections } from "./correction.sql";
import {
  type AccuracyFeedback,
  changesOf,
  FEEDBACK_NAMES,
  type FeedbackData,
  isEmptyData,
  priorityOf,
} from "./feedback.model";
import { insertReviewItem } from "./review-item.sql";

/**
 * What an agent says of a reading. Accurate, with or without better data: it is converted, and the booking answered.
 * Not accurate: the mail goes to the administrators for review. `id` is the mail's or a reading's.
 */
export function giveFeedback(ctx: Context, id: string, feedback: AccuracyFeedback): Promise<Booking | null> {
  return feedback.isAccurate
    ? acceptReading(ctx, id, feedback)
    : sendForReview(ctx, id, feedback.data ?? {}).then(() => null);
}

/** Data whose fields are all empty is never a reason to convert what was read. */
function acceptReading(ctx: Context, id: string, { data, answers }: AccuracyFeedback): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    if (data) await takeOver(tx, id, data);
    return convertEmail(tx, id, answers);
  }).catch(inFeedbackNames);
}

/** What stands in a booking's way is told by the names that the feedback has for it. */
function inFeedbackNames(error: unknown): never {
  if (!(error instanceof Failure) || !error.detail.fields) throw error;
  const fields = Object.entries(error.detail.fields).map(([name, messages]) => [
    FEEDBACK_NAMES[name] ?? name,
    messages,
  ]);
  throw new Failure(error.code, error.message, { ...error.detail, fields: Object.fromEntries(fields) });
}

/** What the data says better than the reading; of a mail from which nothing was read it is all there is. */
async function takeOver(tx: Tx, id: string, data: FeedbackData): Promise<void> {
  if (isEmptyData(data)) {
    throw new Failure("EMAIL_INCOMPLETE", `Add or correct: ${REQUIRED_FIELDS.join(", ")}`);
  }
  const reading = await openReading(tx, id);
  if (reading.item.bookingId) return;
  const changes = changesOf(reading.item.payload, data);
  if (changes.length > 0) await changeItem(tx, reading, changes);
}

/** Sends a mail for re-processing: an administrator sees what was read and what the agent says. Sent again, the newer words count. */
export function sendForReview(ctx: Context, id: string, data: FeedbackData): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { email, item } = await lockReading(tx, id);
    if (email.status !== "new" && email.status !== "pending_review") {
      throw new Failure("CONFLICT", "This email is already settled. Undo that first.");
    }
    await openReview(tx, email.id, item, data);
    await changeEmail(
      tx,
      email,
      { status: "pending_review", reviewStatus: "under_admin_review" },
      { action: "email.send-for-review" },
    );
  });
}

async function openReview(
  tx: Tx,
  emailId: string,
  item: EmailItem | undefined,
  data: FeedbackData,
): Promise<void> {
  const { parsed, said } = item ? await readAndSaid(tx, emailId, item) : { parsed: {}, said: {} };
  await insertReviewItem(tx, ownerOf(tx), {
    id: newId(),
    emailId,
    position: item?.position ?? 0,
    priority: priorityOf(item?.payload, dayIn(tx.now, timeZoneOf(tx))),
    parsed,
    feedback: { ...said, ...given(data) },
  });
}

/** What was read, and in the names of the feedback what the agent has put right of it before. */
async function readAndSaid(tx: Tx, emailId: string, { position, payload }: EmailItem) {
  const corrections = await selectCorrections(tx, ownerOf(tx), emailId);
  const parsed = asRead(
    payload,
    corrections.filter((one) => one.position === position),
  );
  const was = feedbackOf(parsed);
  const said = Object.entries(feedbackOf(payload)).filter(
    ([name, value]) => value && value !== was[name as CorrectedField],
  );
  return { parsed, said: Object.fromEntries(said) };
}

function given(data: FeedbackData): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).filter(([, value]) => value !== undefined && value !== null),
  );
}
