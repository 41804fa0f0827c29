import { readFileSync } from "node:fs";
import { closeDatabases } from "@/db/client";
import { contextFor } from "@/lib/platform/context/context";
import { importStatement } from "@/lib/reconciliation/bank-transactions/import/import-statement";
import { planStatement } from "@/lib/reconciliation/bank-transactions/import/plan-statement";

/**
 * A process that imports statements into an account, to be killed or measured. Arguments: ADMINISTRATOR, ACCOUNT, then
 * files. The last import is measured: its result, the process's peak memory growth and its durations are printed as one
 * line of JSON.
 */
const [admin = "", accountId = "", ...files] = process.argv.slice(2);
const ctx = contextFor({ kind: "agent", id: admin, admin: true, timeZone: "UTC" });

let [added, growth, planMs, importMs] = [0, 0, 0, 0];
for (const file of files) {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const weigh = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  const begun = performance.now();
  const upload = { fileName: "large", bytes: new Uint8Array(readFileSync(file)), accountId, mapping: null };
  const plan = await planStatement(ctx, upload, { guesses: true });
  if (plan.kind !== "plan") throw new Error("The file asks something.");
  planMs = performance.now() - begun;
  process.stderr.write("planned\n");
  added = (await importStatement(ctx, plan.id)).added;
  importMs = performance.now() - begun - planMs;
  clearInterval(weigh);
  growth = Math.max(most, process.memoryUsage.rss()) - before;
}
process.stdout.write(`${JSON.stringify({ added, growth, planMs, importMs })}\n`);
await closeDatabases();
