import { loadavg } from "node:os";
import type { Locator, Page } from "@playwright/test";
import { deliver } from "../tests/support/mails/mail";
import { newPerson, type Person, withDatabase } from "../tests/support/people/people";
import { openBench } from "./parts/browser";
import { type ExpectedContent, paintTime, startTiming } from "./parts/press";
import { inMs, quantile } from "./parts/quantile";

/**
 * Measures the time from an agent's click on Convert, Discard or a tab of the Emails screen to the frame with the next
 * mail's values, or with the tab's rows, in Chromium on the production build. `npm run bench -- decide [ROUNDS]`
 */
const ROUNDS = Number(process.argv[2] ?? 20);
const WANTED_MS = 100;
const TABS = ["done", "trash", "new"].map((tab) => `/emails/${tab}`);

const bench = await openBench("bench-decide");
try {
  const agent = await newPerson(bench.app);
  const totals = await withMails(agent, 3 * ROUNDS);
  const page = await (await bench.newContext(agent)).newPage();
  await page.goto("/emails/new");
  await page.locator("[data-email]").first().click();
  await settled(page);
  for (const name of ["Convert to Booking", "Discard"]) {
    const button = page.getByRole("button", { name, exact: true }).filter({ visible: true }).first();
    await repeated(name, () => pressed(page, button, next(page, totals)));
  }
  for (const address of TABS) {
    const rows = { shows: `main [data-email][href^="${address}"]` };
    await repeated(`tab ${address}`, async () => {
      const ms = await pressed(page, tab(page, address), Promise.resolve(rows));
      await tab(page, address === "/emails/new" ? "/emails/done" : "/emails/new").click();
      await settled(page);
      return ms;
    });
  }
  console.log(`load ${loadavg()[0]?.toFixed(1)}; ${WANTED_MS} ms wanted at p95`);
} finally {
  await bench.close();
}

async function repeated(name: string, once: () => Promise<number>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await once());
  console.log(
    `${name.padEnd(20)} p50 ${inMs(quantile(times, 0.5))}  p95 ${inMs(quantile(times, 0.95))}  most ${inMs(Math.max(...times))}`,
  );
}

/** Waits like a person who reads before clicking again, so that prefetching has finished. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(400);
  await page.waitForLoadState("networkidle");
}

async function pressed(page: Page, button: Locator, wanted: Promise<ExpectedContent>): Promise<number> {
  const watched = await startTiming(page, await wanted);
  await button.click();
  const ms = await paintTime(watched);
  await settled(page);
  return ms;
}

function tab(page: Page, address: string): Locator {
  return page.locator(`nav[data-slot=tabs] a[href^="${address}"]`);
}

/** Returns what shows that the mail below the open one is displayed: its total in the panel. */
async function next(page: Page, totals: ReadonlyMap<string, string>): Promise<ExpectedContent> {
  const below = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>("[data-email]")];
    const at = all.findIndex((one) => one.getAttribute("aria-current") === "true");
    return all[at + 1]?.dataset.email ?? "";
  });
  return { shows: "section[aria-label=Summary]", holds: totals.get(below) ?? "no mail is left" };
}

/** Delivers this many confirmations and waits until they have been read. Returns the displayed total of each. */
async function withMails(agent: Person, count: number): Promise<ReadonlyMap<string, string>> {
  for (let n = 0; n < count; n += 1) await deliver(bench.app, agent.id, confirmation(n));
  for (;;) {
    const read = await withDatabase(
      bench.app,
      (db) => db<{ id: string; subject: string }[]>`
        select id, subject from emails where user_id = ${agent.id} and intake = 'EXTRACTED'`,
    );
    if (read.length === count)
      return new Map(read.map(({ id, subject }) => [id, totalOf(Number(subject.slice(-4)))]));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function totalOf(n: number): string {
  return `EUR ${(n + 1_000).toLocaleString("en-US")}.00`;
}

function confirmation(n: number): Buffer {
  const number = 1_000 + n;
  const lines = [
    "From: Casa do Cais <reservas@casadocais.test>",
    "To: agent@agency.test",
    `Subject: Booking confirmation DEC-${number}`,
    "Date: Mon, 02 Nov 2026 10:00:00 +0000",
    `Message-ID: <${number}@decide.test>`,
    "Content-Type: text/plain; charset=utf-8",
    "",
    "Booking confirmation",
    "",
    `Confirmation number:  DEC-${number}`,
    "Guest:                Ines Duarte",
    "Hotel:                Casa do Cais",
    "Check-in:             4 March 2027",
    "Check-out:            9 March 2027",
    `Total price:          ${totalOf(number)}`,
    "Your commission:      EUR 96.00",
    "",
    "Your booking is confirmed.",
  ];
  return Buffer.from(lines.join("\r\n"));
}
