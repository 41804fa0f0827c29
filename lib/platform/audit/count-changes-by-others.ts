import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { countAuditedByOthers } from "./audit.sql";
import type { ForeignChanges, ForeignChangesQuery } from "./foreign-changes.model";
import { countPayoutSteps } from "./payout-steps.sql";

/** The kinds of records that an agent's own pages show and that others decide on. */
const SHOWN = ["booking", "commission-offer", "payout", "payout-question", "payout-share"];
/** A transaction that began before the first request may commit after it; this margin includes it. */
const MARGIN_MS = 30_000;

/**
 * Counts what administrators and the system have changed of what the agent's pages show, so that an open page knows
 * when to refresh itself.
 */
export function countChangesByOthers(ctx: Context, { since }: ForeignChangesQuery): Promise<ForeignChanges> {
  const from = since ? new Date(since) : new Date(ctx.now.getTime() - MARGIN_MS);
  return inReadTransaction(ctx, async (tx) => {
    const [audited, steps] = await Promise.all([
      countAuditedByOthers(tx, ownerOf(tx), SHOWN, from),
      countPayoutSteps(tx, ownerOf(tx)),
    ]);
    return { since: from.toISOString(), count: audited + steps };
  });
}
