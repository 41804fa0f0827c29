import "server-only";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { lockEmails, restoreItems } from "../email.sql";

/** Locks these mails of the transaction's agent; undefined when any isn't there. */
export function lockWithReadings(tx: Tx, ids: readonly string[]) {
  return lockEmails(tx, ownerOf(tx), ids);
}

/** Gives mails of the transaction's agent the readings that they had; one that they hadn't goes. */
export function putReadingsBack(tx: Tx, kept: Parameters<typeof restoreItems>[2]): Promise<void> {
  return restoreItems(tx, ownerOf(tx), kept);
}
