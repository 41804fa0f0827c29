import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { REQUIRED_FIELDS } from "../lib/reader/missing-fields.model";
import { readBooking } from "../lib/reader/read-booking";

/**
 * `extract FILE...` prints one JSON line per file: {file, emailType, payload, convertible, missing, ms}.
 * `extract --stdin` reads one raw message and prints its payload, with `convertible` and `missing` next to its fields:
 * whether Convert would create a booking from it with one click, and the fields it lacks. Needs no database, no server
 * and no environment.
 */
async function main(words: readonly string[]): Promise<void> {
  const files = words.filter((word) => !word.startsWith("--"));
  if (words.includes("--stdin")) {
    const { payload, convertible, missing } = await extracted(await buffer(process.stdin));
    print({ ...payload, convertible, missing });
    return;
  }
  if (files.length === 0) {
    process.stderr.write("Usage: npm run --silent extract -- FILE...   or   ... -- --stdin < message.eml\n");
    process.exitCode = 2;
    return;
  }
  for (const file of files) await report(file);
}

async function report(file: string): Promise<void> {
  try {
    const raw = await readFile(file);
    const begun = performance.now();
    const result = await extracted(raw);
    print({ file, ...result, ms: Math.round((performance.now() - begun) * 10) / 10 });
  } catch (error) {
    process.stderr.write(`${file}: ${error instanceof Error ? error.message : "unreadable"}\n`);
    process.exitCode = 1;
  }
}

async function extracted(raw: Uint8Array) {
  const reading = await readBooking(raw);
  const [item] = reading.items;
  const payload = item?.payload ?? { emailType: reading.emailType };
  const missing = item?.missing ?? REQUIRED_FIELDS;
  return { emailType: reading.emailType, payload, convertible: missing.length === 0, missing };
}

function print(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

await main(process.argv.slice(2));
