import { stopLeftovers } from "../../../tools/launcher/run-notes.mjs";
import { openTestServer } from "../database/test-server";

/** Playwright's `globalSetup`: the database server of the run; its workers find it in their environment. */
export default async function setup() {
  await stopLeftovers();
  const server = await openTestServer();
  process.env.TEST_SERVER_URL = server.url;
  process.env.TEST_TEMPLATE = server.template;
  return server.close;
}
