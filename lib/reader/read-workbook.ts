import "server-only";
import { invalidField } from "@/lib/platform/base/failure";
import { readSandboxed } from "./documents/read-sandboxed";
import type { FileReading } from "./documents/reading-task";

const FILE_MS = 20_000;

/**
 * Reads the visible sheets of a workbook in a thread that can be ended. Throws INVALID_INPUT (`file`) if it can't be
 * read completely.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  name: string,
): Promise<Required<Pick<FileReading, "rows" | "notes" | "sheets">>> {
  const read = await readSandboxed({ kind: "xlsx", name, bytes }, FILE_MS);
  const { rows, notice, notes = [], sheets = [] } = read;
  if (notice) throw invalidField("file", notice);
  return { rows, notes, sheets };
}
