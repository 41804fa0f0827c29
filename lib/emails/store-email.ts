import "server-only";
import { recordActivity } from "@/lib/activity/record-activity";
import { newId } from "@/lib/base/id";
import { ownerOf, type Tx } from "@/lib/context/transaction";
import type { ParsedMail } from "@/lib/extraction/mail.model";
import { enqueueJob } from "@/lib/jobs/enqueue-job";
import { factsOf, intakeOf } from "./incoming.model";
import { claimMessage, insertEmail } from "./incoming.sql";
import { selectStanding } from "./sender-rule.sql";

type Standing = "trusted" | "blocked" | undefined;

const BLOCKED = "You blocked this sender.";
const PENDING = "The sender's address is not verified yet.";

export type Arrival = {
  readonly provider: "postmark" | "resend" | "raw" | "upload";
  /** Unique for this message to this agent at this provider. */
  readonly messageKey: string;
  readonly raw: Uint8Array;
  readonly mail: ParsedMail;
  readonly senderVerified: boolean;
  readonly quarantined: boolean;
  /** What was left out on the way here, in words for people. */
  readonly notices?: readonly string[];
};

/**
 * Stores a mail as it came, for the agent whose transaction this is, and asks for it to be read. Answers the e-mail's id,
 * undefined when the message was stored before. The message is claimed before anything else is written.
 */
export async function storeEmail(tx: Tx, arrival: Arrival): Promise<string | undefined> {
  const userId = ownerOf(tx);
  const emailId = newId();
  const { provider, messageKey, raw, mail } = arrival;
  if (!(await claimMessage(tx, { provider, messageKey, userId, emailId }))) return undefined;
  const { html, text, ...facts } = factsOf(mail);
  const standing = facts.fromAddress ? await selectStanding(tx, userId, facts.fromAddress) : undefined;
  const { intake, intakeReason } = intakeFor(arrival, standing);
  await insertEmail(
    tx,
    {
      ...facts,
      userId,
      id: emailId,
      intake,
      intakeReason,
      provider,
      senderTrust: trustOf(arrival.senderVerified, standing),
      createdAt: tx.now,
      updatedAt: tx.now,
    },
    { raw, html, text, notices: [...(arrival.notices ?? []), ...mail.notices] },
  );
  if (intake === "RECEIVED") {
    await Promise.all([
      recordActivity(tx, { type: "EMAIL_FORWARDED", emailId }),
      enqueueJob(tx, "extract-email", { userId, emailId }),
    ]);
  }
  return emailId;
}

/** What somebody brings themself is never put aside. */
function intakeFor({ mail, provider, quarantined }: Arrival, standing: Standing) {
  const isBlocked = standing === "blocked" && provider !== "upload";
  const intake = intakeOf(mail.from, quarantined || isBlocked);
  if (intake !== "QUARANTINED") return { intake, intakeReason: null };
  return { intake, intakeReason: isBlocked ? BLOCKED : PENDING };
}

function trustOf(isVerified: boolean, standing: Standing) {
  if (isVerified) return "verified";
  return standing === "trusted" ? "trusted" : "unverified";
}
