import type { ForwardingAddress } from "@/lib/inbox/forwarding/forwarding-address.model";
import type { EmailSummary } from "../email.model";
import type { ForwardingConfirmation } from "./system-mail.model";

/** The reason why an email is quarantined if its sender is an unverified forwarding address of one agent. */
export const SENDER_PENDING = "The sender's address is not verified yet.";

/** An email that a mailbox provider sent about forwarding. */
export type SystemMail = Pick<EmailSummary, "id" | "subject" | "fromAddress" | "createdAt"> &
  ForwardingConfirmation;

export type IntakeMail = Pick<
  EmailSummary,
  "id" | "subject" | "fromName" | "fromAddress" | "createdAt" | "intakeReason"
>;

/** The latest email from an address, and the latest one from it that couldn't be read. */
export type ArrivedFrom = { readonly lastMail?: IntakeMail; readonly lastFailure?: IntakeMail };

/** The addresses from which an agent forwards, and when any email last arrived, whether quarantined or not. */
export type Forwarding = {
  readonly settings: readonly ForwardingAddress[];
  readonly lastArrivalAt: string | null;
};

/**
 * An overview of an agent's incoming email: the latest one, the latest failure, and those put aside; the first two
 * also by forwarding address.
 */
export type IntakeOverview = {
  readonly lastMail: IntakeMail | null;
  readonly lastFailure: IntakeMail | null;
  readonly quarantined: readonly IntakeMail[];
  readonly system: readonly SystemMail[];
  readonly byAddress: Readonly<Record<string, ArrivedFrom>>;
};
