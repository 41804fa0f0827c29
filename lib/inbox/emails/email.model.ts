import type { Finding, Payload } from "@/lib/reader/payload.model";
import type { AttachmentFacts, ReadDocument } from "@/lib/reader/read-booking.model";

export const EMAIL_STATUSES = ["new", "pending_review", "processed", "rejected"] as const;
export type EmailStatus = (typeof EMAIL_STATUSES)[number];
export const INTAKES = [
  "RECEIVED",
  "PARSING",
  "EXTRACTED",
  "NO_DATA",
  "FAILED",
  "QUARANTINED",
  "SYSTEM",
] as const;
export type Intake = (typeof INTAKES)[number];
export const REVIEW_STATUSES = [
  "pending_agent_review",
  "under_admin_review",
  "admin_reviewed",
  "approved",
  "rejected",
] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];
/** Whether a sender is verified, trusted by the agent, or neither. */
export const SENDER_TRUSTS = ["verified", "trusted", "unverified"] as const;
/** The decisions that an agent can make about a sender. */
export const SENDER_STANDINGS = ["trusted", "blocked"] as const;
export type SenderStanding = (typeof SENDER_STANDINGS)[number];
/** The effects that a conversion can have on bookings. */
export const CONVERSIONS = ["CREATE", "UPDATE", "CANCEL", "DUPLICATE"] as const;
/**
 * The effects that converting would have: create, change or cancel a booking, none because the booking is known, file a
 * report, or none at all.
 */
export const PROPOSALS = [...CONVERSIONS, "REPORT", "NONE"] as const;
export type Proposal = (typeof PROPOSALS)[number];

/** The tabs of the Emails page, and the status that each shows. */
export const EMAIL_TABS = {
  new: "new",
  review: "pending_review",
  done: "processed",
  trash: "rejected",
} as const satisfies Record<string, EmailStatus>;
export type EmailTab = keyof typeof EMAIL_TABS;

/** An email as a list shows it. Instants are ISO strings. */
export type EmailSummary = {
  readonly id: string;
  readonly subject: string | null;
  readonly fromName: string | null;
  readonly fromAddress: string | null;
  /** The sender of the email that was forwarded, once it has been read. */
  readonly originAddress: string | null;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly status: EmailStatus;
  readonly intake: Intake;
  readonly intakeReason: string | null;
  readonly reviewStatus: ReviewStatus;
  readonly adminNotes: string | null;
  readonly senderTrust: (typeof SENDER_TRUSTS)[number];
  readonly type: string | null;
  readonly confirmationNumber: string | null;
  readonly clientName: string | null;
  readonly snippet: string | null;
  readonly attachmentCount: number;
  readonly hasData: boolean;
  /** Increases with each change of the email; starting to read it doesn't count. */
  readonly version: number;
  readonly isComplete: boolean;
  /** The day on which the agent is reminded of the email, YYYY-MM-DD; null if there is none. */
  readonly remindOn: string | null;
};

/** Returns the review status: "under_admin_review" if and only if the email waits for an administrator. */
export function reviewStatusOf(status: EmailStatus, kept: ReviewStatus): ReviewStatus {
  if (status === "pending_review") return "under_admin_review";
  return kept === "under_admin_review" ? "pending_agent_review" : kept;
}

/** One booking extracted from an email. */
export type EmailItem = {
  readonly id: string;
  readonly position: number;
  readonly emailType: string;
  readonly confirmationNumber: string | null;
  readonly payload: Payload;
  readonly findings: readonly Finding[];
  readonly missing: readonly string[];
  readonly proposal: Proposal;
  readonly targetBookingId: string | null;
  readonly bookingId: string | null;
  /** The effect of the conversion, so that it can be undone; null before a conversion. */
  readonly undo: ConvertUndo | null;
};

type Kept = Readonly<Record<string, string | number | null>>;

/**
 * `before` holds the booking's values from before a change or a cancellation, `after` those that a cancellation left.
 */
export type ConvertUndo = {
  readonly did: (typeof CONVERSIONS)[number];
  readonly before?: Kept;
  readonly after?: Kept;
};

/** An email with everything that a person looks at. */
export type Email = EmailSummary & {
  readonly items: readonly EmailItem[];
  readonly html: string | null;
  readonly text: string | null;
  readonly attachmentsText: string | null;
  readonly attachments: readonly AttachmentFacts[];
  readonly documents: readonly ReadDocument[];
  readonly extractedInfo: Readonly<Record<string, unknown>> | null;
  readonly commissionReport: Readonly<Record<string, unknown>> | null;
  readonly notices: readonly string[];
};

/**
 * Tells whether a sender is a mailbox provider's own address, such as that of the confirmation for forwarding. Subjects
 * can't tell, because they are translated.
 */
export function isSystemSender(address: string): boolean {
  return SYSTEM_SENDERS.has(address.toLowerCase());
}

const SYSTEM_SENDERS = new Set(["forwarding-noreply@google.com"]);
