import { REFUSALS, type SentVia } from "@/lib/platform/mail/delivery.model";

/** The reasons why an email was not sent. With all but UNREACHABLE it certainly didn't leave. */
export const EMAIL_FAILURES = [...REFUSALS, "UNREACHABLE", "SENDER_UNVERIFIED"] as const;
export type EmailFailure = (typeof EMAIL_FAILURES)[number];

export const SUBJECT_LENGTH = 200;
export const BODY_LENGTH = 100_000;

/** The facts that determine an email's state. */
export type EmailFacts = {
  readonly sendingAt: Date | null;
  readonly sentAt: Date | null;
  readonly failedAt: Date | null;
  readonly withdrawnAt: Date | null;
};

/** An email that is `waiting` can be withdrawn; one that is `sending` may already have left. */
export type EmailState = "waiting" | "sending" | "sent" | "failed" | "withdrawn";

/** An email to a supplier. `chaseId` is the note that the supplier was asked. */
export type OutboundEmail = EmailFacts & {
  readonly id: string;
  readonly supplierId: string;
  readonly chaseId: string | null;
  readonly to: string;
  readonly fromName: string;
  readonly replyTo: string;
  /**
   * A further address for replies, so that they appear in the product beside the request; null where this installation
   * receives no email.
   */
  readonly answersTo: string | null;
  readonly subject: string;
  readonly body: string;
  readonly attempt: number;
  readonly deliveryKey: string;
  readonly createdAt: Date;
  readonly queuedAt: Date;
  readonly sentVia: SentVia | null;
  readonly failure: EmailFailure | null;
};

/** An email as its agent sees it; `at` is when its state began. */
export type OutboundEmailJson = {
  readonly id: string;
  readonly state: EmailState;
  readonly to: string;
  readonly subject: string;
  readonly at: string;
  readonly via: SentVia | null;
  /** Why it was not sent, in words. */
  readonly reason: string | null;
};

export function stateOf({ sendingAt, sentAt, failedAt, withdrawnAt }: EmailFacts): EmailState {
  if (withdrawnAt) return "withdrawn";
  if (sentAt) return "sent";
  if (failedAt) return "failed";
  return sendingAt ? "sending" : "waiting";
}

/**
 * Whether a job of this attempt has something to do. An email that failed as UNREACHABLE is included, because its job
 * may run again.
 */
export function isToBeSent(
  email: EmailFacts & Pick<OutboundEmail, "attempt" | "failure">,
  attempt: number,
): boolean {
  const state = stateOf(email);
  if (email.attempt !== attempt) return false;
  return state === "waiting" || state === "sending" || email.failure === "UNREACHABLE";
}

/**
 * Returns the changes that retry a failed email. One that was refused gets another delivery key, since a provider may
 * return the same refusal for the same key. One that may have left keeps its key and can't be withdrawn.
 */
export function tryingAgain(email: OutboundEmail, now: Date) {
  const mayHaveLeft = email.failure === "UNREACHABLE";
  const attempt = email.attempt + 1;
  return {
    attempt,
    deliveryKey: mayHaveLeft ? email.deliveryKey : `${email.id}/${attempt}`,
    queuedAt: now,
    sendingAt: mayHaveLeft ? email.sendingAt : null,
    failedAt: null,
    failure: null,
  };
}

const REASONS: Readonly<Record<EmailFailure, string>> = {
  REFUSED: "The mail provider refused this email.",
  SENDER_REFUSED:
    "The mail provider does not accept this installation as a sender. RESEND_API_KEY and MAIL_FROM have to be looked at.",
  NOT_CONFIGURED: "This installation has no mail provider any more.",
  SENDER_UNVERIFIED: "Your own email address is not verified.",
  UNREACHABLE: "The mail provider could not be reached, or gave no clear answer, in several tries.",
};

export function reasonOf(failure: EmailFailure): string {
  return REASONS[failure];
}

export function outboundEmailJson(email: OutboundEmail): OutboundEmailJson {
  const { id, to, subject, sentVia, failure } = email;
  const at = email.withdrawnAt ?? email.sentAt ?? email.failedAt ?? email.sendingAt ?? email.queuedAt;
  return {
    id,
    state: stateOf(email),
    to,
    subject,
    at: at.toISOString(),
    via: sentVia,
    reason: failure && reasonOf(failure),
  };
}
