import "server-only";
import { randomBytes } from "node:crypto";
import { hashOfToken } from "@/lib/accounts/identity/sessions/session-cookie";
import { Failure } from "@/lib/platform/base/failure";
import { agentId, type Context } from "@/lib/platform/context/context";
import { inTenant, inTransaction, type Tx } from "@/lib/platform/context/transaction";
import { type ProductMailer, productMailer } from "@/lib/platform/mail-kit/product-mailer";
import { VERIFY_FORWARDING } from "@/lib/platform/mail-kit/templates/verify-forwarding";
import { limitRate } from "@/lib/platform/rate-limit/limit-rate";
import { FORWARDING_LINK_HOURS, VERIFY_FORWARDING_PATH } from "./forwarding-address.model";
import { forgetSending, keepLink, selectForwardingAddress, takeLink } from "./forwarding-address.sql";
import { RESEND_SECONDS } from "./resend-wait.model";

const TOKEN_BYTES = 32;
/** The limit per address, whoever asks: the address may belong to somebody who has never heard of us. */
const PER_ADDRESS = { name: "forwarding-address", max: 6, seconds: 86_400 };
const PER_AGENT = { name: "forwarding-links", max: 40, seconds: 86_400 };
const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/**
 * Sends a link that proves an agent's forwarding address; an earlier link stops working. Refuses to send twice within a
 * minute. The system stores the link, because an agent's own request may not write anything that proves an address. It
 * is sent at once rather than by a job, because only a hash of its token is stored.
 */
export async function sendForwardingLink(
  ctx: Context,
  office: ProductMailer,
  to: { readonly userId: string; readonly id: string; readonly address: string },
): Promise<void> {
  const now = ctx.now.getTime();
  const system: Context = { ...ctx, actor: { kind: "system", job: "verify-forwarding" } };
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const link = {
    tokenHash: hashOfToken(token),
    expiresAt: new Date(now + FORWARDING_LINK_HOURS * HOUR_MS),
    before: new Date(now - RESEND_SECONDS * SECOND_MS),
  };
  const isKept = await inTenant(system, to.userId, (tx) => keepLink(tx, to.userId, to.id, link));
  if (!isKept) throw new Failure("RATE_LIMITED", undefined, { retryAfter: RESEND_SECONDS });
  try {
    await limitRate(PER_AGENT, to.userId, now);
    await limitRate(PER_ADDRESS, to.address, now);
    const href = new URL(VERIFY_FORWARDING_PATH, office.origin);
    href.searchParams.set("token", token);
    const facts = { address: to.address, link: href.href, hours: FORWARDING_LINK_HOURS };
    await office.post(VERIFY_FORWARDING, facts, { to: to.address, date: ctx.now });
  } catch (error) {
    await inTenant(system, to.userId, (tx) => forgetSending(tx, to.userId, to.id));
    throw error;
  }
}

/**
 * Sends the link of a pending address again. Throws NOT_FOUND if the address isn't the agent's, CONFLICT if it is
 * verified, RATE_LIMITED within a minute of the last link.
 */
export async function resendForwardingLink(ctx: Context, address: string): Promise<void> {
  const userId = agentId(ctx);
  const found = await inTransaction(ctx, (tx) => selectForwardingAddress(tx, userId, address));
  if (!found) throw new Failure("NOT_FOUND");
  if (found.verifiedAt) throw new Failure("CONFLICT", "This address is verified already.");
  await sendForwardingLink(ctx, productMailer(), { userId, id: found.id, address });
}

/**
 * Uses up a link's token and returns the address it proves and its agent; undefined if it proves nothing. For the
 * system.
 */
export function spendForwardingToken(tx: Tx, token: string) {
  return takeLink(tx, hashOfToken(token));
}
