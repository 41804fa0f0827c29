import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { EmailItem } from "../email.model";
import { lockEmail, selectItems } from "../email.sql";

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
