import "server-only";
import type { RowCursor } from "@/lib/platform/base/addresses/row-cursor.model";
import { Failure } from "@/lib/platform/base/failure";
import { inBatches, type Sheet, sheetOf } from "@/lib/platform/base/sheet";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import {
  inListTransaction,
  inReadTransaction,
  inSystemTransaction,
  ownerOf,
  type Tx,
} from "@/lib/platform/context/transaction";
import { countAuditedByOthers } from "./audit.sql";
import { AUDIT_COLUMNS, AUDIT_SHOWN, type AuditFilter, type AuditLine } from "./audit-list.model";
import { countPayoutSteps, selectAuditLines, selectLastChange } from "./audit-list.sql";
import type { ForeignChanges, ForeignChangesQuery } from "./foreign-changes.model";
import { recordAudit } from "./record-audit";

const BATCH = 500;

type AuditPage = { readonly lines: readonly AuditLine[]; readonly hasMore: boolean };

/** Returns a page of the audit log, newest first, after a position. Archived rows are not included. */
export function listAudit(ctx: Context, filter: AuditFilter, after: RowCursor | null): Promise<AuditPage> {
  adminOnly(ctx);
  return inListTransaction(ctx, async (tx) => {
    const lines = await selectAuditLines(tx, filter, after, AUDIT_SHOWN + 1);
    return { lines: lines.slice(0, AUDIT_SHOWN), hasMore: lines.length > AUDIT_SHOWN };
  });
}

/** Returns all rows that match a filter, newest first. The export itself is recorded in the audit log. */
export async function exportAudit(ctx: Context, filter: AuditFilter): Promise<Sheet> {
  adminOnly(ctx);
  await inSystemTransaction(ctx, (tx) =>
    recordAudit(tx, { action: "audit.export", entity: "audit", entityId: null }),
  );
  const lines = inBatches(BATCH, (last?: AuditLine) =>
    inListTransaction(ctx, (tx) => selectAuditLines(tx, filter, last ?? null, BATCH)),
  );
  return sheetOf(AUDIT_COLUMNS, lines);
}

/**
 * What was done, in words that follow "was". Contains the administrators' decisions that may conflict with another's.
 */
const DONE: Readonly<Record<string, string>> = {
  link: "linked",
  split: "split",
  unlink: "unlinked",
  confirm: "confirmed",
  ignore: "ignored",
  categorise: "given its category",
  restore: "restored",
  "assign-supplier": "given its supplier",
  "match-entry": "matched",
  "unmatch-entry": "unmatched",
  "ignore-entry": "ignored",
  "restore-entry": "restored",
  "correct-entry": "corrected",
  correct: "corrected",
  "pay-outside": "counted as paid to the agent's own bank",
  "unpay-outside": "counted as not paid to the agent's own bank",
  remove: "removed",
};

/**
 * The record that has changed since somebody saw it. `what` begins the sentence: "This transaction". `changedAt` is the
 * time of the row's last change; pass it where changes may be missing from the audit log.
 */
type Changed = {
  readonly entity: string;
  readonly id: string;
  readonly what: string;
  readonly changedAt?: Date;
  /** What the record is linked to now, in words that follow "linked to". */
  readonly linkedTo?: string | null;
};

/**
 * Returns a STALE failure. It says who did what meanwhile if the audit log has the last change: the person themself,
 * another administrator or the matcher.
 */
export async function staleFailure(
  tx: Tx,
  { entity, id, what, changedAt, linkedTo }: Changed,
): Promise<Failure> {
  const last = await selectLastChange(tx, entity, id);
  const verb = last?.action.slice(last.action.indexOf(".") + 1) ?? "";
  const done = !changedAt || last?.at.getTime() === changedAt.getTime() ? DONE[verb] : undefined;
  if (!last || !done) return new Failure("STALE", `${what} was changed meanwhile. Look at it again.`);
  const to = verb === "link" && linkedTo ? ` to ${linkedTo}` : "";
  if (last.kind === "system") {
    return new Failure("STALE", `${what} was ${done}${to} by the matcher meanwhile.`, {
      facts: { by: "matcher" },
    });
  }
  const isOwn = tx.actor.kind === "agent" && tx.actor.id === last.actorId;
  return isOwn
    ? new Failure("STALE", `You changed this already: it was ${done}${to}.`, { facts: { by: "you" } })
    : new Failure("STALE", `Another administrator was first: it was ${done}${to}.`, {
        facts: { by: "other" },
      });
}

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
