import type { MissingField } from "@/lib/extraction/missing-fields.model";
import type { Finding } from "@/lib/extraction/payload.model";
import type { EmailStatus, EmailSummary, EmailTab, ReviewStatus } from "./email.model";
import { EMAIL_TABS } from "./email.model";

/** How the tabs are called, in their order. */
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

const MISSING_LABELS: Readonly<Record<MissingField, string>> = {
  confirmationNumber: "Confirmation number",
  totalBookingAmount: "Total",
  expectedCommissionAmount: "Commission",
  startDate: "Start date",
  endDate: "End date",
  supplierName: "Supplier",
};

/** What a person calls a missing field. */
export function missingLabel(name: string): string {
  return MISSING_LABELS[name as MissingField] ?? name;
}

/** The tab that shows a mail of this status. */
export function tabOf(status: EmailStatus): EmailTab {
  const tabs = Object.keys(EMAIL_TABS) as EmailTab[];
  return tabs.find((tab) => EMAIL_TABS[tab] === status) ?? "new";
}

/** Who a mail is from, as the list and the viewer say it. */
export function senderOf(email: Pick<EmailSummary, "fromName" | "fromAddress">): string {
  return email.fromName || email.fromAddress || "Unknown Sender";
}

/** `commission_statement` becomes "Commission statement". */
export function typeLabel(type: string): string {
  const words = type.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether the mail still waits for its reading, or is being read. */
export function isBeingRead(email: Pick<EmailSummary, "intake">): boolean {
  return email.intake === "RECEIVED" || email.intake === "PARSING";
}

const SOURCES: Readonly<Record<Finding["source"], string>> = {
  "json-ld": "JSON-LD",
  label: "Label",
  table: "Table",
  prose: "Text",
  pattern: "Pattern",
  letterhead: "Letterhead",
  sender: "Sender",
  model: "AI",
};

/** Where a value comes from, in a word or two: "PDF p. 1", "JSON-LD". */
export function sourceLabel(finding: Pick<Finding, "source" | "page" | "document">): string {
  if (finding.page !== undefined) return `PDF p. ${finding.page}`;
  return finding.document.startsWith("attachment:") && finding.source !== "model"
    ? `Attachment`
    : SOURCES[finding.source];
}
