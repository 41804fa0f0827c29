import "server-only";
import { recordActivity } from "@/lib/accounts/activity/record-activity";
import type { SentBy } from "@/lib/inbox/forwarding/mail-owner.model";
import { newId } from "@/lib/platform/base/id";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJobs } from "@/lib/platform/jobs/enqueue-job";
import type { MailProvider } from "@/lib/platform/mail/mail-provider.model";
import type { ParsedMail } from "@/lib/reader/message/mail.model";
import type { SenderStanding } from "../email.model";
import { addressOf, headFactsOf, intakeOf } from "./incoming.model";
import { claimMessages, insertEmails, insertSenders } from "./incoming.sql";
import { SENDER_PENDING } from "./intake.model";
import { contentHash } from "./message-key";
import { selectStandings } from "./sender-rule.sql";
import { isSenderRefuted } from "./sender-verdict.model";
import type { SingleMail } from "./split-mail";

type Standing = SenderStanding | undefined;

const BLOCKED = "You blocked this sender.";

/** A message that is being stored, or the emails that one enclosed. */
export type IncomingMessage = {
  readonly provider: MailProvider;
  /** Identifies this message to this agent at this provider. */
  readonly messageKey: string;
  /** The message; its headers are enough. */
  readonly outer: ParsedMail;
  /** The emails to store, each with its headers at least. */
  readonly mails: readonly SingleMail[];
  /** The senders of the message; empty if somebody uploaded it. */
  readonly sentBy: SentBy;
  readonly senderVerified: boolean;
  readonly quarantined: boolean;
  /** Notices for people about what was left out on the way. */
  readonly notices?: readonly string[];
};

/**
 * Stores emails in their original form for the agent of the transaction, and enqueues their reading; only their
 * headers are looked at here. Returns the ids of those that weren't stored before. Claims them before anything else is
 * written.
 */
export async function storeEmails(tx: Tx, arrival: IncomingMessage): Promise<string[]> {
  const userId = ownerOf(tx);
  const { provider, messageKey } = arrival;
  const all = arrival.mails.map((single) => ({
    ...single,
    emailId: newId(),
    contentHash: contentHash(single.raw),
  }));
  const claimed = await claimMessages(
    tx,
    all.map(({ emailId, contentHash: hash }) => ({
      provider,
      messageKey: all.length === 1 ? messageKey : `${messageKey}|${hash}`,
      userId,
      emailId,
      contentHash: hash,
    })),
  );
  const fresh = all.filter(({ emailId }) => claimed.has(emailId));
  const standings = await selectStandings(tx, userId, [
    ...addressesOf(arrival.outer),
    ...fresh.flatMap(({ mail }) => addressesOf(mail)),
  ]);
  const rows = fresh.map(({ emailId, mail, raw }) => {
    const shown = headFactsOf(mail);
    const standing = standingOf(standings, [arrival.outer, mail]);
    const email = {
      ...shown,
      // An email without a usable date counts as sent when it arrived.
      sentAt: shown.sentAt ?? tx.now,
      userId,
      id: emailId,
      ...intakeFor(arrival, mail, standing),
      provider,
      senderTrust: trustOf(arrival, standing),
      createdAt: tx.now,
      updatedAt: tx.now,
    } as const;
    return { email, content: { raw, notices: [...(arrival.notices ?? [])] } };
  });
  if (rows.length > 0) await insertEmails(tx, rows);
  const arrived = rows.map(({ email }) => email.id);
  const received = rows.flatMap(({ email }) => (email.intake === "RECEIVED" ? [email.id] : []));
  await Promise.all([
    insertSenders(tx, userId, arrived, arrival.sentBy),
    recordActivity(tx, ...received.map((emailId) => ({ type: "EMAIL_FORWARDED", emailId }) as const)),
    enqueueJobs(
      tx,
      "extract-email",
      arrived.map((emailId) => ({ userId, emailId })),
    ),
  ]);
  return fresh.map(({ emailId }) => emailId);
}

function addressesOf({ from }: ParsedMail): string[] {
  return addressOf(from) ? [addressOf(from)] : [];
}

/**
 * Returns "blocked" if the sender of the message or of an email enclosed in it is blocked; otherwise the agent's
 * decision about the sender of the message itself.
 */
function standingOf(standings: ReadonlyMap<string, SenderStanding>, mails: readonly ParsedMail[]): Standing {
  const told = mails.flatMap(addressesOf).map((address) => standings.get(address));
  return told.includes("blocked") ? "blocked" : told[0];
}

/** Returns the intake state; an email that somebody uploads is never quarantined. */
function intakeFor({ provider, quarantined }: IncomingMessage, mail: ParsedMail, standing: Standing) {
  const isBlocked = standing === "blocked" && provider !== "upload";
  const intake = intakeOf(mail.from, quarantined || isBlocked);
  if (intake !== "QUARANTINED") return { intake, intakeReason: null };
  return { intake, intakeReason: isBlocked ? BLOCKED : SENDER_PENDING };
}

/** Returns the trust mark. A trusted address doesn't count if the provider refutes the sender. */
function trustOf({ senderVerified, outer }: IncomingMessage, standing: Standing) {
  if (senderVerified) return "verified";
  return standing === "trusted" && !isSenderRefuted(outer) ? "trusted" : "unverified";
}
