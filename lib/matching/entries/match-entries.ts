import "server-only";
import type { Tx } from "@/lib/context/transaction";
import { type Found, selectByAmounts, selectByNumbers } from "../candidate.sql";
import { alterationsOf, type Identifier, plainKey } from "../features/memo.model";
import type { Knowledge } from "../knowledge/knowledge.model";
import { decideEntries, type EntryCandidates } from "./decide-entries.model";
import {
  type EntryDecision,
  selectByStart,
  selectOfOwner,
  selectWaitingEntries,
  type WaitingEntry,
  writeEntryDecisions,
} from "./entry.sql";

const BATCH = 200;
const MEMBERS = 40;

/**
 * Finds the bookings that the lines of these reports are about: settles on those that are certain, proposes the likely ones.
 * Lines that somebody settled stay. Answers what was decided; the reports' statuses are refreshed by whoever calls. In a
 * system transaction.
 */
export async function matchEntries(
  tx: Tx,
  knowledge: Knowledge,
  reportIds: readonly string[],
): Promise<readonly EntryDecision[]> {
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
  }));
  const note = (found: readonly Found[]) => {
    for (const one of found) {
      const there = identified[one.n]?.found;
      there?.set(one.booking.id, { ...one, alias: there.get(one.booking.id)?.alias ?? one.alias });
    }
  };
  note(
    await selectByNumbers(
      tx,
      identified.flatMap(({ identifiers }, n) => identifiers.map(({ key }) => ({ n, key }))),
    ),
  );
  note(
    await selectByStart(
      tx,
      entries.flatMap((entry, n) => startsOf(knowledge, entry, n)),
    ),
  );
  note(
    await selectByAmounts(
      tx,
      entries.flatMap(({ grossMinor, currency }, n) =>
        grossMinor > 0 ? [{ n, currency, minor: grossMinor }] : [],
      ),
    ),
  );
  note(
    await selectOfOwner(
      tx,
      entries.flatMap(({ ownerId, grossMinor, currency }, n) =>
        ownerId && grossMinor > 0 ? [{ n, ownerId, minor: grossMinor, currency }] : [],
      ),
    ),
  );
  return identified.map(({ entry, identifiers, found }) => ({
    entry,
    identifiers,
    found: [...found.values()],
  }));
}

/** A number as reports print it: with zeros, a mark or a line's number around it. */
function identifiersOf(number: string): readonly Identifier[] {
  const key = plainKey(number);
  if (key.length < 3) return [];
  const others = [...new Set(alterationsOf(key))].filter((other) => other.length > 3);
  return [{ key, how: "plain" }, ...others.map((other): Identifier => ({ key: other, how: "altered" }))];
}

function startsOf(
  knowledge: Knowledge,
  { travelStart, supplierId, supplierName, property }: WaitingEntry,
  n: number,
) {
  if (travelStart === null) return [];
  const families = new Set([
    supplierId ? knowledge.familyOf(supplierId) : knowledge.familyOfName(supplierName),
    property ? knowledge.familyOfName(property) : null,
  ]);
  return [...families].flatMap((family) =>
    family === null
      ? []
      : knowledge
          .membersOf(family)
          .slice(0, MEMBERS)
          .map((id) => ({ n, supplierId: id, start: travelStart })),
  );
}
