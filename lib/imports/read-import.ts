import "server-only";
import { formatAnswers } from "@/lib/imports/csv-format.model";
import type { CsvImport, RememberedMapping } from "@/lib/imports/csv-import.model";
import {
  failAbandoned,
  selectFailures,
  selectImport,
  selectMapping,
  selectRecentImports,
  toImport,
} from "@/lib/imports/csv-import.sql";
import { headersKey } from "@/lib/imports/csv-mapping.model";
import { Failure } from "@/lib/platform/base/failure";
import type { Sheet } from "@/lib/platform/base/sheet";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";

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

/**
 * Returns the agent's last choices for a file with these headers, limited to headers that the file has. Returns null
 * for a new kind of file.
 */
export function recallMapping(ctx: Context, headers: readonly string[]): Promise<RememberedMapping | null> {
  return inReadTransaction(ctx, async (tx) => {
    const row = await selectMapping(tx, ownerOf(tx), headersKey(headers));
    if (!row) return null;
    const known = Object.entries(row.mapping).filter(([, header]) => headers.includes(header));
    const answers = formatAnswers.safeParse(row.options);
    return { mapping: Object.fromEntries(known), answers: answers.success ? answers.data : {} };
  });
}

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
