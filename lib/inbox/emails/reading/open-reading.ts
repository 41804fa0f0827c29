import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { isBeingRead } from "../email-words.model";
import { insertItem } from "../intake/incoming.sql";
import { type LockedReading, lockReading } from "./lock-reading";

/**
 * A mail under lock with a reading that a person can fill in: the one that was read, else an empty one, which the
 * caller's transaction keeps only if it succeeds. CONFLICT while the mail is being read.
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
