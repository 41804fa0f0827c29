import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { newInboundToken } from "@/lib/platform/base/secrets/inbound-token";
import { takeAdvisoryLock } from "@/lib/platform/context/advisory-lock";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import {
  insertInboundToken,
  retireInboundToken,
  reviveInboundToken,
  selectInboundToken,
} from "./forwarding.sql";

/** Gives the agent a new private address; mail to the old one is nobody's from then on. Answers the retired token, null when there was none. */
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

/** Makes an earlier private address of the agent the present one again; NOT_FOUND when they had no such one. */
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

/** No other change of the agent's address comes between this look and the end of the transaction. */
async function presentToken(tx: Tx): Promise<string | undefined> {
  await takeAdvisoryLock(tx, "inbound-address");
  return selectInboundToken(tx, ownerOf(tx));
}
