import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { DEMO_PEOPLE } from "@/db/seeds/demo";
import { ensurePrograms } from "../../../tools/launcher/build/programs.mjs";
import { type Person, withDatabase } from "../people/people";
import { testSettings } from "./environment";
import { type RunningApp, startApp } from "./running-app";

/** Starts an app of the test's own with the demo data and waits until the worker has read its emails. */
export async function startDemo(name: string): Promise<RunningApp> {
  const { TEST_SERVER_URL: url = "", TEST_TEMPLATE: template = "" } = process.env;
  const app = await startApp(name, { url, template });
  const env = { ...process.env, ...testSettings(app.databaseUrl), LOG_LEVEL: "silent" };
  await promisify(execFile)(process.execPath, [`${await ensurePrograms()}/seed.mjs`], { env });
  await expect.poll(() => unread(app), { timeout: 120_000 }).toBe(0);
  return app;
}

/** Returns the number of emails that the worker hasn't read yet. */
function unread(app: RunningApp): Promise<number> {
  return withDatabase(app, async (db) => {
    const [row] = await db`select count(*)::int from emails where intake in ('RECEIVED', 'PARSING')`;
    return Number(row?.count);
  });
}

/** Returns one of the demo's people. */
export async function demoPerson(app: RunningApp, key: (typeof DEMO_PEOPLE)[number]["key"]): Promise<Person> {
  const { email = "", password = "" } = DEMO_PEOPLE.find((one) => one.key === key) ?? {};
  const [row] = await withDatabase(app, (db) => db`select id from users where email = ${email}`);
  return { id: String(row?.id), email, password };
}
