import { ensurePrograms } from "../../../tools/launcher/build/programs.mjs";
import { stopLeftovers } from "../../../tools/launcher/run-notes.mjs";
import { openTestServer } from "../database/test-server";

/**
 * Playwright's `globalSetup`: bundles the programs once and starts the database server, passed to workers by
 * environment variables.
 */
export default async function setup() {
  await stopLeftovers();
  await ensurePrograms();
  const server = await openTestServer();
  process.env.TEST_SERVER_URL = server.url;
  process.env.TEST_TEMPLATE = server.template;
  return server.close;
}
