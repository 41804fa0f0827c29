import "server-only";
import { invalidField } from "@/lib/platform/base/failure";
import { readSandboxed } from "./documents/read-sandboxed";

const FILE_MS = 20_000;

/** A text with its left and right edge on the page, in points. */
type PlacedText = { readonly text: string; readonly from: number; readonly to: number };

/**
 * Returns the lines of a PDF as printed, with an empty line where a page or a block of lines ends. The PDF is read in a
 * thread that can be ended. Throws INVALID_INPUT (`file`) if it can't be read completely.
 */
export async function readPrintedPdf(
  bytes: Uint8Array,
  name: string,
): Promise<readonly (readonly PlacedText[])[]> {
  const { rows, notice } = await readSandboxed({ kind: "printed-pdf", name, bytes, pages: 60 }, FILE_MS);
  const scanned = "This PDF holds no text: it may be a scanned picture. Download the statement as CSV.";
  const reason = notice ?? (rows.length === 0 ? scanned : undefined);
  if (reason) throw invalidField("file", reason);
  return rows.flatMap(({ cells, gap }) => {
    const line = cells.map(({ lines, x, right }) => ({ text: lines.join(" "), from: x, to: right }));
    return gap ? [[], line] : [line];
  });
}
