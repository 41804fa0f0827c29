import { afterAll, expect, it } from "vitest";
import { readSandboxed } from "@/lib/reader/documents/read-sandboxed";
import { LARGE_PDFS, plainPdf } from "@/tests/support/mails/pdfs";

const LIMIT_MS = 1_500;
const HEALTHY_MS = 20_000;
/** The maximum additional memory for all these files, on top of what earlier tests in this process used. */
const MEMORY_KB = 850_000;
const BEFORE_KB = process.resourceUsage().maxRSS;
const TOTAL = plainPdf("Total: USD 1,200.00");

const read = (bytes: Uint8Array, limitMs = LIMIT_MS) =>
  readSandboxed({ kind: "pdf", name: "a.pdf", bytes }, limitMs);

afterAll(() => expect(process.resourceUsage().maxRSS - BEFORE_KB).toBeLessThan(MEMORY_KB));

it.each(Object.entries(LARGE_PDFS))(
  "%s is read in part, or given up and named, and the next file is read",
  async (_name, make) => {
    const { rows, notice = "" } = await read(make());
    if (rows.length > 8) throw new Error("More than eight pages of a line each were read.");
    expect(notice).toMatch(
      /^$|too long to read\.$|more than can be read\.$|^Only the first \d pages of a\.pdf/,
    );
    await expectRead(TOTAL);
  },
  30_000,
);

async function expectRead(bytes: Uint8Array): Promise<void> {
  const { rows, notice } = await read(bytes, HEALTHY_MS);
  expect(notice).toBeUndefined();
  expect(rows.flatMap((row) => row.cells.flatMap((cell) => cell.lines))).toEqual(["Total: USD 1,200.00"]);
}
