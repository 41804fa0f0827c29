import type { Finding, Payload } from "@/lib/extraction/payload.model";
import type { AttachmentFacts, ReadDocument } from "@/lib/extraction/read-booking.model";

export type EmailStatus = "new" | "pending_review" | "processed" | "rejected";
export type Intake = "RECEIVED" | "PARSING" | "EXTRACTED" | "NO_DATA" | "FAILED" | "QUARANTINED" | "SYSTEM";
export type ReviewStatus =
  | "pending_agent_review"
  | "under_admin_review"
  | "admin_reviewed"
  | "approved"
  | "rejected";
/** What converting would do: create a booking, change or cancel one, nothing because it is known, file a report, or nothing at all. */
export type Proposal = "CREATE" | "UPDATE" | "CANCEL" | "DUPLICATE" | "REPORT" | "NONE";

/** The tabs of the Emails page and the status each shows. */
export const EMAIL_TABS = {
  new: "new",
  review: "pending_review",
  done: "processed",
  trash: "rejected",
} as const satisfies Record<string, EmailStatus>;
export type EmailTab = keyof typeof EMAIL_TABS;

/** A mail as a list shows it. Instants are ISO texts. */
export type EmailSummary = {
  readonly id: string;
  readonly subject: string | null;
  readonly fromName: string | null;
  readonly fromAddress: string | null;
  /** Who wrote the mail that was forwarded, once it was read. */
  readonly originAddress: string | null;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly status: EmailStatus;
  readonly intake: Intake;
  readonly intakeReason: string | null;
  readonly reviewStatus: ReviewStatus;
  readonly adminNotes: string | null;
  readonly senderTrust: "verified" | "trusted" | "unverified";
  readonly type: string | null;
  readonly confirmationNumber: string | null;
  readonly clientName: string | null;
  readonly snippet: string | null;
  readonly attachmentCount: number;
  readonly hasData: boolean;
  /** Counts the changes of the mail; the start of its reading is none. */
  readonly version: number;
  readonly isComplete: boolean;
  /** The day on which the agent is reminded of it, YYYY-MM-DD; null when there is none. */
  readonly remindOn: string | null;
};

/** The review as it stands: under way while the mail waits for an administrator, and only then. */
export function reviewStatusOf(status: EmailStatus, kept: ReviewStatus): ReviewStatus {
  if (status === "pending_review") return "under_admin_review";
  return kept === "under_admin_review" ? "pending_agent_review" : kept;
}

/** One booking that was read out of a mail. */
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
  /** What converting did, so that it can be taken back; null before that. */
  readonly undo: ConvertUndo | null;
};

/** `before` is the booking as a change brings it back; only for one that was updated. */
export type ConvertUndo = {
  readonly did: "CREATE" | "UPDATE" | "CANCEL" | "DUPLICATE";
  readonly before?: Readonly<Record<string, string | number | null>>;
};

/** A mail with everything a person looks at. */
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

/** Mails of a mailbox provider's own, such as the confirmation that forwarding was asked for; known by sender, since subjects are translated. */
export function isSystemSender(address: string): boolean {
  return SYSTEM_SENDERS.has(address.toLowerCase());
}

const SYSTEM_SENDERS = new Set(["forwarding-noreply@google.com"]);
