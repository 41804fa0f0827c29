import "server-only";
import type { z } from "zod";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant, type Tx } from "@/lib/platform/context/transaction";
import { decide, type ReviewedEmail } from "./decide-review";
import type { ApprovedReviews, reviewsApproval } from "./review.model";
import { selectReviewPlaces } from "./review.sql";

/**
 * Approves the agents' feedback on several emails in one transaction. Items whose single approval is refused stay
 * unchanged and are reported.
 */
export function approveReviews(
  ctx: Context,
  { of }: z.output<typeof reviewsApproval>,
): Promise<ApprovedReviews> {
  const admin = adminOnly(ctx);
  const versions = new Map(of.map(({ id, version }) => [id, version]));
  return inSystemTransaction(ctx, async (tx) => {
    const ids: string[] = [];
    const reasons = new Map<string, number>();
    const approve = async (own: Tx, { id, emailId }: ReviewedEmail) => {
      const action = { action: "approve", adminNotes: null, version: versions.get(id) } as const;
      const reason = await refusalOf(own, (at) => decide(at, { id, emailId }, action, admin));
      if (reason === null) ids.push(id);
      else reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    };
    for (const [agent, places] of await selectReviewPlaces(tx, [...versions.keys()])) {
      await inTenant(tx, agent, async (own) => {
        for (const place of places) await approve(own, place);
      });
    }
    return { ids, refused: [...reasons].map(([message, count]) => ({ message, count })) };
  });
}

/** Runs a step in a savepoint. Returns null if it succeeded; otherwise rolls it back and returns why it was refused. */
async function refusalOf(tx: Tx, step: (tx: Tx) => Promise<void>): Promise<string | null> {
  try {
    await tx.db.transaction((db) => step({ ...tx, db }));
    return null;
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}
