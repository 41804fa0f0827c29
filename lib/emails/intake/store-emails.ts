import "server-only";
import { recordActivity } from "@/lib/activity/record-activity";
import { newId } from "@/lib/base/id";
import { ownerOf, type Tx } from "@/lib/context/transaction";
import type { ParsedMail } from "@/lib/extraction/mail.model";
import { enqueueJob } from "@/lib/jobs/enqueue-job";
import type { MailProvider } from "@/lib/mail/mail-provider.model";
import type { SenderStanding } from "../email.model";
import { factsOf, intakeOf } from "./incoming.model";
import { claimMessages, insertEmail } from "./incoming.sql";
import { contentHash } from "./message-key";
import { selectStanding } from "./sender-rule.sql";
import { isSenderRefuted } from "./sender-verdict.model";
import type { SingleMail } from "./split-mail";

type Standing = SenderStanding | undefined;

const BLOCKED = "You blocked this sender.";
const PENDING = "The sender's address is not verified yet.";

/** One message on its way in, and the mails it brings. */
export type Arrival = {
  readonly provider: MailProvider;
  /** Unique for this message to this agent at this provider. */
  readonly messageKey: string;
  readonly outer: ParsedMail;
  readonly mails: readonly SingleMail[];
  readonly senderVerified: boolean;
  readonly quarantined: boolean;
  /** What was left out on the way here, in words for people. */
  readonly notices?: readonly string[];
};

/**
 * Stores the mails of a message as they came, for the agent whose transaction this is, and asks for them to be read.
 * Answers the ids of those that were not stored before. They are claimed before anything else is written.
 */
export async function storeEmails(tx: Tx, arrival: Arrival): Promise<string[]> {
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
  for (const { emailId, ...single } of fresh) await storeEmail(tx, emailId, arrival, single);
  return fresh.map(({ emailId }) => emailId);
}

async function storeEmail(
  tx: Tx,
  emailId: string,
  arrival: Arrival,
  { raw, mail }: SingleMail,
): Promise<void> {
  const userId = ownerOf(tx);
  const { html, text, ...facts } = factsOf(mail);
  const standing = await standingOf(tx, [arrival.outer, mail]);
  const { intake, intakeReason } = intakeFor(arrival, mail, standing);
  await insertEmail(
    tx,
    {
      ...facts,
      // A mail without a date that anything can hold was sent when it came.
      sentAt: facts.sentAt ?? tx.now,
      userId,
      id: emailId,
      intake,
      intakeReason,
      provider: arrival.provider,
      senderTrust: trustOf(arrival, standing),
      createdAt: tx.now,
      updatedAt: tx.now,
    },
    { raw, html, text, notices: [...new Set([...(arrival.notices ?? []), ...mail.notices])] },
  );
  if (intake === "RECEIVED") {
    await Promise.all([
      recordActivity(tx, { type: "EMAIL_FORWARDED", emailId }),
      enqueueJob(tx, "extract-email", { userId, emailId }),
    ]);
  }
}

/** Blocked when any of who wrote and who passed it on is; trusted when who sent the message itself is. */
async function standingOf(tx: Tx, mails: readonly ParsedMail[]): Promise<Standing> {
  const addresses = mails.flatMap((mail) => factsOf(mail).fromAddress ?? []);
  const standings: Standing[] = [];
  for (const address of new Set(addresses)) standings.push(await selectStanding(tx, ownerOf(tx), address));
  return standings.includes("blocked") ? "blocked" : standings[0];
}

/** What somebody brings themself is never put aside. */
function intakeFor({ provider, quarantined }: Arrival, mail: ParsedMail, standing: Standing) {
  const isBlocked = standing === "blocked" && provider !== "upload";
  const intake = intakeOf(mail.from, quarantined || isBlocked);
  if (intake !== "QUARANTINED") return { intake, intakeReason: null };
  return { intake, intakeReason: isBlocked ? BLOCKED : PENDING };
}

/** Somebody who is vouched for is not who only says to be them. */
function trustOf({ senderVerified, outer }: Arrival, standing: Standing) {
  if (senderVerified) return "verified";
  return standing === "trusted" && !isSenderRefuted(outer) ? "trusted" : "unverified";
}
