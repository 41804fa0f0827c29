// @ts-check

import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { atEnd } from "./lifetime.mjs";
import { DATA } from "./paths.mjs";
import { tool } from "./tool.mjs";

const PORT = 54_325;

/**
 * Runs `npm run --silent match -- --data DIR --out FILE.jsonl`: the matcher on a data set, in a scratch database of a
 * separate embedded PostgreSQL.
 * @param {string[]} parameters
 */
export async function match(parameters) {
  const { up } = await import("../postgres/server.mjs");
  const { ensureOwner } = await import("../postgres/owner.mjs");
  // Each run has its own server, so that no run stops another's.
  const dataDir = path.join(DATA, `match-${randomBytes(4).toString("hex")}-pg18`);
  const server = await up({ dataDir, port: PORT, test: true });
  atEnd(async () => {
    await server.stop();
    for (const left of [dataDir, `${dataDir}.log`]) fs.rmSync(left, { recursive: true, force: true });
  });
  await ensureOwner(server.url);
  process.env.DATABASE_URL = server.url;
  await tool("tools/match.ts", parameters);
}
