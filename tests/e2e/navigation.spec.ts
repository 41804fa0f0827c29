import type { Page, Request } from "@playwright/test";
import { hydrated } from "../support/app/alive";
import { expect, test } from "../support/app/fixtures";
import { fillLedger } from "../support/database/ledger";
import { newPerson, withDatabase } from "../support/people/people";
import { signedInPerson } from "../support/people/sign-in";

const isPage = (request: Request) => "rsc" in request.headers();
const section = (page: Page, name: string) => page.locator("aside").getByRole("link", { name, exact: true });

test("nothing but the page itself is asked for until the pointer rests on a section, whose page is there by the press @desktop", async ({
  page,
  context,
  app,
}) => {
  await fillLedger(app, await signedInPerson(context, app));
  const asked: string[] = [];
  page.on("request", (request) => {
    if (isPage(request)) asked.push(new URL(request.url()).pathname);
  });
  for (const address of ["/", "/bookings/open", "/suppliers"]) {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
  }
  expect(asked).toEqual([]);
  await section(page, "Bookings").hover();
  // Prefetches the loading screen of a page it hasn't visited, then the page.
  await expect.poll(() => asked).toEqual(["/bookings/open", "/bookings/open"]);
  await page.waitForLoadState("networkidle");
  await section(page, "Bookings").click();
  await expect(page.getByRole("table", { name: "Open bookings" })).toBeVisible();
  expect(asked).toHaveLength(2);
  // A press that ends at once leaves no time to prefetch; the page is requested once.
  await section(page, "Settings").evaluate((link: HTMLElement) => {
    link.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    link.click();
  });
  await expect(page.getByRole("heading", { level: 1, name: "Email forwarding" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path.startsWith("/settings"))).toEqual(["/settings/email-forwarding"]);
});

test("a section's heading takes the place of the present page in the frame of the press, before its page has arrived @desktop", async ({
  page,
  context,
  app,
}) => {
  await fillLedger(app, await signedInPerson(context, app));
  const answer = Promise.withResolvers<void>();
  await page.route(
    (address) => address.pathname === "/suppliers",
    async (route) => {
      await answer.promise;
      await route.continue();
    },
  );
  await page.goto("/");
  await hydrated(page);
  const headings = () => page.locator("main h1:visible").allTextContents();
  expect(await headings()).toEqual(["Welcome Back"]);
  // Without a pointer that comes near first, nothing is prefetched.
  await section(page, "Suppliers").evaluate((link: HTMLElement) => {
    link.click();
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  expect(await headings()).toEqual(["Suppliers"]);
  answer.resolve();
  await expect(page.getByRole("table", { name: "Suppliers" })).toBeVisible();
  expect(await headings()).toEqual(["Suppliers"]);
});

test("a page that was seen is shown at once as it was, and what changed meanwhile comes behind it @desktop", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app);
  await fillLedger(app, person);
  await page.clock.install();
  await page.goto("/bookings/open");
  // It loads after the page.
  await hydrated(page);
  await page.clock.fastForward(3_000);
  await section(page, "Settings").click();
  await expect(page).toHaveURL(/\/settings\//);
  await withDatabase(
    app,
    (db) =>
      db`update bookings set client_name = 'Changed elsewhere' where user_id = ${person.id} and confirmation_number = 'ALT-90233'`,
  );
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/bookings/open*", async (route) => {
    await released;
    await route.continue();
  });
  await section(page, "Bookings").click();
  const row = page.getByRole("row").filter({ hasText: "ALT-90233" });
  await expect(row).toBeVisible();
  await expect(row).not.toContainText("Changed elsewhere");
  release();
  await expect(row).toContainText("Changed elsewhere");
});

test("who signs in next in the same tab is shown nothing that was kept of the person before @desktop", async ({
  page,
  context,
  app,
}) => {
  await fillLedger(app, await signedInPerson(context, app));
  const next = await newPerson(app);
  await page.goto("/bookings/open");
  await expect(page.getByRole("row").filter({ hasText: "ALT-90233" })).toBeVisible();
  await section(page, "Settings").click();
  await expect(page.getByRole("heading", { level: 1, name: "Email forwarding" })).toBeVisible();
  await page.getByRole("button", { name: /User menu/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  // The previous page has an email field too.
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await page.getByLabel("Email").fill(next.email);
  await page.getByLabel("Password").fill(next.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeVisible();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/bookings/open*", async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(/bookings\/open/);
  await section(page, "Bookings").click();
  await asked;
  await expect(page.getByRole("heading", { level: 1, name: "Bookings" })).toBeVisible();
  await expect(page.getByText("ALT-90233")).toHaveCount(0);
  release();
  await expect(page.getByText("No bookings yet")).toBeVisible();
});

test("what is chosen while another choice is on its way is added to it @desktop", async ({
  page,
  context,
  app,
}) => {
  await fillLedger(app, await signedInPerson(context, app));
  await page.goto("/bookings/open");
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/_rsc=/, async (route) => {
    await released;
    await route.continue();
  });
  const search = page.getByPlaceholder("Search bookings...");
  await search.fill("greatwind");
  await search.press("Enter");
  await page.getByRole("combobox", { name: "Rows per page" }).selectOption("50");
  release();
  await expect(page).toHaveURL("/bookings/open?search=greatwind&pageSize=50");
});
