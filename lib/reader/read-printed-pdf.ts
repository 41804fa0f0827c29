import "server-only";
import { invalidField } from "@/lib/platform/base/failure";
import { readSandboxed } from "./documents/read-sandboxed";

const FILE_MS = 20_000;

/** A text and where it begins and ends on its page, in points. */
type PlacedText = { readonly text: string; readonly from: number; readonly to: number };

/**
 * The lines of a PDF as they are printed, a blank one where a page or a block of lines ends. It is read apart, where it can be
 * ended; INVALID_INPUT (`file`) where it can't be read whole.
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
