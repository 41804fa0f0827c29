import { readFileSync } from "node:fs";
import { closeDatabases } from "@/db/client";
import { importCsv } from "@/lib/imports/import-csv";
import { readUpload } from "@/lib/imports/read-upload";
import { contextFor } from "@/lib/platform/context/context";

/**
 * A process that imports CSV files, to be killed or measured. Arguments: AGENT, then pairs of a file with a request
 * body and its content type. The last import is measured: its result and the process's peak memory growth are printed
 * as one line of JSON.
 */
const [agent = "", ...pairs] = process.argv.slice(2);
const ctx = contextFor({ kind: "agent", id: agent, admin: false, timeZone: "UTC" });

let result: unknown;
let growth = 0;
for (let at = 0; at < pairs.length; at += 2) {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const weigh = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  const body = new Uint8Array(readFileSync(pairs[at] ?? ""));
  process.stderr.write("importing\n");
  const { errors, ...counts } = await importCsv(ctx, await readUpload(body, pairs[at + 1] ?? ""));
  clearInterval(weigh);
  growth = Math.max(most, process.memoryUsage.rss()) - before;
  result = { ...counts, errors: errors.length };
}
process.stdout.write(`${JSON.stringify({ result, growth })}\n`);
await closeDatabases();
