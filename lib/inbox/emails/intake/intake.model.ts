import type { ForwardingAddress } from "@/lib/inbox/forwarding/forwarding-address.model";
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

/** What came from an address last, and what of it last couldn't be read. */
export type ArrivedFrom = { readonly lastMail?: IntakeMail; readonly lastFailure?: IntakeMail };

/** The addresses that an agent forwards from, and when anything last came, put aside or not. */
export type Forwarding = {
  readonly settings: readonly ForwardingAddress[];
  readonly lastArrivalAt: string | null;
};

/** How mail reaches an agent: what came last, what failed last, and what was put aside; by forwarding address, too. */
export type IntakeOverview = {
  readonly lastMail: IntakeMail | null;
  readonly lastFailure: IntakeMail | null;
  readonly quarantined: readonly IntakeMail[];
  readonly system: readonly SystemMail[];
  readonly byAddress: Readonly<Record<string, ArrivedFrom>>;
};
