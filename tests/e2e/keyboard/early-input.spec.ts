import type { Page } from "@playwright/test";
import { expect, test } from "../../support/app/fixtures";
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

/** Answers what lets the page's scripts through. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const code = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return code.resolve;
}
