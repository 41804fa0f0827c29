import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction } from "@/lib/platform/context/transaction";
import type { StatementImport } from "./statement-import.model";
import { selectImport, selectRecentImports } from "./statement-import.sql";

const RECENT = 10;

/** Returns the progress or the result of an import. */
export function readStatementImport(ctx: Context, id: string): Promise<StatementImport> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, async (tx) => {
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
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, async (tx) => {
    const found = await selectRecentImports(tx, { skip: (page - 1) * RECENT, limit: RECENT + 1 });
    return { imports: found.slice(0, RECENT), hasMore: found.length > RECENT };
  });
}
