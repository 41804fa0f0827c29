import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { parseArgs } from "node:util";
import { ownersUrl } from "./postgres/owner.mjs";

/**
 * `match --data DIR --out FILE.jsonl` matches a data set of past transactions (described in its README) in a scratch
 * database on the server named by DATABASE_URL, as superuser, and prints one line of figures. `--features FILE` writes
 * the features of each candidate, for fitting weights.
 */
async function main(words: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...words],
    options: { data: { type: "string" }, out: { type: "string" }, features: { type: "string" } },
  });
  const { data, out, features } = values;
  if (!data || !out) {
    process.stderr.write("Usage: npm run --silent match -- --data DIR --out FILE.jsonl\n");
    process.exitCode = 2;
    return;
  }
  const [serverUrl, name] = [process.env.DATABASE_URL ?? "", `match_${randomBytes(5).toString("hex")}`];
  // The product reads its settings once, so the scratch database must be set before the first import.
  process.env.DATABASE_URL = ownersUrl(serverUrl, name);
  const { matchSet } = await import("./match/match-set");
  const notes = features ? createWriteStream(features) : null;
  const figures = await matchSet({ serverUrl, name, data, out, notes });
  notes?.end();
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}

await main(process.argv.slice(2));
