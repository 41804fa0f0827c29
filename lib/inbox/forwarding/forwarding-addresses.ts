import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { agentId, type Context } from "@/lib/platform/context/context";
import {
  inReadTransaction,
  inSystemTransaction,
  inTransaction,
  ownerOf,
  type Tx,
} from "@/lib/platform/context/transaction";
import { productMailer } from "@/lib/platform/mail-kit/product-mailer";
import { type ForwardingAddress, storedAddress } from "./forwarding-address.model";
import {
  deleteForwardingAddress,
  insertForwardingAddresses,
  selectForwardingAddresses,
  selectTakenAddresses,
} from "./forwarding-address.sql";
import { sendForwardingLink } from "./send-forwarding-link";

/** Lists the addresses from which the agent forwards, in the order in which they were added. */
export function listForwardingAddresses(ctx: Context): Promise<ForwardingAddress[]> {
  return inReadTransaction(ctx, async (tx) => {
    const rows = await selectForwardingAddresses(tx, ownerOf(tx));
    return rows.map((row) => ({
      id: row.id,
      emailAddress: row.address,
      verified: row.verifiedAt !== null,
      lastSentAt: row.lastSentAt?.toISOString() ?? null,
      link: linkOf(row, tx.now),
    }));
  });
}

type Row = Awaited<ReturnType<typeof selectForwardingAddresses>>[number];

function linkOf({ verifiedAt, lastSentAt, linkEndsAt }: Row, now: Date): ForwardingAddress["link"] {
  if (verifiedAt) return null;
  if (!lastSentAt) return "unsent";
  return linkEndsAt && linkEndsAt > now ? "sent" : "over";
}

const MOST = 50;

/**
 * Adds addresses as `ensureForwardingAddresses` does, and returns all of the agent's. Throws CONFLICT if all were in the
 * list already.
 */
export async function addForwardingAddresses(
  ctx: Context,
  addresses: readonly string[],
): Promise<ForwardingAddress[]> {
  const sent = await ensureForwardingAddresses(ctx, addresses);
  if (sent === 0) throw conflict("This address is in your list already.");
  return listForwardingAddresses(ctx);
}

/**
 * Ensures that the agent has these addresses. Each new one is sent its link, even if that of another can't be sent, and
 * so is one whose earlier link couldn't be sent; the others stay as they are. Returns how many links were sent. Throws
 * CONFLICT if another account has verified one of them.
 */
export async function ensureForwardingAddresses(ctx: Context, addresses: readonly string[]): Promise<number> {
  const userId = agentId(ctx);
  const office = productMailer();
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

/** Inserts the new addresses; returns all whose link hasn't been sent yet. */
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

/** Removes one of the agent's forwarding addresses, together with its link. Throws NOT_FOUND if it isn't theirs. */
export function removeForwardingAddress(ctx: Context, address: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const id = await deleteForwardingAddress(tx, ownerOf(tx), storedAddress(address));
    if (!id) throw new Failure("NOT_FOUND");
    await recordAudit(tx, { action: "forwarding.remove", entity: "forwarding_address", entityId: id });
  });
}
