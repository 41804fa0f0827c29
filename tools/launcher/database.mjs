// @ts-check
import path from "node:path";
import { atEnd } from "./lifetime.mjs";
import { DATA } from "./paths.mjs";
import { othersServing } from "./run-notes.mjs";
import { step } from "./say.mjs";

const PORT = 54_320;
const NAME = "tallyport";

/**
 * Returns the address of the product's database: DATABASE_URL or, without it, the embedded PostgreSQL's, which is
 * started and stopped with the program.
 * @returns {Promise<string>}
 */
export async function openDatabase() {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  return await step("Starting the embedded PostgreSQL", async () => {
    // Imported here because they need packages that `npm ci` installs.
    const { up } = await import("../postgres/server.mjs");
    const { ensureDatabase, ensureOwner, ownersUrl } = await import("../postgres/owner.mjs");
    const server = await up({ dataDir: path.join(DATA, "pg18"), port: PORT });
    atEnd(async () => {
      if (othersServing().length === 0) await server.stop();
    });
    await ensureOwner(server.url);
    await ensureDatabase(server.url, NAME);
    return ownersUrl(server.url, NAME);
  });
}
