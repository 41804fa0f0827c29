import { afterAll, expect, it } from "vitest";
import { readApart } from "@/lib/extraction/documents/read-apart";
import { ENDLESS_PDFS, LARGE_PDFS, plainPdf } from "@/tests/support/mails/hostile-pdfs";

const LIMIT_MS = 1_500;
const HEALTHY_MS = 20_000;
/** A machine that others use as well takes seconds to start a thread. */
const ENDLESS_MS = 15_000;
/** What all of these files may take together, beside what the files that were tested before them in this process took. */
const MEMORY_KB = 850_000;
const BEFORE_KB = process.resourceUsage().maxRSS;
const TOTAL = plainPdf("Total: USD 1,200.00");

const read = (bytes: Uint8Array, limitMs = LIMIT_MS) =>
  readApart({ kind: "pdf", name: "a.pdf", bytes }, limitMs);
const endless = Object.entries(ENDLESS_PDFS);

afterAll(() => expect(process.resourceUsage().maxRSS - BEFORE_KB).toBeLessThan(MEMORY_KB));

it.each(endless)(
  "%s is given up and named, and the next file is read",
  async (_name, make) => {
    const { rows, notice } = await read(make());
    expect(rows).toEqual([]);
    expect(notice).toMatch(/^a\.pdf (took too long to read|unpacks to more than can be read)\.$/);
    await expectRead(TOTAL);
  },
  30_000,
);

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

it("healthy files don't wait for an endless one", async () => {
  const [[, make]] = endless.slice(-1) as [[string, () => Buffer]];
  let isGivenUp = false;
  const last = read(make(), ENDLESS_MS).then(() => {
    isGivenUp = true;
  });
  await Promise.all(Array.from({ length: 6 }, () => expectRead(TOTAL)));
  expect(isGivenUp).toBe(false);
  await last;
}, 60_000);

it("where endless files hold all threads, the files behind them are still read", async () => {
  const all = [...endless, ...endless].map(([, make]) => read(make()));
  await expectRead(TOTAL);
  for (const { rows, notice } of await Promise.all(all))
    expect([rows, typeof notice]).toEqual([[], "string"]);
  await expectRead(TOTAL);
}, 60_000);

async function expectRead(bytes: Uint8Array): Promise<void> {
  const { rows, notice } = await read(bytes, HEALTHY_MS);
  expect(notice).toBeUndefined();
  expect(rows.flatMap((row) => row.cells.flatMap((cell) => cell.lines))).toEqual(["Total: USD 1,200.00"]);
}
