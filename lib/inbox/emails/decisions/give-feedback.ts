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
import { lockReading, openReading } from "../reading/open-reading";
import { convertEmail } from "./convert-email";
import { changeItem } from "./correct-email";
import { type CorrectedField, feedbackOf } from "./corrected-data.model";
import { asRead } from "./correction.model";
import {
  type AccuracyFeedback,
  changesOf,
  FEEDBACK_NAMES,
  type FeedbackData,
  isEmptyData,
  priorityOf,
} from "./feedback.model";
import { insertReviewItem, selectCorrections } from "./review-item.sql";

/**
 * Handles an agent's feedback on a reading. If accurate, with or without better data, it is converted and the booking
 * is returned. If not, the email is sent to the administrators for review. `id` is the email's or a reading's.
 */
export function giveFeedback(ctx: Context, id: string, feedback: AccuracyFeedback): Promise<Booking | null> {
  return feedback.isAccurate
    ? acceptReading(ctx, id, feedback)
    : sendForReview(ctx, id, feedback.data ?? {}).then(() => null);
}

/**
 * Converts the reading with the given data. Data whose fields are all empty is refused rather than converting what was
 * read.
 */
function acceptReading(ctx: Context, id: string, { data, answers }: AccuracyFeedback): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    if (data) await takeOver(tx, id, data);
    return convertEmail(tx, id, answers);
  }).catch(inFeedbackNames);
}

/** Rethrows a failure with the feedback's field names instead of those of the booking. */
function inFeedbackNames(error: unknown): never {
  if (!(error instanceof Failure) || !error.detail.fields) throw error;
  const fields = Object.entries(error.detail.fields).map(([name, messages]) => [
    FEEDBACK_NAMES[name] ?? name,
    messages,
  ]);
  throw new Failure(error.code, error.message, { ...error.detail, fields: Object.fromEntries(fields) });
}

/** Applies the data that differs from the reading; if nothing was read from the email, the data is all there is. */
async function takeOver(tx: Tx, id: string, data: FeedbackData): Promise<void> {
  if (isEmptyData(data)) {
    throw new Failure("EMAIL_INCOMPLETE", `Add or correct: ${REQUIRED_FIELDS.join(", ")}`);
  }
  const reading = await openReading(tx, id);
  if (reading.item.bookingId) return;
  const changes = changesOf(reading.item.payload, data);
  if (changes.length > 0) await changeItem(tx, reading, changes);
}

/**
 * Sends an email for review: an administrator sees what was read and the agent's feedback. If it is sent again, the
 * newer feedback counts.
 */
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

/** Returns what was read, and the corrections that the agent made before, under the field names of the feedback. */
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
