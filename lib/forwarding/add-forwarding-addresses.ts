import "server-only";
import { recordAudit } from "@/lib/audit/record-audit";
import { Failure } from "@/lib/base/failure";
import { newId } from "@/lib/base/id";
import { agentId, type Context } from "@/lib/context/context";
import { inSystemTransaction, inTransaction, type Tx } from "@/lib/context/transaction";
import { postOffice } from "@/lib/mail-kit/post-office";
import type { ForwardingAddress } from "./forwarding-address.model";
import {
  insertForwardingAddresses,
  selectForwardingAddresses,
  selectTakenAddresses,
} from "./forwarding-address.sql";
import { listForwardingAddresses } from "./list-forwarding-addresses";
import { sendForwardingLink } from "./send-forwarding-link";

const MOST = 50;

/**
 * Adds addresses to forward from and sends each new one its link; those the agent has already stay as they are. Answers
 * all of the agent's. CONFLICT when none is new, or when another account has verified one.
 */
export async function addForwardingAddresses(
  ctx: Context,
  addresses: readonly string[],
): Promise<ForwardingAddress[]> {
  const userId = agentId(ctx);
  const office = postOffice();
  await refuseTaken(ctx, userId, addresses);
  const added = await inTransaction(ctx, (tx) => insertNew(tx, userId, addresses));
  if (added.length === 0) throw conflict("This address is in your list already.");
  for (const one of added) await sendForwardingLink(ctx, office, { ...one, userId });
  return listForwardingAddresses(ctx);
}

async function refuseTaken(ctx: Context, userId: string, addresses: readonly string[]): Promise<void> {
  const system: Context = { ...ctx, actor: { kind: "system", job: "verify-forwarding" } };
  const taken = await inSystemTransaction(system, (tx) => selectTakenAddresses(tx, userId, addresses));
  if (taken.length > 0) throw conflict(`${taken.join(", ")} is verified by another account.`);
}

async function insertNew(tx: Tx, userId: string, addresses: readonly string[]) {
  const known = await selectForwardingAddresses(tx, userId);
  if (known.length + addresses.length > MOST) throw conflict(`You can add at most ${MOST} addresses.`);
  const rows = addresses.map((address) => ({ id: newId(), address }));
  const added = await insertForwardingAddresses(tx, userId, rows);
  for (const { id } of added) {
    await recordAudit(tx, { action: "forwarding.add", entity: "forwarding_address", entityId: id });
  }
  return added;
}

function conflict(message: string): Failure {
  return new Failure("CONFLICT", message, { fields: { emailAddress: [message] } });
}
