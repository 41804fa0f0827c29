import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseMail } from "../lib/reader/message/parse-mail";
import { readBooking } from "../lib/reader/read-booking";

const ROUNDS = 15;
const FOLDER = join(import.meta.dirname, "../tests/golden");

type Sample = { readonly name: string; readonly raw: Uint8Array; readonly hasPdf: boolean };

/**
 * Prints the median CPU milliseconds of reading one golden mail after warming up, separately for mails with and without
 * a PDF.
 */
async function main(): Promise<void> {
  const samples = await loaded();
  for (const sample of samples) await readBooking(sample.raw);
  const times = new Map<string, number>();
  for (const sample of samples) times.set(sample.name, await cpuOf(sample));
  for (const hasPdf of [false, true]) {
    const some = samples.filter((one) => one.hasPdf === hasPdf).map((one) => times.get(one.name) ?? 0);
    const kind = hasPdf ? "with a one-page PDF" : "without PDF";
    process.stdout.write(
      `${kind}: median ${median(some).toFixed(2)} ms CPU a mail, most ${Math.max(...some).toFixed(2)} ms, ${some.length} mails\n`,
    );
  }
  const slow = [...times].sort((a, b) => b[1] - a[1]).slice(0, 5);
  process.stdout.write(`slowest: ${slow.map(([name, ms]) => `${name} ${ms.toFixed(1)}`).join(", ")}\n`);
}

async function loaded(): Promise<Sample[]> {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith(".eml"));
  return Promise.all(
    names.map(async (name) => {
      const raw = readFileSync(join(FOLDER, name));
      const mail = await parseMail(raw);
      return { name, raw, hasPdf: mail.attachments.some((one) => one.contentType === "application/pdf") };
    }),
  );
}

async function cpuOf(sample: Sample): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    await readBooking(sample.raw);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return median(times);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

await main();
