import "server-only";
import { loadRates } from "@/lib/ledger/exchange-rates/read-rates";
import { digitsOf } from "@/lib/platform/base/money";
import type { Tx } from "@/lib/platform/context/transaction";
import type { LinkFacts } from "./knowledge/lesson.model";
import {
  insertIgnoreLessons,
  insertLessons,
  insertRejection,
  revokeLessons,
  selectLinks,
} from "./knowledge/lesson.sql";

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

/** Returns what open links teach, at the exchange rates of their days. */
async function readLinkFacts(tx: Tx, linkIds: readonly string[]): Promise<LinkFacts[]> {
  const rows = await selectLinks(tx, linkIds);
  const wanted = rows.map(({ expectedCurrency, currency, bookedOn }) => ({
    from: expectedCurrency,
    to: currency,
    day: bookedOn,
  }));
  const rates = await loadRates(tx, wanted);
  return rows.map((row) => {
    const rate = rates.between(row.expectedCurrency, row.currency, row.bookedOn);
    const scale = 10 ** (digitsOf(row.currency) - digitsOf(row.expectedCurrency));
    return { ...row, rate: rate === null ? null : rate * scale };
  });
}
