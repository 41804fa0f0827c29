import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inAdminReadTransaction, type Tx } from "@/lib/platform/context/transaction";
import type { RefusedLine, StatementFormat } from "@/lib/reconciliation/bank-statements/statement.model";
import { statementMapping } from "@/lib/reconciliation/bank-statements/statement-mapping.model";
import { selectAccounts } from "../accounts/account.sql";
import type { SkippedCause, StatementImport, StatementPlan } from "./statement-import.model";
import { selectImport, selectPlan, selectRecentImports } from "./statement-import.sql";
import { selectDoubles, selectPlanCounts, selectSample } from "./statement-plan.sql";

const RECENT = 10;

/** Returns the progress or the result of an import. */
export function readStatementImport(ctx: Context, id: string): Promise<StatementImport> {
  return inAdminReadTransaction(ctx, async (tx) => {
    const found = await selectImport(tx, id);
    if (!found) throw new Failure("NOT_FOUND");
    return found;
  });
}

/** Returns a page, counted from 1, of the imports that added transactions, newest first. */
export function listStatementImports(
  ctx: Context,
  { page }: { readonly page: number },
): Promise<{ readonly imports: readonly StatementImport[]; readonly hasMore: boolean }> {
  return inAdminReadTransaction(ctx, async (tx) => {
    const found = await selectRecentImports(tx, { skip: (page - 1) * RECENT, limit: RECENT + 1 });
    return { imports: found.slice(0, RECENT), hasMore: found.length > RECENT };
  });
}

const NAMED = 5;

/** Returns what importing a planned file would do now. Throws NOT_FOUND if the plan no longer exists. */
export function readPlan(ctx: Context | Tx, id: string): Promise<StatementPlan> {
  return inAdminReadTransaction(ctx, async (tx) => {
    const plan = await selectPlan(tx, id);
    const account = (await selectAccounts(tx)).find((one) => one.id === plan?.accountId);
    if (!plan || !account) throw new Failure("NOT_FOUND");
    const [counts, sample, doubles] = await Promise.all([
      selectPlanCounts(tx, id, account.id),
      selectSample(tx, id, account.id),
      selectDoubles(tx, id, account.id),
    ]);
    const mapping = statementMapping.safeParse(plan.csv?.mapping);
    return {
      kind: "plan",
      id,
      account,
      fileName: plan.fileName,
      format: plan.format as StatementFormat,
      mapping: mapping.success ? mapping.data : null,
      lineCount: plan.lineCount,
      newCount: counts.newCount,
      knownCount: plan.lineCount - counts.newCount,
      skipped: {
        count: plan.skippedCount,
        causes: causesOf(plan.skipped.filter(({ isTaken }) => !isTaken)),
      },
      notes: causesOf(plan.skipped.filter(({ isTaken }) => isTaken)),
      totals: plan.totals,
      doubles,
      sample,
      sums: counts.sums,
      period: counts.period,
    };
  });
}

function causesOf(skipped: readonly RefusedLine[]): SkippedCause[] {
  return [...Map.groupBy(skipped, ({ reason }) => reason)].map(([message, lines]) => ({
    message,
    count: lines.length,
    lines: lines.slice(0, NAMED).map(({ line }) => line),
  }));
}
