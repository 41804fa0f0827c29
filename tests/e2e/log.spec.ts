import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "@playwright/test";
import { type RunningApp, startApp } from "../support/app/running-app";
import { DRAFT } from "../support/http/booking-draft";
import { newPerson, withDatabase } from "../support/people/people";
import { signInAs } from "../support/people/sign-in";

/** An app of its own, because the test reads its log. */
let app: RunningApp;
test.beforeAll(async () => {
  const { TEST_SERVER_URL: url = "", TEST_TEMPLATE: template = "" } = process.env;
  app = await startApp(`failures-${process.pid}`, { url, template });
});
test.afterAll(() => app.stop());

const SECRET = "QX7-SECRET-4471";
/** Matches SQL statements, including truncated ones. */
const STATEMENT =
  /\b(select|insert into|update|delete from)\b(.*\b(from|values|set|where)\b| +\\?")|\bparams\b|\$1/i;

type Line = {
  readonly level: number;
  readonly msg: string;
  readonly requestId?: string;
  readonly code?: string;
};

/** Returns the log lines of the app and the worker, without Next's startup messages. */
function lines(): string[] {
  const written = stripVTControlCharacters(readFileSync(app.logFile, "utf8")).split("\n");
  return written.filter((line) => line.trim() !== "" && !/^\s*(▲ Next|- (Local|Network|Env)|✓ )/u.test(line));
}

const logged = () => lines().map((line) => JSON.parse(line) as Line);

/** Runs `work` while a part of the database is missing. */
async function broken(change: string, back: string, work: () => Promise<unknown>): Promise<void> {
  await withDatabase(app, (db) => db.unsafe(change));
  await work();
  await withDatabase(app, (db) => db.unsafe(back));
}

const withoutTable = (table: string, work: () => Promise<unknown>) =>
  broken(`alter table ${table} rename to gone`, `alter table gone rename to ${table}`, work);

test("what fails in pages, the gate, actions, calls, webhooks and jobs is logged as JSON with its request, without a statement or a value @desktop", async ({
  page,
  context,
}) => {
  const person = await newPerson(app);
  await signInAs(context, app, person);
  const [cookie] = await context.cookies(app.baseURL);
  const token = (
    await withDatabase(app, (db) => db<{ token: string }[]>`select token from inbound_addresses`)
  )[0]?.token;
  const deliver = () =>
    fetch(`${app.baseURL}/api/webhooks/inbound-email/raw`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${app.webhookSecret}`,
        "content-type": "message/rfc822",
        "x-original-recipient": `${token}@in.tallyport.example`,
      },
      body: `From: a@b.test\r\nMessage-ID: <${crypto.randomUUID()}@b.test>\r\nSubject: ${SECRET}\r\n\r\nConfirmation ${SECRET}`,
    });

  await withoutTable("bookings", async () => {
    await page.goto(`${app.baseURL}/bookings/open?search=${SECRET}`);
    await page.request.get(`${app.baseURL}/api/bookings?search=${SECRET}`);
    const data = { ...DRAFT, confirmationNumber: SECRET };
    await page.request.post(`${app.baseURL}/api/bookings`, { data, headers: { origin: app.baseURL } });
  });
  await withoutTable("sessions", () => page.goto(`${app.baseURL}/?of=${SECRET}`));
  await withoutTable("inbound_addresses", deliver);
  await broken(
    "alter table email_items rename to gone",
    "alter table gone rename to email_items",
    async () => {
      await deliver();
      await expect.poll(() => logged().some(({ msg }) => msg === "job failed")).toBe(true);
    },
  );
  await context.clearCookies();
  await page.goto(`${app.baseURL}/sign-in`);
  await withoutTable("accounts", async () => {
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password").fill(person.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText("Internal server error. Please try again later.")).toBeVisible();
  });

  const failures = logged().filter(({ level }) => level >= 40);
  for (const line of failures) expect(line, JSON.stringify(line)).toHaveProperty("requestId");
  const said = new Set(failures.map(({ msg }) => msg));
  for (const msg of ["request failed", "unexpected failure", "visitor unknown", "job failed"]) {
    expect([...said]).toContain(msg);
  }
  expect(failures.some(({ code }) => code === "42P01")).toBe(true);
  const hidden = [
    SECRET,
    person.email,
    person.id,
    cookie?.value ?? "",
    decodeURIComponent(cookie?.value ?? ""),
  ];
  for (const line of lines()) {
    expect(line).not.toMatch(STATEMENT);
    for (const secret of hidden) expect(line).not.toContain(secret);
  }
});
