import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { EmailItem } from "../email.model";
import { lockEmail, lockEmails, restoreItems, selectItems } from "../email.sql";
import { isBeingRead } from "../email-words.model";
import { insertItem } from "../intake/incoming.sql";

/**
 * Locks an email with a reading that a person can fill in: the existing one, else an empty one, which is stored only if
 * the caller's transaction succeeds. Throws CONFLICT while the email is being read.
 */
export async function openReading(
  tx: Tx,
  id: string,
): Promise<LockedReading & { readonly item: NonNullable<LockedReading["item"]> }> {
  const reading = await lockReading(tx, id);
  if (reading.item) return { ...reading, item: reading.item };
  if (isBeingRead(reading.email)) throw new Failure("CONFLICT", "This email is still being read.");
  const itemId = newId();
  await insertItem(tx, ownerOf(tx), reading.email.id, {
    id: itemId,
    position: 0,
    emailType: "confirmation",
    payload: { emailType: "confirmation", bookingState: "confirmed" },
  });
  const opened = await lockReading(tx, itemId);
  if (!opened.item) throw new Failure("NOT_FOUND");
  return { ...opened, item: opened.item };
}

export type LockedEmail = NonNullable<Awaited<ReturnType<typeof lockEmail>>>;

/** A locked email with its readings; `item` is the reading that the id named, else the first. */
export type LockedReading = {
  readonly email: LockedEmail;
  readonly items: readonly EmailItem[];
  readonly item: EmailItem | undefined;
};

/**
 * Locks an email until the transaction ends; `id` is the email's or a reading's. Throws NOT_FOUND if it isn't the
 * agent's.
 */
export async function lockReading(tx: Tx, id: string): Promise<LockedReading> {
  const owner = ownerOf(tx);
  const email = await lockEmail(tx, owner, id);
  if (!email) throw new Failure("NOT_FOUND");
  const items = await selectItems(tx, owner, email.id);
  return { email, items, item: items.find((one) => one.id === id) ?? items[0] };
}

/**
 * Locks these emails of the agent until the transaction ends, in the order of their ids; undefined if any isn't
 * theirs.
 */
export function lockEmailsByIds(tx: Tx, ids: readonly string[]): Promise<LockedEmail[] | undefined> {
  return lockEmails(tx, ownerOf(tx), ids);
}

/** Restores the stored readings of locked emails, and deletes readings that they didn't have. */
export function restoreReadings(tx: Tx, kept: Parameters<typeof restoreItems>[2]): Promise<void> {
  return restoreItems(tx, ownerOf(tx), kept);
}
