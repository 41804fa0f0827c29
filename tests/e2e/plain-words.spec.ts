import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { DEMO_PEOPLE } from "@/db/seeds/demo";
import { ensurePrograms } from "../../tools/launcher/build/programs.mjs";
import { testSettings } from "../support/app/environment";
import { type RunningApp, startApp } from "../support/app/running-app";
import { withDatabase } from "../support/people/people";
import { signInAs } from "../support/people/sign-in";
import { machineWords } from "../support/screens/spoken";

/** The demo's data are in it, so it is nobody else's. */
let app: RunningApp;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const { TEST_SERVER_URL: url = "", TEST_TEMPLATE: template = "" } = process.env;
  app = await startApp("plain-words", { url, template });
  const env = {
    ...process.env,
    ...testSettings(app.databaseUrl),
    LOG_LEVEL: "silent",
  };
  await promisify(execFile)(process.execPath, [`${await ensurePrograms()}/seed.mjs`], { env });
  await expect.poll(unread, { timeout: 120_000 }).toBe(0);
});
test.afterAll(() => app.stop());

/** Mails that the worker hasn't read yet. */
const unread = () =>
  withDatabase(app, async (db) => {
    const [row] = await db`select count(*)::int from emails where intake in ('RECEIVED', 'PARSING')`;
    return row?.count;
  });

const SIGHTS = { nora: ["/", 25], tomas: ["/admin", 20] } as const;
for (const [key, [start, atLeast]] of Object.entries(SIGHTS)) {
  test(`no page from ${start} on speaks as programs do @long`, async ({ context }) => {
    test.setTimeout(240_000);
    const { email = "" } = DEMO_PEOPLE.find((one) => one.key === key) ?? {};
    const id = await withDatabase(app, async (db) => {
      const [person] = await db`select id from users where email = ${email}`;
      return String(person?.id);
    });
    await signInAs(context, app, { id, email, password: "" });
    const { pages, found } = await machineWords(context.request, `${app.baseURL}${start}`);
    expect(pages.length).toBeGreaterThan(atLeast);
    expect(found).toEqual([]);
  });
}
