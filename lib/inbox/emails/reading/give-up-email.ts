import "server-only";
import { notifyAgent } from "@/lib/accounts/notifications/notify-agent";
import { log, traceOf } from "@/lib/platform/base/log";
import type { Context } from "@/lib/platform/context/context";
import { inTenant } from "@/lib/platform/context/transaction";
import { parseSandboxed } from "@/lib/reader/message/parse-sandboxed";
import { changeEmail } from "../change-email";
import { lockEmail } from "../email.sql";
import { type BodyFacts, bodyFactsOf } from "../intake/incoming.model";
import { selectForReading, updateContent } from "../intake/incoming.sql";
import { originalBytes } from "../originals/originals";

const REASON = "This email could not be read. The original is kept: try again, or enter the booking by hand.";

/**
 * Marks an email whose reading has failed permanently, and notifies its agent once. An email that was read after all
 * stays as it is. Its content is still shown if it can be parsed. For the system.
 */
export async function giveUpEmail(ctx: Context, userId: string, emailId: string): Promise<void> {
  const facts = await factsOf(ctx, userId, emailId).catch((error: unknown) => {
    log().warn({ emailId, ...traceOf(error) }, "a mail that was given up can't be shown");
  });
  return inTenant(ctx, userId, async (tx) => {
    const email = await lockEmail(tx, userId, emailId);
    if (email?.intake !== "RECEIVED" && email?.intake !== "PARSING") return;
    await Promise.all([
      changeEmail(tx, email, { ...facts?.listed, intake: "FAILED", intakeReason: REASON }, { action: null }),
      facts ? updateContent(tx, userId, emailId, facts.texts) : undefined,
      notifyAgent(tx, {
        type: "EMAIL_PARSED",
        title: "An email could not be read",
        message: "Its original is kept. Try again, or enter the booking by hand.",
        emailTransformedId: emailId,
        dedupeKey: `email-failed:${emailId}`,
      }),
    ]);
  });
}

async function factsOf(ctx: Context, userId: string, emailId: string): Promise<BodyFacts | undefined> {
  const stored = await inTenant(ctx, userId, (tx) => selectForReading(tx, userId, emailId));
  return stored && bodyFactsOf(await parseSandboxed(await originalBytes(stored)));
}
