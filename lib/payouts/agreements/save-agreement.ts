import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { Failure, invalidField } from "@/lib/platform/base/failure";
import { takeAdvisoryLock } from "@/lib/platform/context/advisory-lock";
import { sqlStateOf } from "@/lib/platform/context/connection-loss";
import { adminOnly, type Context, timeZoneOf } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import { inAgentTransaction } from "../shares/in-agent-transaction";
import type { PercentPreview } from "../shares/share.model";
import { previewPercents } from "../shares/shares";
import { endRow, hasSupplier, insertAgreement } from "./agreement.sql";
import type { AgreementChange, AgreementRef } from "./agreement-change.model";

/**
 * Stores an agreement with an agent, optionally replacing one in force, for administrators. Existing shares stay as
 * they are. Throws STALE if the replaced one has ended meanwhile; CONFLICT if the same thing is already agreed from
 * that day.
 */
export function saveAgreement(ctx: Context | Tx, change: AgreementChange): Promise<{ readonly id: string }> {
  const by = adminOnly(ctx);
  return inAgentTransaction(ctx, change.userId, async (tx) => {
    await takeAdvisoryLock(tx, "payout-agreements");
    await refuseUnknownSupplier(tx, change);
    const replaced =
      change.replacesId === null ? null : await ended(tx, change.userId, change.replacesId, by);
    const id = await insertAgreement(tx, by, change).catch(refused);
    await recordAudit(tx, {
      action: replaced ? "payout-agreement.change" : "payout-agreement.create",
      entity: "payout-agreement",
      entityId: id,
      ...(replaced ? { before: factsOf({ ...replaced, percent: replaced.percentBp }) } : {}),
      after: factsOf(change),
    });
    return { id };
  });
}

/**
 * Ends an agreement for commission that comes from now on, for administrators. Throws STALE if it has ended already.
 */
export function endAgreement(ctx: Context, { userId, id }: AgreementRef): Promise<void> {
  const by = adminOnly(ctx);
  return inAgentTransaction(ctx, userId, async (tx) => {
    await takeAdvisoryLock(tx, "payout-agreements");
    const row = await ended(tx, userId, id, by);
    await recordAudit(tx, {
      action: "payout-agreement.end",
      entity: "payout-agreement",
      entityId: id,
      before: factsOf({ ...row, percent: row.percentBp }),
    });
  });
}

/**
 * Returns what saving would change from the day on which it takes effect, or from today if that has passed, without
 * storing anything. For administrators.
 */
export function previewAgreement(ctx: Context, change: AgreementChange): Promise<PercentPreview> {
  adminOnly(ctx);
  return inAgentTransaction(ctx, change.userId, async (tx) => {
    await refuseUnknownSupplier(tx, change);
    const today = dayIn(tx.now, timeZoneOf(ctx));
    const { validFrom } = change;
    return previewPercents(tx, change, validFrom && validFrom > today ? validFrom : today);
  });
}

async function ended(tx: Tx, userId: string, id: string, by: string) {
  const row = await endRow(tx, userId, id, by);
  if (!row) throw new Failure("STALE", "This agreement has ended meanwhile. Look at it again.");
  return row;
}

async function refuseUnknownSupplier(tx: Tx, { supplierId }: AgreementChange): Promise<void> {
  if (supplierId === null || (await hasSupplier(tx, supplierId))) return;
  const message = "This agent has no such supplier.";
  throw invalidField("supplierId", message);
}

function refused(error: unknown): never {
  const state = sqlStateOf(error);
  if (state === "23503") throw new Failure("NOT_FOUND", "There is no such agent or booking.");
  if (state !== "23505") throw error;
  const message = "That is agreed from this day already. Change that agreement.";
  throw new Failure("CONFLICT", message, { fields: { validFrom: [message] } });
}

type Facts = Pick<AgreementChange, "supplierId" | "bookingId" | "percent" | "basis"> & {
  readonly validFrom: string | null;
};

function factsOf({ supplierId, bookingId, percent, validFrom, basis }: Facts) {
  return { percentBp: percent, validFrom, basis, supplierId, bookingId };
}
