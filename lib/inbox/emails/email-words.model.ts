import type { EmailStatus, EmailSummary, EmailTab, ReviewStatus } from "./email.model";
import { EMAIL_TABS } from "./email.model";

/** The labels of the tabs, in their order. */
export const TAB_LABELS: Readonly<Record<EmailTab, string>> = {
  new: "New",
  review: "Review",
  done: "Done",
  trash: "Trash",
};

export const STATUS_LABELS: Readonly<Record<EmailStatus, string>> = {
  new: "New",
  pending_review: "Pending Review",
  processed: "Processed",
  rejected: "Rejected",
};

export const REVIEW_LABELS: Readonly<Record<ReviewStatus, string>> = {
  pending_agent_review: "Pending Review",
  under_admin_review: "Under Admin Review",
  admin_reviewed: "Admin Reviewed",
  approved: "Approved",
  rejected: "Rejected",
};

/** Returns the tab that shows an email of this status. */
export function tabOf(status: string): EmailTab {
  const tabs = Object.keys(EMAIL_TABS) as EmailTab[];
  return tabs.find((tab) => EMAIL_TABS[tab] === status) ?? "new";
}

/** The text shown for a missing sender. */
export const UNKNOWN_SENDER = "Unknown Sender";

/** Returns the sender of an email as lists and the viewer show it. */
export function senderOf(email: Pick<EmailSummary, "fromName" | "fromAddress">): string {
  return email.fromName || email.fromAddress || UNKNOWN_SENDER;
}

/** Tells whether an email is waiting to be read or is being read. */
export function isBeingRead(email: Pick<EmailSummary, "intake">): boolean {
  return email.intake === "RECEIVED" || email.intake === "PARSING";
}
