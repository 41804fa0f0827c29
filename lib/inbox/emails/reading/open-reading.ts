import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { isBeingRead } from "../email-words.model";
import { insertItem } from "../intake/incoming.sql";
import { type LockedReading, lockReading } from "./lock-reading";

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
