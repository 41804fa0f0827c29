import "server-only";
import { recordActivity } from "@/lib/activity/record-activity";
import { newId } from "@/lib/base/id";
import { ownerOf, type Tx } from "@/lib/context/transaction";
import type { ParsedMail } from "@/lib/extraction/mail.model";
import { enqueueJob } from "@/lib/jobs/enqueue-job";
import { factsOf, intakeOf } from "./incoming.model";
import { claimMessage, insertEmail } from "./incoming.sql";

export type Arrival = {
  readonly provider: "postmark" | "resend" | "raw" | "upload";
  /** Unique for this message to this agent at this provider. */
  readonly messageKey: string;
  readonly raw: Uint8Array;
  readonly mail: ParsedMail;
  readonly senderVerified: boolean;
  readonly quarantined: boolean;
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
  const intake = intakeOf(mail.from, arrival.quarantined);
  await insertEmail(
    tx,
    {
      ...facts,
      userId,
      id: emailId,
      intake,
      provider,
      senderTrust: arrival.senderVerified ? "verified" : "unverified",
      createdAt: tx.now,
      updatedAt: tx.now,
    },
    { raw, html, text, notices: [...mail.notices] },
  );
  if (intake === "RECEIVED") {
    await Promise.all([
      recordActivity(tx, { type: "EMAIL_FORWARDED", emailId }),
      enqueueJob(tx, "extract-email", { userId, emailId }),
    ]);
  }
  return emailId;
}
