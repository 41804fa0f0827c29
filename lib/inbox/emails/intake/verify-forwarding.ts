import "server-only";
import { notifyAgent } from "@/lib/accounts/notifications/notify-agent";
import { findWaitingOwners } from "@/lib/inbox/forwarding/find-mail-owner";
import { listForwardingAddresses } from "@/lib/inbox/forwarding/forwarding-addresses";
import { spendForwardingToken } from "@/lib/inbox/forwarding/send-forwarding-link";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { type Context, systemContext } from "@/lib/platform/context/context";
import {
  inReadTransaction,
  inSystemTransaction,
  inTenant,
  ownerOf,
  type Tx,
} from "@/lib/platform/context/transaction";
import { limitAddress } from "@/lib/platform/rate-limit/limit-rate";
import { releaseEmail } from "../decisions/finish-email";
import type { Forwarding } from "./intake.model";
import { selectLastArrival, selectWaitingFrom } from "./intake.sql";

const TRIES = { name: "verify-forwarding", max: 30, seconds: 900 };
const FAILED = "Verification Failed - This link may be invalid or expired.";

/**
 * Marks a forwarding address as verified by the link that was sent to it, once, whoever opens it, because reading the
 * address's email is the proof. Emails from it in quarantine are released, and the agent is notified. Throws CONFLICT
 * for any other link.
 */
export async function verifyForwarding(
  { now, requestId }: Context,
  token: string,
  headers: Headers,
): Promise<void> {
  await limitAddress(TRIES, headers);
  const system: Context = { actor: { kind: "system", job: "verify-forwarding" }, now, requestId };
  await inSystemTransaction(system, async (tx) => {
    const proved = await spendForwardingToken(tx, token);
    if (!proved) throw new Failure("CONFLICT", FAILED);
    const released = await mailsProved(tx, proved);
    await inTenant(tx, proved.userId, (own) => welcome(own, proved, released));
  });
}

/** Verifies an address for the page behind the link, for which nobody needs to be signed in. */
export function verifyForwardingLink(requestId: string, token: string, headers: Headers): Promise<void> {
  return verifyForwarding(systemContext("verify-forwarding", requestId), token, headers);
}

type Proved = { readonly userId: string; readonly id: string; readonly address: string };
type Released = { readonly id: string; readonly senderVerified: boolean };

/**
 * Returns the emails that waited for the proof of an address and now belong to its agent, by the same rule as for
 * arriving emails.
 */
async function mailsProved(tx: Tx, { userId, address }: Proved): Promise<Released[]> {
  const waiting = await selectWaitingFrom(tx, userId, address);
  const owners = await findWaitingOwners(tx, waiting);
  return waiting.flatMap(({ id }, place) => {
    const owner = owners[place];
    const isTheirs = owner?.kind === "owned" && owner.userId === userId;
    return isTheirs ? [{ id, senderVerified: owner.senderVerified }] : [];
  });
}

async function welcome(tx: Tx, { id, address }: Proved, released: readonly Released[]): Promise<void> {
  await recordAudit(tx, { action: "forwarding.verify", entity: "forwarding_address", entityId: id });
  await notifyAgent(tx, {
    type: "SYSTEM",
    title: "Forwarding address verified",
    message: `Emails from ${address} now reach you.`,
    dedupeKey: `forwarding-verified:${id}`,
    detailsPath: "/settings/email-forwarding",
  });
  for (const { id: emailId, senderVerified } of released) {
    await releaseEmail(tx, emailId, senderVerified ? { senderTrust: "verified" } : {});
  }
}

/**
 * Reads the addresses from which the agent forwards, and when an email last arrived. A page that waits for an email
 * polls it.
 */
export function readForwarding(ctx: Context): Promise<Forwarding> {
  return inReadTransaction(ctx, async (tx) => {
    const [settings, lastArrival] = await Promise.all([
      listForwardingAddresses(tx),
      selectLastArrival(tx, ownerOf(tx)),
    ]);
    return { settings, lastArrivalAt: lastArrival?.toISOString() ?? null };
  });
}
