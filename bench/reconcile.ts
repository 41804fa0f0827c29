import { loadavg } from "node:os";
import type { BrowserContext, JSHandle, Page } from "@playwright/test";
import { newPerson } from "../tests/support/people/people";
import { fillQueue } from "../tests/support/transactions/queue";
import { openBench } from "./parts/browser";
import { inMs, quantile } from "./parts/quantile";

/**
 * Measures the time from the key with which an administrator matches a deposit to the frame with the next transaction,
 * and to the frame in which the agent's open page shows that the money came, in two Chromium windows on the production
 * build, by their own clocks. `npm run bench -- reconcile [ROUNDS]`
 */
const ROUNDS = Number(process.argv[2] ?? 20);
const WANTED = { nextMs: 100, agentMs: 2_000 };

const bench = await openBench("bench-reconcile");
try {
  const admin = await bench.newContext(await newPerson(bench.app, { role: "ADMIN" }));
  const times = { next: [] as number[], agent: [] as number[] };
  // The first round also waits for what later ones already have.
  for (let round = -1; round < ROUNDS; round += 1) {
    const { next, agent } = await decided(admin);
    if (round < 0) console.log(`first: next transaction ${inMs(next)}, agent's page ${inMs(agent)}`);
    else {
      times.next.push(next);
      times.agent.push(agent);
    }
  }
  console.log(line("next transaction", times.next, WANTED.nextMs));
  console.log(line("agent's page", times.agent, WANTED.agentMs));
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await bench.close();
}

/** Matches one deposit while its agent watches the list of bookings. */
async function decided(admin: BrowserContext): Promise<{ readonly next: number; readonly agent: number }> {
  const { ada, lines, mark } = await fillQueue(bench.app);
  const agents = await bench.newContext(ada);
  const [page, agentsPage] = [await admin.newPage(), await agents.newPage()];
  // From this answer on, the page receives other people's changes.
  const listening = agentsPage.waitForResponse((response) =>
    response.url().includes("/api/users/me/changes"),
  );
  await agentsPage.goto("/bookings/open");
  await listening;
  await page.goto(`/admin/transactions/${lines.exact}?search=${mark}`);
  await page.getByText("5 transactions to decide").filter({ visible: true }).first().waitFor();
  await Promise.all([page, agentsPage].map((one) => one.waitForLoadState("networkidle")));
  const pressed = await page.evaluateHandle(press);
  const next = await watched(page, { at: "mark", holds: "21701", isThere: true });
  const agent = await watched(agentsPage, { at: "main tbody tr", holds: `${mark}-21700`, isThere: false });
  await page.keyboard.press("1");
  const [begun, ...ends] = await Promise.all([timeOf(pressed), timeOf(next), timeOf(agent)]);
  await Promise.all([page.close(), agents.close()]);
  const [toNext = 0, toAgent = 0] = ends.map((end) => end - begun);
  return { next: toNext, agent: toAgent };
}

type Moment = { readonly at: Promise<number> };
type Watched = { readonly at: string; readonly holds: string; readonly isThere: boolean };

function timeOf(moment: JSHandle<Moment>): Promise<number> {
  return moment.evaluate(({ at }) => at);
}

function watched(page: Page, what: Watched): Promise<JSHandle<Moment>> {
  return page.evaluateHandle(watch, what);
}

/** Runs in the page. Returns when the next key is pressed, in milliseconds of the machine's clock. */
function press(): Moment {
  const at = new Promise<number>((resolve) => {
    const tell = ({ timeStamp }: Event) => resolve(performance.timeOrigin + timeStamp);
    window.addEventListener("keydown", tell, { capture: true, once: true });
  });
  return { at };
}

/** Runs in the page. Returns when the frame is painted in which an element has appeared or disappeared. */
function watch({ at, holds, isThere }: Watched): Moment {
  const isSo = () =>
    [...document.querySelectorAll(at)].some((one) => one.textContent?.includes(holds)) === isThere;
  const drawn = new Promise<number>((resolve) => {
    const look = () => {
      if (!isSo()) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
        port2.postMessage(null);
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  return { at: drawn };
}

function line(name: string, times: readonly number[], wanted: number): string {
  const [p50, p95, most] = [quantile(times, 0.5), quantile(times, 0.95), Math.max(...times)];
  return `${name.padEnd(18)} p50 ${inMs(p50)}  p95 ${inMs(p95)}  most ${inMs(most)}  (${wanted} ms wanted)`;
}
