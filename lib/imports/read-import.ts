import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { CsvImport } from "./csv-import.model";
import { failAbandoned, selectImport, selectRecentImports, toImport } from "./csv-import.sql";

const RECENT = 5;

/**
 * Returns the progress or the result of an import. An import whose process is gone has failed, and may be run again
 * with its id.
 */
export function readImport(ctx: Context, id: string): Promise<CsvImport> {
  return inReadTransaction(ctx, async (tx) => {
    await failAbandoned(tx, ownerOf(tx));
    const row = await selectImport(tx, ownerOf(tx), id);
    if (!row) throw new Failure("NOT_FOUND");
    return toImport(row);
  });
}

/** Returns the agent's last imports, newest first, including failed ones. */
export function listRecentImports(ctx: Context): Promise<CsvImport[]> {
  return inReadTransaction(ctx, async (tx) => {
    await failAbandoned(tx, ownerOf(tx));
    return selectRecentImports(tx, ownerOf(tx), RECENT);
  });
}
