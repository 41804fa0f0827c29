import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { agentId, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, inTransaction, type Tx } from "@/lib/platform/context/transaction";
import { postOffice } from "@/lib/platform/mail-kit/post-office";
import type { ForwardingAddress } from "./forwarding-address.model";
import {
  insertForwardingAddresses,
  selectForwardingAddresses,
  selectTakenAddresses,
} from "./forwarding-address.sql";
import { listForwardingAddresses } from "./list-forwarding-addresses";
import { sendForwardingLink } from "./send-forwarding-link";

const MOST = 50;

/** Adds addresses as `keepForwardingAddresses` does, and answers all of the agent's. CONFLICT when all were in the list already. */
export async function addForwardingAddresses(
  ctx: Context,
  addresses: readonly string[],
): Promise<ForwardingAddress[]> {
  const sent = await keepForwardingAddresses(ctx, addresses);
  if (sent === 0) throw conflict("This address is in your list already.");
  return listForwardingAddresses(ctx);
}

/**
 * Sees to it that the agent has these addresses: each new one gets its link, also when that of another can't be sent,
 * and so does one whose link didn't leave before; the others stay as they are. Answers how many links were sent.
 * CONFLICT when another account has verified one.
 */
export async function keepForwardingAddresses(ctx: Context, addresses: readonly string[]): Promise<number> {
  const userId = agentId(ctx);
  const office = postOffice();
  await refuseTaken(ctx, userId, addresses);
  const unsent = await inTransaction(ctx, (tx) => insertNew(tx, userId, addresses));
  const failures: unknown[] = [];
  for (const one of unsent) {
    await sendForwardingLink(ctx, office, { ...one, userId }).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
  return unsent.length;
}

async function refuseTaken(ctx: Context, userId: string, addresses: readonly string[]): Promise<void> {
  const system: Context = { ...ctx, actor: { kind: "system", job: "verify-forwarding" } };
  const taken = await inSystemTransaction(system, (tx) => selectTakenAddresses(tx, userId, addresses));
  if (taken.length > 0) throw conflict(`${taken.join(", ")} is verified by another account.`);
}

/** Answers those of the addresses whose link hasn't left yet. */
async function insertNew(tx: Tx, userId: string, addresses: readonly string[]) {
  const known = await selectForwardingAddresses(tx, userId);
  const fresh = addresses.filter((address) => !known.some((one) => one.address === address));
  if (known.length + fresh.length > MOST) throw conflict(`You can add at most ${MOST} addresses.`);
  const rows = fresh.map((address) => ({ id: newId(), address }));
  const added = rows.length > 0 ? await insertForwardingAddresses(tx, userId, rows) : [];
  for (const { id } of added) {
    await recordAudit(tx, { action: "forwarding.add", entity: "forwarding_address", entityId: id });
  }
  const unsent = known.filter(
    ({ address, verifiedAt, lastSentAt }) => addresses.includes(address) && !verifiedAt && !lastSentAt,
  );
  return [...unsent, ...added];
}

function conflict(message: string): Failure {
  return new Failure("CONFLICT", message, { fields: { emailAddress: [message] } });
}
