import "server-only";
import type { Tx } from "@/lib/platform/context/transaction";
import { insertIgnoreLessons, insertLessons, insertRejection, revokeLessons } from "./knowledge/lesson.sql";
import { readLinkFacts } from "./knowledge/read-link-facts";

/**
 * Learns from an open link that a person made or confirmed: which payer uses these words, how late it pays, and what it
 * deducts. Requires a system transaction.
 */
export async function learnFromLink(tx: Tx, linkId: string): Promise<void> {
  await insertLessons(tx, await readLinkFacts(tx, [linkId]));
}

/**
 * Forgets what a link taught because it was removed, and stores that its pair is never proposed again. Requires a
 * system transaction.
 */
export async function unlearnLink(tx: Tx, linkId: string): Promise<void> {
  await revokeLessons(tx, linkId);
  await insertRejection(tx, linkId);
}

/**
 * Forgets what a link taught because it was undone at once, and learns nothing else from it. Requires a system
 * transaction.
 */
export async function forgetLink(tx: Tx, linkId: string): Promise<void> {
  await revokeLessons(tx, linkId);
}

/**
 * Learns from an ignored transaction that its payer pays nothing known. This applies as long as the transaction is
 * ignored.
 */
export async function learnFromIgnore(tx: Tx, transactionId: string): Promise<void> {
  await insertIgnoreLessons(tx, [transactionId]);
}
