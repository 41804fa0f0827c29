import { z } from "zod";
import { correctedData } from "@/lib/inbox/emails/decisions/corrected-data.model";
import type { Email, EmailItem } from "@/lib/inbox/emails/email.model";
import type { EmailView } from "@/lib/inbox/emails/email-view.model";
import { REVIEW_PRIORITIES, REVIEW_STATUSES } from "@/lib/platform/base/addresses/addresses.model";
import type { REVIEWS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { text } from "@/lib/platform/base/input";
import { optionalChoice, optionalId, skipQuery } from "@/lib/platform/base/paging";
import { bookingStateOf, valueIn } from "@/lib/reader/missing-fields.model";
import type { Payload } from "@/lib/reader/payload.model";

export type ReviewStatus = (typeof REVIEW_STATUSES)[number];
export type ReviewPriority = (typeof REVIEW_PRIORITIES)[number];

/** What an administrator put right of another booking of the mail, and what had been read of it. */
export type OtherCorrection = {
  readonly position: number;
  readonly parsed: Payload;
  readonly correctedData: Readonly<Record<string, unknown>>;
};

/** A mail that its agent sent for review, for administrators; instants are ISO texts. */
export type Review = {
  readonly id: string;
  readonly status: ReviewStatus | "withdrawn";
  readonly priority: ReviewPriority;
  readonly agent: { readonly id: string; readonly name: string };
  readonly email: { readonly id: string; readonly subject: string | null; readonly version: number };
  /** How many bookings were read of the mail, and which of them this is about. */
  readonly bookings: number;
  readonly position: number;
  /** What was read as the agent sent it, and what the agent says of it. */
  readonly parsed: Payload;
  readonly feedback: Readonly<Record<string, unknown>>;
  readonly correctedData: Readonly<Record<string, unknown>> | null;
  readonly others: readonly OtherCorrection[];
  readonly adminNotes: string | null;
  readonly createdAt: string;
  readonly decidedAt: string | null;
};

/** The query of `GET /admin/review`; without a status all three, the oldest first. `agent` is ours. */
export const reviewQuery = z.object({
  ...skipQuery(20),
  status: optionalChoice("status", REVIEW_STATUSES),
  priority: optionalChoice("priority", REVIEW_PRIORITIES),
  agent: optionalId("agent"),
});
export type ReviewQuery = z.output<typeof reviewQuery>;
export type ReviewFilter = Omit<ReviewQuery, "skip" | "limit">;

/** What a tab shows, from its address. */
export function reviewsPageOf(
  status: ReviewStatus,
  { priority, agent, page, pageSize }: ReturnType<typeof REVIEWS_URL.read>,
): ReviewQuery {
  return {
    status,
    skip: (page - 1) * pageSize,
    limit: pageSize,
    priority: priority ?? undefined,
    agent: agent.toLowerCase() || undefined,
  };
}

const NOTES = 2_000;
const decided = {
  adminNotes: text(NOTES)
    .nullish()
    .transform((value) => value || null),
  /** The mail's version as the administrator saw it; without it the mail is taken as it is. */
  version: z.int().positive().optional(),
};

/** By the place that a booking has among those of its mail, from 0. */
const others = z
  .record(z.string().regex(/^\d{1,3}$/, "others must be named by the places of bookings"), correctedData)
  .optional();

/**
 * The body of `POST /admin/review/{id}/action`. Without `correctedData` what the agent says is approved; `others`, which is
 * ours, puts the mail's other bookings right.
 */
export const reviewAction = z.discriminatedUnion(
  "action",
  [
    z.object({ ...decided, action: z.literal("approve"), correctedData: correctedData.optional(), others }),
    z.object({ ...decided, action: z.literal("reject") }),
  ],
  { error: "action must be approve or reject" },
);
export type ReviewAction = z.output<typeof reviewAction>;

/** The mail as a decision found it, and its version as the decision left it. */
export type BeforeDecision = Pick<Email, "type" | "adminNotes" | "version"> & {
  readonly items: readonly EmailItem[];
};

/** Chosen items, each with its mail's version as the administrator saw it. */
export const reviewsApproval = z.object({
  of: z
    .array(z.object({ id: z.uuid().toLowerCase(), version: z.int().positive() }))
    .min(1)
    .max(100),
});

/** What approving several came to: those that were, and why others weren't. */
export type ApprovedReviews = {
  readonly ids: readonly string[];
  readonly refused: readonly { readonly message: string; readonly count: number }[];
};

/** How many items each tab holds, and how many wait by priority. */
export type ReviewStats = Readonly<Record<ReviewStatus, number>> & {
  readonly byPriority: Readonly<Record<ReviewPriority, number>>;
};

export type ReviewAgent = Review["agent"];
export type ReviewPage = { readonly data: readonly Review[]; readonly count: number };

/** What was read, as the contract tells it. */
export function parsedJson(payload: Payload) {
  const { amount = null, currency = null } = payload.estimatedCommission ?? {};
  const value = (field: Parameters<typeof valueIn>[1]) => valueIn(payload, field) ?? null;
  return {
    bookingType: payload.product ?? payload.emailType ?? null,
    bookingState: payload.emailType ? bookingStateOf(payload) : null,
    commission: amount === null ? null : { amount, currency },
    clientName: value("customer.name"),
    dates: { start: value("itinerary.startDate"), end: value("itinerary.endDate") },
    confirmationNumber: value("confirmationNumber"),
  };
}

/** An item of the contract; `agentId`, `emailId`, `version`, the mail's several bookings and what was decided are ours. */
export function reviewJson(review: Review) {
  const { agent, email, parsed, feedback, others, createdAt, ...rest } = review;
  return {
    ...rest,
    others: others.map((one) => ({ position: one.position, correctedData: one.correctedData })),
    emailId: email.id,
    emailSubject: email.subject,
    version: email.version,
    agentId: agent.id,
    agentName: agent.name,
    supplier: valueIn(parsed, "supplier.name") ?? null,
    timestamp: createdAt,
    aiParsedData: parsedJson(parsed),
    agentFeedback: feedback,
  };
}

/** One item as a screen works on it: the mail beside what was read and what the agent says. */
export type ReviewDetail = { readonly review: Review; readonly mail: EmailView };
