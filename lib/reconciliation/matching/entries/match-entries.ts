import "server-only";
import type { Tx } from "@/lib/platform/context/transaction";
import { type Found, selectByAmounts, selectByNumbers } from "../candidate.sql";
import { alterationsOf, type Identifier, plainKey } from "../features/memo.model";
import type { Knowledge } from "../knowledge/knowledge.model";
import { windowOf } from "../knowledge/windows.model";
import { decideEntries, type EntryCandidates, type EntryDecision, familiesOf } from "./decide-entries.model";
import {
  lockReports,
  selectAlike,
  selectByStart,
  selectOfOwner,
  selectWaitingEntries,
  writeEntryDecisions,
} from "./entry.sql";
import { nameWordsOf, type WaitingEntry } from "./entry-features.model";

const BATCH = 200;

/**
 * Finds the bookings of the entries in these reports: settles certain ones, and proposes likely ones. Entries that
 * somebody has settled stay unchanged. Locks the reports, so that two jobs process them one after the other. Returns
 * the decisions; the caller must refresh the statuses of the reports. Requires a system transaction.
 */
export async function matchEntries(
  tx: Tx,
  knowledge: Knowledge,
  reportIds: readonly string[],
): Promise<readonly EntryDecision[]> {
  await lockReports(tx, reportIds);
  const waiting = await selectWaitingEntries(tx, reportIds);
  const decided: EntryDecision[] = [];
  for (let from = 0; from < waiting.length; from += BATCH) {
    const some = waiting.slice(from, from + BATCH);
    const decisions = decideEntries(await candidatesOf(tx, knowledge, some), knowledge);
    await writeEntryDecisions(tx, decisions);
    decided.push(...decisions);
  }
  return decided;
}

async function candidatesOf(
  tx: Tx,
  knowledge: Knowledge,
  entries: readonly WaitingEntry[],
): Promise<readonly EntryCandidates[]> {
  const identified = entries.map((entry) => ({
    entry,
    identifiers: identifiersOf(entry.number),
    found: new Map<string, Found>(),
    hasNumber: false,
  }));
  const note = (found: readonly Found[]) => {
    for (const one of found) {
      const there = identified[one.n]?.found;
      there?.set(one.booking.id, { ...one, alias: there.get(one.booking.id)?.alias ?? one.alias });
    }
  };
  const numbers = identified.flatMap(({ identifiers }, n) => identifiers.map(({ key }) => ({ n, key })));
  note(await selectByNumbers(tx, numbers));
  for (const one of identified) one.hasNumber = one.found.size > 0;
  note(
    await selectByStart(
      tx,
      entries.flatMap((entry, n) => startsOf(knowledge, entry, n)),
    ),
  );
  const amounts = entries.flatMap(({ ownerId, grossMinor, currency }, n) =>
    grossMinor > 0 ? [{ n, ownerId, currency, minor: grossMinor }] : [],
  );
  note(await selectByAmounts(tx, amounts));
  note(
    await selectOfOwner(
      tx,
      amounts.flatMap(({ ownerId, ...line }) => (ownerId ? [{ ...line, ownerId }] : [])),
    ),
  );
  const numberless = identified.flatMap(({ entry, hasNumber }, n) =>
    hasNumber ? [] : likenessesOf(knowledge, entry, n),
  );
  note(await selectAlike(tx, numberless));
  return identified.map(({ found, ...one }) => ({ ...one, found: [...found.values()] }));
}

/**
 * Returns the identifiers in a number as reports print it, possibly with zeros, punctuation or a line number around it.
 */
function identifiersOf(number: string): readonly Identifier[] {
  const key = plainKey(number);
  if (key.length < 3) return [];
  const others = [...new Set(alterationsOf(key))].filter((other) => other.length > 3);
  return [{ key, how: "plain" }, ...others.map((other): Identifier => ({ key: other, how: "altered" }))];
}

function startsOf(knowledge: Knowledge, entry: WaitingEntry, n: number) {
  const { travelStart } = entry;
  if (travelStart === null) return [];
  return familiesOf(knowledge, entry).map((family) => ({
    n,
    supplierIds: knowledge.membersOf(family),
    start: travelStart,
  }));
}

/**
 * Returns what may identify an entry without a known number: its sale or its client, in the period that its company
 * pays for now.
 */
function likenessesOf(knowledge: Knowledge, entry: WaitingEntry, n: number) {
  const words = nameWordsOf(entry.clientName).filter((word) => word.length > 2);
  if (entry.saleMinor === null && words.length === 0) return [];
  return familiesOf(knowledge, entry).map((family) => ({
    n,
    supplierIds: knowledge.membersOf(family),
    ...windowOf(knowledge, family, entry.receivedOn),
    saleMinor: entry.saleMinor,
    words: words.join(" "),
  }));
}
