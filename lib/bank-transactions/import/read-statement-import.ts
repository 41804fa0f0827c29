import "server-only";
import { Failure } from "@/lib/base/failure";
import { adminOnly, type Context } from "@/lib/context/context";
import { systemReading } from "@/lib/context/transaction";
import type { StatementImport } from "./statement-import.model";
import { selectImport, selectRecentImports } from "./statement-import.sql";

const RECENT = 10;

/** How far an import is, or what came of it. */
export function readStatementImport(ctx: Context, id: string): Promise<StatementImport> {
  adminOnly(ctx);
  return systemReading(ctx, async (tx) => {
    const found = await selectImport(tx, id);
    if (!found) throw new Failure("NOT_FOUND");
    return found;
  });
}

/** The last imported statements, the newest first. */
export function listStatementImports(ctx: Context): Promise<StatementImport[]> {
  adminOnly(ctx);
  return systemReading(ctx, (tx) => selectRecentImports(tx, RECENT));
}
