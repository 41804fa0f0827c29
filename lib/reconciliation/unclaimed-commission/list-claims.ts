import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inAdminReadTransaction, type Tx } from "@/lib/platform/context/transaction";
import type { ClaimGroup, ClaimQuery, Claims } from "./claim.model";
import {
  countSubjects,
  countWaitingSubjects,
  selectClaimedEntries,
  selectClaimedTransactions,
  selectClaims,
  selectSubjects,
} from "./claim.sql";

const FIRST: ClaimQuery = { search: "", show: null, page: 1, pageSize: 20 };

/** Returns a page of claims with all details of the commission, undecided ones first. For administrators. */
export function listClaims(ctx: Context, query: ClaimQuery = FIRST): Promise<Claims> {
  return inAdminReadTransaction(ctx, async (tx) => {
    const subjects = await selectSubjects(tx, query);
    const counts = await countSubjects(tx, query.search);
    const groups = await groupsOf(
      tx,
      subjects.map(({ id }) => id),
    );
    const of = (isWaiting: boolean) =>
      subjects.flatMap((one) => (one.isWaiting === isWaiting ? (groups.get(one.id) ?? []) : []));
    return { waiting: of(true), decided: of(false), counts };
  });
}

/** Counts the entries and transactions with undecided claims. */
export function countClaims(ctx: Context): Promise<number> {
  return inAdminReadTransaction(ctx, countWaitingSubjects);
}

async function groupsOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, ClaimGroup>> {
  if (ids.length === 0) return new Map();
  const claims = await selectClaims(tx, ids);
  const subjects = [...(await selectClaimedEntries(tx, ids)), ...(await selectClaimedTransactions(tx, ids))];
  return new Map(subjects.map((subject) => [subject.id, { subject, claims: claims.get(subject.id) ?? [] }]));
}
