import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Sheet } from "@/lib/platform/base/sheet";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { selectFailures, selectImport } from "./csv-import.sql";

const PAGE = 2_000;

/**
 * Returns the failed rows of an import for correction and another import: the original headers plus "Reason", and each
 * row with the reasons for its failure.
 */
export async function failedRows(ctx: Context, importId: string): Promise<Sheet> {
  const row = await inReadTransaction(ctx, (tx) => selectImport(tx, ownerOf(tx), importId));
  if (!row) throw new Failure("NOT_FOUND");
  return { header: [...row.headers, "Reason"], batches: pages(ctx, importId, row.headers.length) };
}

async function* pages(ctx: Context, importId: string, width: number): AsyncGenerator<string[][]> {
  let after = 0;
  for (;;) {
    const rows = await inReadTransaction(ctx, (tx) => selectFailures(tx, ownerOf(tx), importId, after, PAGE));
    yield rows.map(({ cells, errors }) => [...filled(cells, width), reasonOf(errors)]);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.row;
  }
}

function filled(cells: readonly string[], width: number): string[] {
  return Array.from({ length: Math.max(width, 0) }, (_, index) => cells[index] ?? "");
}

function reasonOf(errors: readonly { readonly field: string; readonly message: string }[]): string {
  return errors.map(({ field, message }) => `${field}: ${message}`).join("; ");
}
