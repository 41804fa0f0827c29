import type { Page } from "@playwright/test";
import { alive } from "../../support/app/alive";
import { expect, test } from "../../support/app/fixtures";
import { recountedIn } from "../../support/database/recount";
import { withDatabase } from "../../support/people/people";
import { signedInPerson } from "../../support/people/sign-in";

for (const [name, dialog] of [
  ["Import CSV", "Import Bookings from CSV"],
  ["Go to...", "Go to..."],
] as const) {
  test(`a click on ${name} that comes before the page's code does is kept @desktop`, async ({
    page,
    context,
    app,
  }) => {
    await signedInPerson(context, app);
    const letCodeCome = await openWithoutCode(page, "/bookings/open");
    const button = page.getByRole("button", { name });
    await button.click();
    const keys = await button.evaluate((element) => Object.keys(element));
    expect(keys.filter((key) => key.startsWith("__react"))).toEqual([]);

    letCodeCome();
    await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
  });
}

test("a click that comes early is kept where the part it was made in is made anew @desktop", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app);
  const letCodeCome = await openWithoutCode(page, "/bookings/open");
  const button = page.getByRole("button", { name: "Import CSV" });
  await button.click();
  await button.evaluate((element) => element.replaceWith(element.cloneNode(true)));
  letCodeCome();
  await expect(page.getByRole("dialog", { name: "Import Bookings from CSV" })).toBeVisible();
});

for (const [keys, dialog] of [
  ["Control+k", "Go to..."],
  ["?", "Keyboard shortcuts"],
] as const) {
  test(`${keys} pressed before the page's code comes is kept @desktop`, async ({ page, context, app }) => {
    await signedInPerson(context, app);
    const letCodeCome = await openWithoutCode(page, "/bookings/open");
    await expect(page.getByRole("button", { name: "Import CSV" })).toBeVisible();
    await page.keyboard.press(keys);
    letCodeCome();
    await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
  });
}

test("what is typed into a search before the page's code comes is searched for @desktop", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app);
  const letCodeCome = await openWithoutCode(page, "/bookings/open");
  await page.getByPlaceholder("Search bookings...").fill("Nobody");
  letCodeCome();
  await expect(page).toHaveURL(/search=Nobody/);
});

test("what is typed while the page that streams in stands behind what is shown is searched for @desktop", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app);
  const letCodeCome = await openWithoutCode(page, "/bookings/open");
  const search = page.getByPlaceholder("Search bookings...").filter({ visible: true });
  // Simulate React's streaming: the new content waits hidden and then replaces the placeholder.
  await search.evaluate((input) => {
    const waiting = document.createElement("div");
    waiting.hidden = true;
    waiting.append(input.cloneNode(true));
    document.body.append(waiting);
  });
  await search.fill("Nobody");
  await search.evaluate((input) => {
    const [waiting] = [...document.querySelectorAll("body > [hidden] > input")];
    if (waiting) input.replaceWith(waiting);
  });
  letCodeCome();
  await expect(page).toHaveURL(/search=Nobody/);
});

for (const [address, width] of [
  ["/emails/new", 1280],
  ["/bookings/open", 1024],
] as const) {
  test(`what the server has drawn of ${address} is taken over at ${width} px, not drawn anew @desktop`, async ({
    page,
    context,
    app,
  }) => {
    await signedInPerson(context, app);
    await page.setViewportSize({ width, height: 800 });
    const letCodeCome = await openWithoutCode(page, address);
    const search = page.getByPlaceholder(/^Search/).filter({ visible: true });
    await search.evaluate((input) => input.setAttribute("data-drawn", "by the server"));
    letCodeCome();
    await expect(await alive(search)).toHaveAttribute("data-drawn", "by the server");
    await expect(page.getByRole("link", { name: "Suppliers" })).toHaveAttribute("data-tooltip", "Suppliers");
  });
}

test("what is chosen and ticked before the page's code comes is shown, saved and there again @desktop", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app);
  const letCodeCome = await openWithoutCode(page, "/settings/preferences");
  const format = page.getByLabel("Date format");
  const keys = page.getByLabel("Single-key shortcuts");
  await format.selectOption("mm/dd/yyyy");
  await format.selectOption("yyyy-mm-dd");
  await keys.uncheck();
  await page.getByRole("button", { name: "Save Preferences" }).click();
  letCodeCome();
  await expect(page.getByText("Preferences saved")).toBeVisible();
  await page.reload();
  await expect(format).toHaveValue("yyyy-mm-dd");
  await expect(keys).not.toBeChecked();
});

test("what is typed into a form before the page's code comes is in what it sends @desktop", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const letCodeCome = await openWithoutCode(page, "/admin/invites");
  const address = page.getByLabel("Email address 1", { exact: true });
  // A person can type only into a visible field; the page streams.
  await address.click();
  await address.pressSequentially("ada@fern.test");
  await address.press("Home");
  letCodeCome();
  await expect(page.getByRole("button", { name: "Send 1 Invitation" })).toBeEnabled();
  await address.press("x");
  await expect(address).toHaveValue("xada@fern.test");
});

test("keys of the list that are pressed before the page is taken over are kept, Enter on its row too @desktop", async ({
  page,
  context,
  app,
}) => {
  const { id } = await signedInPerson(context, app);
  await withDatabase(app, async (db) => {
    await db`insert into bookings (user_id, id, confirmation_number, number_key, client_name, status, total_minor,
        total_currency, commission_minor, commission_currency, travel_start, travel_end, due_on, source, search,
        created_at, updated_at)
      values (${id}, gen_random_uuid(), 'EK-1', 'EK1', 'Early Keys', 'CONFIRMED', 100000, 'USD', 10000, 'USD',
        current_date + 10, current_date + 12, current_date + 40, 'form', 'ek-1 early keys', now(), now())`;
    await recountedIn(app, db, id);
  });
  const letCodeCome = await openWithoutCode(page, "/bookings/open");
  await expect(page.getByRole("link", { name: "EK-1" })).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  letCodeCome();
  await expect(page.getByRole("dialog")).toContainText("EK-1");
});

/** Opens a page without its scripts; the returned function lets them load. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const code = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return code.resolve;
}
