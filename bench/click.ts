import { loadavg } from "node:os";
import type { BrowserContext, Page } from "@playwright/test";
import { openBench } from "./parts/browser";
import { CLICK_STEPS, type ClickStep } from "./parts/click-stops";
import { opened, type Weights } from "./parts/opened-page";
import { paintTime, startTiming } from "./parts/press";
import { inMs, quantile } from "./parts/quantile";
import { cpuOf } from "./parts/server-process";

/**
 * Measures the time from a click in the sidebar or on a tab to the new page's heading and to its content, in Chromium
 * on the production build, on the first and the second visit. Then measures the cost of showing each page: requests and
 * bytes of a cold browser, and the server's CPU with and without prefetching. `npm run bench -- click [ROUNDS]`
 */
const ROUNDS = Number(process.argv[2] ?? 8);
/** How long the pointer rests on a link before it is clicked: keys and touches don't rest, hands on a mouse do. */
const RESTS_MS = [0, 150];
const PAGES = ["/", "/bookings/open", "/suppliers", "/emails/new", "/settings/email-forwarding"];
const VIEWS = 10;
const WANTED = { headingMs: 60, contentMs: 150, cpu: 1.5, scriptKb: 220 };

const bench = await openBench("bench-click");
try {
  for (const rest of RESTS_MS) await clicks(rest);
  await costs();
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await bench.close();
}

type Times = { readonly heading: number[]; readonly content: number[] };

/** Every round starts with a freshly loaded page that has visited nothing yet. */
async function clicks(rest: number): Promise<void> {
  console.log(`\nclick, ${rest} ms after the pointer came: to the heading, to the content`);
  const visits = ["first", "second"].map((visit) => ({
    visit,
    times: new Map<ClickStep, Times>(CLICK_STEPS.map((stop) => [stop, { heading: [], content: [] }])),
  }));
  const context = await bench.newContext();
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await context.newPage();
    await page.goto("/");
    await settled(page);
    for (const { times } of visits) for (const [stop, taken] of times) await clicked(page, stop, rest, taken);
    await page.close();
  }
  await context.close();
  for (const { visit, times } of visits) {
    for (const [stop, taken] of times) console.log(line(`${stop.name}, ${visit}`, taken));
    const all = [...times.values()];
    const together = {
      heading: all.flatMap(({ heading }) => heading),
      content: all.flatMap(({ content }) => content),
    };
    console.log(
      `${line(`all, ${visit}`, together)}  (${WANTED.headingMs} and ${WANTED.contentMs} wanted, median)`,
    );
  }
}

async function clicked(page: Page, stop: ClickStep, rest: number, taken: Times): Promise<void> {
  const [heading, content] = await Promise.all([
    startTiming(page, stop.heading),
    startTiming(page, stop.content),
  ]);
  const link = page.locator(stop.press).first();
  if (rest > 0) {
    await link.hover();
    await page.waitForTimeout(rest);
  }
  await link.click();
  const [toHeading, toContent] = await Promise.all([paintTime(heading), paintTime(content)]);
  taken.heading.push(toHeading);
  taken.content.push(toContent);
  await page.waitForLoadState("networkidle");
}

function line(name: string, { heading, content }: Times): string {
  const of = (times: readonly number[]) =>
    `p50 ${inMs(quantile(times, 0.5))}  p95 ${inMs(quantile(times, 0.95))}`;
  return `${name.padEnd(20)} ${of(heading)}   ${of(content)}`;
}

/** Waits like a person who reads before clicking, so that prefetching has finished. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1_000);
  await page.waitForLoadState("networkidle");
}

async function costs(): Promise<void> {
  console.log("\nwhat a view costs; CPU of the server with what is fetched ahead and without");
  for (const address of PAGES) {
    const weights = await openedCold(address);
    const [own, all] = await cpuOfViews(address);
    console.log(
      `${address.padEnd(28)} fetched ahead ${weights.ahead.count} (${inKb(weights.ahead.bytes)})  page ${inKb(weights.page.bytes)}  scripts ${inKb(weights.scripts.bytes)}  CPU ${all.toFixed(0)} and ${own.toFixed(0)} ms, ${(all / own).toFixed(2)} times`,
    );
  }
  console.log(`wanted: ${WANTED.scriptKb} kB of scripts, ${WANTED.cpu} times the CPU of the page itself`);
}

async function openedCold(address: string): Promise<Weights> {
  const context = await bench.newContext();
  const weights = await opened(await context.newPage(), address, settled);
  await context.close();
  return weights;
}

/**
 * Returns the CPU milliseconds of a view without and with prefetching, measured in turns, with scripts and styles in
 * the browser's cache.
 */
async function cpuOfViews(address: string): Promise<readonly [number, number]> {
  const contexts = [await bench.newContext(), await bench.newContext()] as const;
  await contexts[0].addInitScript(refuseAhead);
  const used: [number, number] = [0, 0];
  for (let view = -1; view < VIEWS; view += 1) {
    for (const which of [0, 1] as const) {
      const cpu = await cpuOfView(contexts[which], address);
      if (view >= 0) used[which] += cpu;
    }
  }
  await Promise.all(contexts.map((context) => context.close()));
  return [used[0] / VIEWS, used[1] / VIEWS];
}

async function cpuOfView(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  const before = cpuOf(bench.app.pid);
  await page.goto(address);
  await settled(page);
  const used = cpuOf(bench.app.pid) - before;
  await page.close();
  return used;
}

/** Runs in the page: requests for prefetched pages never leave the browser. */
function refuseAhead(): void {
  const { fetch } = window;
  window.fetch = (input, init) =>
    new Headers(init?.headers).has("next-router-prefetch")
      ? new Promise(() => undefined)
      : fetch(input, init);
}

function inKb(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}
