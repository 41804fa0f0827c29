import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../support/app/fixtures";
import { plainProxy } from "../support/app/plain-proxy";
import { startApp } from "../support/app/running-app";
import { DRAFT } from "../support/http/booking-draft";
import { allReadOnce, bookingMail, ledgerOfMails } from "../support/mails/mail-flood";
import { withDatabase } from "../support/people/people";
import { signedInPerson } from "../support/people/sign-in";

const MAILS = 30;

/** The parts of the responses that this test reads. */
type Answer = {
  id?: string;
  count?: number;
  settings?: { preferences: { dateFormat: string } };
};

test("two servers and two workers behind a plain proxy are one product, also while one of each is stopped", async ({
  browser,
}) => {
  const server = { url: process.env.TEST_SERVER_URL ?? "", template: process.env.TEST_TEMPLATE ?? "" };
  const proxy = await plainProxy();
  const first = await startApp("two-of-everything", server, { APP_URL: proxy.url, TRUST_PROXY: "1" });
  const second = await first.startAnother();
  const both = () => proxy.ask(first.baseURL, second.baseURL);
  both();
  const app = { ...first, baseURL: proxy.url };
  const context = await browser.newContext({ baseURL: proxy.url });
  try {
    const person = await signedInPerson(context, app);
    const { request } = context;

    await test.step("who is signed in is, and what one server stores or counts the other knows", async () => {
      const page = await context.newPage();
      for (const address of ["/", "/bookings/open", "/settings/preferences", "/emails/new"]) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      }
      for (let index = 0; index < 4; index += 1) {
        const confirmationNumber = `TWO-${index}`;
        await json(request.post("/api/bookings", { data: { ...DRAFT, confirmationNumber } }));
        const found = await json(request.get(`/api/bookings?search=${confirmationNumber}`));
        expect(found.count).toBe(1);
        const dateFormat = index % 2 === 0 ? "dd/mm/yyyy" : "mm/dd/yyyy";
        await json(request.put("/api/settings", { data: { preferences: { dateFormat } } }));
        expect((await json(request.get("/api/settings"))).settings?.preferences.dateFormat).toBe(dateFormat);
      }
      await page.goto("/bookings/open");
      await expect(page.getByText("TWO-3").filter({ visible: true }).first()).toBeVisible();
    });

    await test.step("what is sent twice under one key is made once, whichever servers it comes to", async () => {
      const headers = { "idempotency-key": randomUUID() };
      const data = { ...DRAFT, confirmationNumber: "ONCE-1" };
      const made = [
        await json(request.post("/api/bookings", { data, headers })),
        await json(request.post("/api/bookings", { data, headers })),
      ];
      expect(made[1]?.id).toBe(made[0]?.id);
    });

    await test.step("limits count what came to both", async () => {
      const statuses: number[] = [];
      for (let tries = 0; tries < 22; tries += 1) {
        const data = { email: person.email, password: "wrong-wrong-wrong" };
        const headers = { origin: proxy.url };
        statuses.push((await request.post("/api/auth/sign-in/email", { data, headers })).status());
      }
      expect(statuses.indexOf(429)).toBe(20);
    });

    await test.step("each mail is read once by two workers, of which one is killed", async () => {
      const [inbox] = await withDatabase(
        app,
        (db) => db<{ token: string }[]>`select token from inbound_addresses where user_id = ${person.id}`,
      );
      const deliveries = Array.from({ length: 2 * MAILS }, (_, index) =>
        delivered(request, app.webhookSecret, `${inbox?.token}@in.tallyport.example`, index % MAILS),
      );
      await first.killWorker();
      expect(new Set(await Promise.all(deliveries))).toEqual(new Set([200]));
      await expect
        .poll(() => withDatabase(app, ledgerOfMails), { timeout: 240_000 })
        .toEqual({ ...allReadOnce(MAILS), notifications: expect.any(Number) });
    });

    await test.step("nobody notices that a server is stopped and another comes", async () => {
      let isOver = false;
      const statuses: number[] = [];
      const client = async (_: unknown, index: number) => {
        while (!isOver) {
          const path = index % 2 === 0 ? "/api/bookings" : "/api/users/me";
          statuses.push((await request.get(path)).status());
        }
      };
      const clients = Promise.all(Array.from({ length: 4 }, client));
      const more = async (count: number) => {
        const goal = statuses.length + count;
        await expect.poll(() => statuses.length, { timeout: 60_000 }).toBeGreaterThan(goal);
      };
      await more(20);
      await second.stop();
      await more(20);
      const third = await first.startAnother();
      proxy.ask(first.baseURL, third.baseURL);
      await more(40);
      isOver = true;
      await clients;
      expect(proxy.answersOf(third.baseURL)).toBeGreaterThan(0);
      expect(new Set(statuses)).toEqual(new Set([200]));
      await third.stop();
    });
    expect(proxy.answersOf(second.baseURL)).toBeGreaterThan(10);
  } finally {
    await context.close();
    await second.stop();
    await first.stop();
    await proxy.close();
  }
});

async function json(asked: ReturnType<APIRequestContext["get"]>): Promise<Answer> {
  const answer = await asked;
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as Answer;
}

async function delivered(
  request: APIRequestContext,
  secret: string,
  address: string,
  index: number,
): Promise<number> {
  const headers = {
    "content-type": "message/rfc822",
    "x-webhook-secret": secret,
    "x-original-recipient": address,
  };
  const options = { data: Buffer.from(bookingMail(index)), headers };
  return (await request.post("/api/webhooks/inbound-email/raw", options)).status();
}
