import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import type { Tx } from "@/lib/platform/context/transaction";
import { enqueueMatching } from "../bank-transactions/matcher/enqueue-matching";
import { enqueueSearch } from "../unclaimed-commission/enqueue-search";
import { refreshReport } from "./refresh-report";
import type { ReportDraft } from "./report.model";
import { insertEntries, insertReport, selectSameReport } from "./report.sql";
import { isCountable, isCountableReport, UNCOUNTABLE } from "./report-sums.model";

export type CreatedReport = {
  readonly id: string;
  readonly entries: readonly { readonly id: string; readonly line: number }[];
};

/**
 * Stores a report and its entries. Requires a transaction that spans all agents. A report that repeats an earlier one
 * is stored too, and marked as a duplicate. `by` is the administrator who created it, null if nobody did. `accepted` is
 * the number of inconsistencies they accepted. Throws INVALID_INPUT if the sums of the amounts aren't exact.
 */
export async function createReport(
  tx: Tx,
  draft: ReportDraft,
  by: string | null,
  accepted = 0,
): Promise<CreatedReport> {
  if (!(isCountable([draft]) && isCountableReport(draft.entries, draft)))
    throw new Failure("INVALID_INPUT", UNCOUNTABLE);
  const id = newId();
  const entries = draft.entries.map((entry) => ({ ...entry, id: newId() }));
  const duplicateOf = draft.source === "split" ? null : await selectSameReport(tx, draft);
  await insertReport(tx, id, draft, { duplicateOf, by });
  await insertEntries(tx, id, entries);
  await refreshReport(tx, id);
  await recordAudit(tx, {
    action: "commission-report.create",
    entity: "commission-report",
    entityId: id,
    after: {
      source: draft.source,
      currency: draft.currency,
      netMinor: draft.netMinor,
      entries: entries.length,
      duplicateOf,
      ...(accepted > 0 ? { acceptedProblems: accepted } : {}),
    },
  });
  if (draft.source !== "split") await enqueueMatching(tx, { reportIds: [id] });
  await enqueueSearch(tx, { justCame: true });
  return { id, entries: entries.map(({ id: entryId, line }) => ({ id: entryId, line })) };
}
