import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Sheet } from "@/lib/platform/base/sheet";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { selectFailures, selectImport } from "./csv-import.sql";

const PAGE = 2_000;

/** The failed rows of an import, to be corrected and imported again: the headers of the original and "Reason", then each row with why it was refused. */
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
