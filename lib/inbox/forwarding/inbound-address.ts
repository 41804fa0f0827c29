import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { env } from "@/lib/platform/base/env";
import { Failure } from "@/lib/platform/base/failure";
import { newInboundToken } from "@/lib/platform/base/secrets/random-text";
import { takeAdvisoryLock } from "@/lib/platform/context/advisory-lock";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import {
  insertInboundToken,
  retireInboundToken,
  reviveInboundToken,
  selectInboundToken,
  selectRetiredTokens,
} from "./forwarding-address.sql";
import type { InboundAddresses } from "./inbound-address.model";

/** Returns the agent's private address for booking emails. Throws NOT_FOUND before one was created. */
export function readInboundAddress(ctx: Context): Promise<string> {
  return inReadTransaction(ctx, async (tx) => {
    const token = await selectInboundToken(tx, ownerOf(tx));
    if (!token) throw new Failure("NOT_FOUND");
    return `${token}@${env.INBOUND_DOMAIN}`;
  });
}

const SHOWN_RETIRED = 5;

/** Lists the agent's private address and the earlier ones that no longer deliver. */
export function listInboundAddresses(ctx: Context): Promise<InboundAddresses> {
  return inReadTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const [token, retired] = await Promise.all([
      selectInboundToken(tx, owner),
      selectRetiredTokens(tx, owner, SHOWN_RETIRED),
    ]);
    return {
      address: token ? addressOf(token) : null,
      retired: retired.map((one) => ({
        token: one.token,
        address: addressOf(one.token),
        retiredAt: one.retiredAt?.toISOString() ?? "",
      })),
    };
  });
}

function addressOf(token: string): string {
  return `${token}@${env.INBOUND_DOMAIN}`;
}

/**
 * Gives the agent a new private address; emails to the old one no longer reach them. Returns the retired token, null
 * if there was none.
 */
export function rotateInboundAddress(ctx: Context): Promise<string | null> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const present = await presentToken(tx);
    if (present) await retireInboundToken(tx, owner, present);
    await insertInboundToken(tx, owner, newInboundToken());
    await recordAudit(tx, { action: "inbound-address.rotate", entity: "user", entityId: owner });
    return present ?? null;
  });
}

/** Makes an earlier private address of the agent the current one again. Throws NOT_FOUND if they had no such one. */
export function reuseInboundAddress(ctx: Context, token: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const present = await presentToken(tx);
    if (present === token) return;
    if (present) await retireInboundToken(tx, owner, present);
    if (!(await reviveInboundToken(tx, owner, token))) throw new Failure("NOT_FOUND");
    await recordAudit(tx, { action: "inbound-address.reuse", entity: "user", entityId: owner });
  });
}

/**
 * Reads the current token under a lock that excludes other changes of the agent's address until the transaction ends.
 */
async function presentToken(tx: Tx): Promise<string | undefined> {
  await takeAdvisoryLock(tx, "inbound-address");
  return selectInboundToken(tx, ownerOf(tx));
}
