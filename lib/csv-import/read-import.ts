import "server-only";
import { Failure } from "@/lib/base/failure";
import type { Context } from "@/lib/context/context";
import { ownerOf, reading } from "@/lib/context/transaction";
import type { CsvImport } from "./csv-import.model";
import { selectImport, selectRecentImports, toImport } from "./csv-import.sql";

const RECENT = 5;

/** How far an import is, or what came of it. */
export function readImport(ctx: Context, id: string): Promise<CsvImport> {
  return reading(ctx, async (tx) => {
    const row = await selectImport(tx, ownerOf(tx), id);
    if (!row) throw new Failure("NOT_FOUND");
    return toImport(row);
  });
}

/** The agent's last imports, the newest first. */
export function listRecentImports(ctx: Context): Promise<CsvImport[]> {
  return reading(ctx, (tx) => selectRecentImports(tx, ownerOf(tx), RECENT));
}
