import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { type RunningApp, startApp } from "../../tests/support/app/running-app";
import { fillLedger, type Ledger } from "../../tests/support/database/ledger";
import { openTestServer } from "../../tests/support/database/test-server";
import { newPerson, type Person, withDatabase } from "../../tests/support/people/people";
import { signInAs } from "../../tests/support/people/sign-in";
import { BROWSER_FLAGS, knownBrowser } from "../../tools/browser/find-browser.mjs";
import { ensureBuild } from "../../tools/launcher/build/build.mjs";

const BOOKINGS = 2_000;

/** The production build with a ledger and 2,000 additional bookings, Chromium, and signed-in browser windows. */
export type Bench = {
  readonly app: RunningApp;
  readonly ledger: Ledger;
  /** Opens a window with an empty cache, signed in as the ledger's agent or as another person. */
  readonly newContext: (of?: Person) => Promise<BrowserContext>;
  readonly close: () => Promise<void>;
};

export async function openBench(name: string): Promise<Bench> {
  await ensureBuild();
  const server = await openTestServer();
  const app = await startApp(name, server);
  const browser = await launched();
  const person = await newPerson(app);
  const ledger = await fillLedger(app, person);
  await addBookings(app, person);
  return {
    app,
    ledger,
    newContext: (of = person) => signedIn(browser, app, of),
    close: async () => {
      await browser.close();
      await app.stop();
      await server.close();
    },
  };
}

async function launched(): Promise<Browser> {
  const { executablePath, env } = await knownBrowser();
  return chromium.launch({
    executablePath,
    args: BROWSER_FLAGS,
    env: { ...(process.env as Record<string, string>), ...env },
  });
}

async function signedIn(browser: Browser, app: RunningApp, person: Person): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: app.baseURL,
    viewport: { width: 1280, height: 800 },
    timezoneId: "America/New_York",
  });
  // The compiler marks functions passed to the page with a helper that pages don't have.
  await context.addInitScript("globalThis.__name = (named) => named");
  await signInAs(context, app, person);
  return context;
}

/** Adds enough bookings for many pages in every tab. */
async function addBookings(running: RunningApp, { id }: Person): Promise<void> {
  await withDatabase(
    running,
    (
      db,
    ) => db`insert into bookings (user_id, id, confirmation_number, number_key, client_name, status, total_minor,
        total_currency, commission_minor, commission_currency, travel_start, travel_end, due_on, source, search,
        closed_at, close_reason, created_at, updated_at)
      select ${id}, gen_random_uuid(), 'PB-' || n, 'PB' || n, 'Client ' || n,
        case n % 3 when 0 then 'CLOSED' else 'CONFIRMED' end, 100000, 'USD', 10000, 'USD',
        current_date - 90, current_date - 80, current_date + 45, 'form', 'pb-' || n || ' client ' || n,
        case n % 3 when 0 then now() end, case n % 3 when 0 then 'COMPLETED' end,
        now() - n * interval '1 minute', now()
      from generate_series(1, ${BOOKINGS}::int) n`,
  );
}
