// @ts-check

import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { atEnd } from "./lifetime.mjs";
import { DATA } from "./paths.mjs";
import { tool } from "./tool.mjs";

const PORT = 54_325;

/**
 * `npm run --silent match -- --data DIR --out FILE.jsonl`: the matcher on a data set, in a scratch database of an embedded
 * PostgreSQL of its own.
 * @param {string[]} parameters
 */
export async function match(parameters) {
  const { up } = await import("../postgres/server.mjs");
  const { ensureOwner } = await import("../postgres/owner.mjs");
  // Each run has a server of its own, so that none ends another's.
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
