import "server-only";
import { requireOwner } from "@/lib/accounts/users/require-proof";
import { tellOwner } from "@/lib/accounts/users/tell-owner";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { seal, unseal } from "@/lib/platform/base/secrets/seal";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { type TaxDetailsDraft, taxDetailsDraft } from "./tax-details.model";
import { selectSealedTaxDetails, selectTaxLastFour, upsertTaxDetails } from "./tax-details.sql";

const ENTITY = "payout-tax-details";

/** Returns the last four digits of the calling agent's tax number; null if they have entered none. */
export function readOwnTaxNumber(ctx: Context): Promise<string | null> {
  return inReadTransaction(ctx, (tx) => selectTaxLastFour(tx, ownerOf(tx)));
}

/**
 * Stores the details under which the calling agent is reported, replacing earlier ones. Nobody else can do so for them.
 */
export async function saveTaxDetails(ctx: Context, draft: TaxDetailsDraft): Promise<void> {
  await requireOwner(ctx);
  await inTransaction(ctx, async (tx) => {
    const userId = ownerOf(tx);
    const before = await selectTaxLastFour(tx, userId);
    const lastFour = draft.number.slice(-4);
    await upsertTaxDetails(tx, userId, { lastFour, sealed: seal(JSON.stringify(draft), aboutOf(userId)) });
    await recordAudit(tx, {
      action: `${ENTITY}.save`,
      entity: ENTITY,
      entityId: null,
      ...(before === null ? {} : { before: { lastFour: before } }),
      after: { lastFour },
    });
    await tellOwner(tx, ENTITY);
  });
}

/** Decrypts the complete details of agents, by their ids, in a transaction across agents; only for the form's file. */
export async function openTaxDetails(
  tx: Tx,
  agents: readonly string[],
): Promise<ReadonlyMap<string, TaxDetailsDraft>> {
  const sealed = await selectSealedTaxDetails(tx, agents);
  return new Map(
    [...sealed].map(([userId, one]) => [
      userId,
      taxDetailsDraft.parse(JSON.parse(unseal(one, aboutOf(userId)))),
    ]),
  );
}

/** Returns the context by which details are encrypted: copied to another row, they can't be decrypted. */
function aboutOf(userId: string): string {
  return `${ENTITY}:${userId}`;
}
