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

/** An administrator's correction of another booking in the email, with what had been extracted for that booking. */
export type OtherCorrection = {
  readonly position: number;
  readonly parsed: Payload;
  readonly correctedData: Readonly<Record<string, unknown>>;
};

/** An email that its agent sent for review, for administrators; instants are ISO strings. */
export type Review = {
  readonly id: string;
  readonly status: ReviewStatus | "withdrawn";
  readonly priority: ReviewPriority;
  readonly agent: { readonly id: string; readonly name: string };
  readonly email: { readonly id: string; readonly subject: string | null; readonly version: number };
  /** The number of bookings extracted from the email; `position` is the one that this item is about. */
  readonly bookings: number;
  readonly position: number;
  /** The extracted data as the agent sent it; `feedback` is what the agent says about it. */
  readonly parsed: Payload;
  readonly feedback: Readonly<Record<string, unknown>>;
  readonly correctedData: Readonly<Record<string, unknown>> | null;
  readonly others: readonly OtherCorrection[];
  readonly adminNotes: string | null;
  readonly createdAt: string;
  readonly decidedAt: string | null;
};

/**
 * The query of `GET /admin/review`. Without a status it finds all three, the oldest first. `agent` is our addition to
 * the contract.
 */
export const reviewQuery = z.object({
  ...skipQuery(20),
  status: optionalChoice("status", REVIEW_STATUSES),
  priority: optionalChoice("priority", REVIEW_PRIORITIES),
  agent: optionalId("agent"),
});
export type ReviewQuery = z.output<typeof reviewQuery>;
export type ReviewFilter = Omit<ReviewQuery, "skip" | "limit">;

/** Returns the query of a tab, from its address. */
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
  /** The version of the email that the administrator saw; without it, any version is accepted. */
  version: z.int().positive().optional(),
};

/** Corrections of the email's other bookings, by their position in the email, from 0. */
const others = z
  .record(z.string().regex(/^\d{1,3}$/, "others must be named by the places of bookings"), correctedData)
  .optional();

/**
 * The body of `POST /admin/review/{id}/action`. Without `correctedData`, the agent's own feedback is approved.
 * `others`, our addition to the contract, corrects the email's other bookings.
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

/** The email before a decision; `version` is the one after it. */
export type BeforeDecision = Pick<Email, "type" | "adminNotes" | "version"> & {
  readonly items: readonly EmailItem[];
};

/** Chosen items, each with the version of its email that the administrator saw. */
export const reviewsApproval = z.object({
  of: z
    .array(z.object({ id: z.uuid().toLowerCase(), version: z.int().positive() }))
    .min(1)
    .max(100),
});

/** The outcome of approving several items: the approved ones, and why others were refused. */
export type ApprovedReviews = {
  readonly ids: readonly string[];
  readonly refused: readonly { readonly message: string; readonly count: number }[];
};

/** The number of items on each tab, and of pending items of each priority. */
export type ReviewStats = Readonly<Record<ReviewStatus, number>> & {
  readonly byPriority: Readonly<Record<ReviewPriority, number>>;
};

export type ReviewAgent = Review["agent"];
export type ReviewPage = { readonly data: readonly Review[]; readonly count: number };

/** Returns the extracted data in the format of the REST contract. */
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

/**
 * Returns an item in the format of the REST contract. `agentId`, `emailId`, `version`, the fields about several
 * bookings and those about the decision are our additions.
 */
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

/** One item with everything its screen needs: the email, the extracted data and the agent's feedback. */
export type ReviewDetail = { readonly review: Review; readonly mail: EmailView };
