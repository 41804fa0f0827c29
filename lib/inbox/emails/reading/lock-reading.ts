import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { EmailItem } from "../email.model";
import { lockEmail, lockEmails, restoreItems, selectItems } from "../email.sql";

export type LockedEmail = NonNullable<Awaited<ReturnType<typeof lockEmail>>>;

/** A mail under lock with what was read of it; `item` is the reading that the id named, else the first. */
export type LockedReading = {
  readonly email: LockedEmail;
  readonly items: readonly EmailItem[];
  readonly item: EmailItem | undefined;
};

/** Locks a mail until the transaction ends; `id` is the mail's or a reading's. NOT_FOUND for what isn't the agent's. */
export async function lockReading(tx: Tx, id: string): Promise<LockedReading> {
  const owner = ownerOf(tx);
  const email = await lockEmail(tx, owner, id);
  if (!email) throw new Failure("NOT_FOUND");
  const items = await selectItems(tx, owner, email.id);
  return { email, items, item: items.find((one) => one.id === id) ?? items[0] };
}

/** Locks these mails of the agent's until the transaction ends, in one order; undefined when any isn't theirs. */
export function lockEmailsByIds(tx: Tx, ids: readonly string[]): Promise<LockedEmail[] | undefined> {
  return lockEmails(tx, ownerOf(tx), ids);
}

/** Gives locked mails the readings that they had; one that they hadn't goes. */
export function restoreReadings(tx: Tx, kept: Parameters<typeof restoreItems>[2]): Promise<void> {
  return restoreItems(tx, ownerOf(tx), kept);
}
