import "server-only";
import { Failure } from "@/lib/base/failure";
import type { Context } from "@/lib/context/context";
import { ownerOf, reading } from "@/lib/context/transaction";
import { selectFailures, selectImport } from "./csv-import.sql";
import { csvLine } from "./csv-line.model";

const PAGE = 2_000;

/**
 * The failed rows of an import as a CSV file of its own, in pieces: the headers of the original and "Reason", then each
 * row with why it was refused. To be corrected and imported again.
 */
export async function failedRowsCsv(ctx: Context, importId: string): Promise<AsyncGenerator<string>> {
  const row = await reading(ctx, (tx) => selectImport(tx, ownerOf(tx), importId));
  if (!row) throw new Failure("NOT_FOUND");
  return pieces(ctx, importId, row.headers);
}

async function* pieces(ctx: Context, importId: string, headers: readonly string[]): AsyncGenerator<string> {
  yield `\ufeff${csvLine([...headers, "Reason"])}`;
  let after = 0;
  for (;;) {
    const rows = await reading(ctx, (tx) => selectFailures(tx, ownerOf(tx), importId, after, PAGE));
    yield rows
      .map(({ cells, errors }) => csvLine([...filled(cells, headers.length), reasonOf(errors)]))
      .join("");
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
