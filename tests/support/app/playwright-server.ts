import { ensurePrograms } from "../../../tools/launcher/build/programs.mjs";
import { stopLeftovers } from "../../../tools/launcher/run-notes.mjs";
import { openTestServer } from "../database/test-server";

/** Playwright's `globalSetup`: the programs that are bundled once, and the database server, which its workers find in their environment. */
export default async function setup() {
  await stopLeftovers();
  await ensurePrograms();
  const server = await openTestServer();
  process.env.TEST_SERVER_URL = server.url;
  process.env.TEST_TEMPLATE = server.template;
  return server.close;
}
