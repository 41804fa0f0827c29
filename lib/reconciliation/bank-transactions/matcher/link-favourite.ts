import "server-only";
import type { Tx } from "@/lib/platform/context/transaction";
import { lockOpenLink, targetOf } from "../linking/link.sql";
import { type LinkedBy, linkTransaction } from "../linking/link-transaction";
import { linkParts } from "../splitting/link-parts";
import { type LockedTransaction, lockTransaction } from "../transaction-write.sql";
import { type StoredCandidate, type StoredDecision, sumShares } from "./stored-decision.model";

/**
 * Links a transaction to its stored favourite on behalf of the matcher. Does nothing if somebody has decided in the
 * meantime. Throws CONFLICT if the outstanding amount no longer permits it. Requires a system transaction.
 */
export async function linkFavourite(
  tx: Tx,
  { id, candidates }: Pick<StoredDecision, "id" | "candidates">,
): Promise<void> {
  const [favourite] = candidates;
  const locked = await lockTransaction(tx, id);
  if (!favourite || !locked || locked.ignoredAt !== null || locked.decision !== "AUTO") return;
  if (await lockOpenLink(tx, id)) return;
  await link(tx, locked, favourite);
}

async function link(
  tx: Tx,
  locked: LockedTransaction,
  { chance, reasons, parts }: StoredCandidate,
): Promise<void> {
  const by: LinkedBy = { source: "AUTO", score: chance, reasons, wouldLink: 1 };
  const [first] = parts;
  if (parts.length > 1) return linkParts(tx, locked, sumShares(locked.amount.minor, parts), by);
  if (!first) return;
  const { creditMinor, feeMinor } = first;
  await linkTransaction(tx, locked, targetOf(first), { ...by, creditMinor, feeMinor });
}
