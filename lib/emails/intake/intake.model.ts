import type { EmailSummary } from "../email.model";
import type { ForwardingConfirmation } from "./system-mail.model";

/** Why a mail waits whose sender is a forwarding address of one agent that nobody has verified. */
export const SENDER_PENDING = "The sender's address is not verified yet.";

/** A mail that a mailbox provider sent about forwarding. */
export type SystemMail = Pick<EmailSummary, "id" | "subject" | "fromAddress" | "createdAt"> &
  ForwardingConfirmation;

export type IntakeMail = Pick<
  EmailSummary,
  "id" | "subject" | "fromName" | "fromAddress" | "createdAt" | "intakeReason"
>;

/** How mail reaches an agent: what came last, what failed last, and what was put aside. */
export type IntakeOverview = {
  readonly lastMail: IntakeMail | null;
  readonly lastFailure: IntakeMail | null;
  readonly quarantined: readonly IntakeMail[];
  readonly system: readonly SystemMail[];
};
