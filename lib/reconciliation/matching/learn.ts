import "server-only";
import type { Tx } from "@/lib/platform/context/transaction";
import { insertIgnoreLessons, insertLessons, insertRejection, revokeLessons } from "./knowledge/lesson.sql";
import { readLinkFacts } from "./knowledge/read-link-facts";

/** Learns from an open link that a person made or confirmed: who pays in those words, how late, and less what. In a system transaction. */
export async function learnFromLink(tx: Tx, linkId: string): Promise<void> {
  await insertLessons(tx, await readLinkFacts(tx, [linkId]));
}

/** A link was taken back: what it taught counts no more, and its pair is never proposed again. In a system transaction. */
export async function unlearnLink(tx: Tx, linkId: string): Promise<void> {
  await revokeLessons(tx, linkId);
  await insertRejection(tx, linkId);
}

/** A link was undone right away: what it taught counts no more, and nothing else is learned. In a system transaction. */
export async function forgetLink(tx: Tx, linkId: string): Promise<void> {
  await revokeLessons(tx, linkId);
}

/** A person ignored a transaction: its payer pays nothing known. It counts for as long as the transaction is ignored. */
export async function learnFromIgnore(tx: Tx, transactionId: string): Promise<void> {
  await insertIgnoreLessons(tx, [transactionId]);
}
