import "server-only";
import { adminOnly, type Context } from "@/lib/context/context";
import { systemReading, type Tx } from "@/lib/context/transaction";
import type { ClaimGroup, Claims } from "./claim.model";
import {
  countWaitingSubjects,
  selectClaimedEntries,
  selectClaimedTransactions,
  selectClaims,
  selectDecided,
  selectWaiting,
} from "./claim.sql";

/** Whoever has decided so many sees the next. */
const MOST_WAITING = 50;
const MOST_DECIDED = 20;

/** What agents claim, next to everything that is known of what came, and what was decided lately. */
export function listClaims(ctx: Context): Promise<Claims> {
  adminOnly(ctx);
  return systemReading(ctx, async (tx) => {
    const [waiting, decided, count] = [
      await selectWaiting(tx, MOST_WAITING),
      await selectDecided(tx, MOST_DECIDED),
      await countWaitingSubjects(tx),
    ];
    const groups = await groupsOf(tx, [...waiting, ...decided]);
    const of = (ids: readonly string[]) => ids.flatMap((id) => groups.get(id) ?? []);
    return { waiting: of(waiting), decided: of(decided), count };
  });
}

/** How many entries and transactions wait for a decision. */
export function countClaims(ctx: Context): Promise<number> {
  adminOnly(ctx);
  return systemReading(ctx, countWaitingSubjects);
}

async function groupsOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, ClaimGroup>> {
  if (ids.length === 0) return new Map();
  const claims = await selectClaims(tx, ids);
  const subjects = [...(await selectClaimedEntries(tx, ids)), ...(await selectClaimedTransactions(tx, ids))];
  return new Map(subjects.map((subject) => [subject.id, { subject, claims: claims.get(subject.id) ?? [] }]));
}
