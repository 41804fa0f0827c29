import type { Page } from "@playwright/test";
import { alive } from "../../support/app/alive";
import { expect, test } from "../../support/app/fixtures";
import { deliver, sampleMail } from "../../support/mails/mail";
import { withDatabase } from "../../support/people/people";
import { signedInPerson } from "../../support/people/sign-in";

/** A restarted worker is a process that loads all its code; on a busy machine that alone took 15 seconds. */
const AGAIN = { timeout: 60_000 };

test("a mail that is open while it is read gets its marks, which lead to their fields and back @desktop", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app);
  const resume = await app.holdWorker();
  try {
    await deliver(app, person.id, sampleMail("d01", `live-${person.id}`));
    await openOnly(page);
    await expect(open(page).getByText("Received", { exact: true })).toBeVisible();
    // Receiving stores only the raw email; its text appears once it is read.
    await expect(open(page).getByText("This email is still being read")).toBeVisible();
  } finally {
    resume();
  }
  const mark = body(page).locator("mark", { hasText: "Cassius Wetherby" }).first();
  await expect(mark).toBeVisible(AGAIN);
  await expect(page.locator("[data-email]").getByText("Data Extracted")).toBeVisible();
  await mark.click();
  const flashed = page.locator("[data-panel-field][data-flash]");
  await expect(flashed).toContainText("Cassius Wetherby");
  await expect(flashed).toHaveCount(0);
  await page.getByRole("button", { name: /show client name in the email/ }).click();
  await expect(body(page).locator("mark[data-flash]").first()).toBeVisible();
  // The new document has replaced the old one's history entry, so one step back leads to the list.
  await page.goBack();
  await expect(page.getByText("No email selected")).toBeVisible();
});

test("an answer that knows less than the list by the time it comes does not leave the open mail behind @desktop", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app);
  const resume = await app.holdWorker();
  const late = Promise.withResolvers<void>();
  try {
    await deliver(app, person.id, sampleMail("d01", `late-${person.id}`));
    await openOnly(page);
    await expect(open(page).getByText("Received", { exact: true })).toBeVisible();
    await withDatabase(
      app,
      (db) => db`update emails set intake = 'PARSING' where user_id = ${person.id} and intake = 'RECEIVED'`,
    );
    // From now on, the email's details load only after the list has refreshed.
    await page.route(/\/api\/emails\/[0-9a-f-]{36}$/, async (route) => {
      const response = await route.fetch();
      await late.promise;
      await route.fulfill({ response });
    });
    await expect(page.locator("[data-email]").getByText("Reading")).toBeVisible();
  } finally {
    resume();
  }
  await expect(page.locator("[data-email]").getByText("Data Extracted")).toBeVisible(AGAIN);
  late.resolve();
  await expect(body(page).locator("mark").first()).toBeVisible();
});

test("where somebody has scrolled to before the page's code came, the list stays @phone", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app);
  for (let count = 0; count < 14; count += 1) {
    await deliver(app, person.id, sampleMail("d01", `${count}-${person.id}`));
  }
  await page.goto("/emails/new");
  // Unread emails have lower rows, with which the list would be too short to scroll.
  await expect(page.locator("[data-email]").getByText("Data Extracted")).toHaveCount(14);
  const scripts = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/emails/new", { waitUntil: "commit" });
  const list = page.locator("[data-slot=email-list]");
  await expect(page.locator("[data-email]")).toHaveCount(14);
  // Streamed rows arrive hidden at the end of the page, and hidden elements don't scroll.
  await expect(page.locator("[data-email]").first()).toBeVisible();
  await list.evaluate((element) => element.scrollTo({ top: 150 }));
  scripts.resolve();
  await alive(page.locator("[data-email]").first());
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  // Allows for rows above that turn out higher than estimated.
  expect(await list.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
});

test("a long list goes on where it ends, and what comes meanwhile waits above @desktop", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app);
  for (let count = 0; count < 52; count += 1) {
    await deliver(app, person.id, sampleMail("d01", `long-${count}-${person.id}`));
  }
  await page.goto("/emails/new");
  const rows = page.locator("[data-email]");
  await expect(rows).toHaveCount(50);
  const list = page.locator("[data-slot=email-list]");
  await alive(rows.first());
  await list.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await expect(rows).toHaveCount(52);
  await deliver(app, person.id, sampleMail("d06", `newest-${person.id}`));
  // Two loaded pages are refreshed half as often as one.
  await page.getByRole("button", { name: "1 new email" }).click({ timeout: 40_000 });
  await expect(rows).toHaveCount(53);
  await expect(rows.first()).toContainText("LSB-88213");
  expect(await list.evaluate((element) => element.scrollTop)).toBe(0);
});

test("a page in another window follows what is done in this one @desktop", async ({ page, context, app }) => {
  const person = await signedInPerson(context, app);
  await deliver(app, person.id, sampleMail("d01", `windows-${person.id}`));
  await openOnly(page);
  const other = await context.newPage();
  await other.goto("/bookings/open");
  await alive(other.getByRole("button", { name: "Import CSV" }));
  await expect(other.getByText("40117-RX82")).toHaveCount(0);
  await page.getByRole("button", { name: "Convert to Booking" }).click();
  await expect(other.getByText("40117-RX82").filter({ visible: true })).toBeVisible();
});

test("a window that nobody looks at follows once somebody does, with its badge, and is signed out with the others @desktop", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app);
  await deliver(app, person.id, sampleMail("d01", `badge-${person.id}`));
  const other = await context.newPage();
  await other.goto("/suppliers");
  await alive(other.getByRole("button", { name: "Add Supplier" }));
  const badge = other.getByText("1 new email", { exact: true });
  await expect(badge.first()).toBeAttached();
  await hide(other, true);
  await openOnly(page);
  await page.getByRole("button", { name: "Discard" }).first().click();
  await expect(page.getByText("Email moved to trash successfully")).toBeVisible();
  await expect(badge.first()).toBeAttached();
  await hide(other, false);
  await expect(badge).toHaveCount(0);

  await page
    .getByRole("button", { name: /Ada Fern/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL("/sign-in");
  await expect(other).toHaveURL("/sign-in");
});

/** Tells a page that it is hidden or visible, since all pages count as visible in a headless browser. */
async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

test("a text that could not be loaded says so and can be asked for again @desktop", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app);
  await deliver(app, person.id, sampleMail("d01", `body-${person.id}`));
  await page.route(/\/body\?/, (route) => route.fulfill({ status: 503, json: { message: "Not now" } }));
  await openOnly(page);
  await expect(page.getByText("The text of this email could not be loaded.")).toBeVisible();
  await page.unroute(/\/body\?/);
  await open(page).getByRole("button", { name: "Try Again" }).click();
  await expect(body(page).getByText("Cassius Wetherby").first()).toBeVisible();
  await expect(page.getByText("The text of this email could not be loaded.")).toHaveCount(0);
});

async function openOnly(page: Page): Promise<void> {
  await page.goto("/emails/new");
  await expect(async () => {
    if (!page.url().includes("emailId=")) await page.locator("[data-email]").click({ timeout: 1_000 });
    await expect(open(page)).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

function open(page: Page) {
  return page.getByRole("article", { name: "Email" });
}

function body(page: Page) {
  return page.frameLocator("iframe[title='Email body']");
}
