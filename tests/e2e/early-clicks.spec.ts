import { expect, test } from "../support/fixtures";
import { signedInPerson } from "../support/sign-in";

test("a click that comes before the page's code does is kept @desktop", async ({ page, context, app }) => {
  await signedInPerson(context, app);
  const code = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto("/bookings/open", { waitUntil: "commit" });
  const button = page.getByRole("button", { name: "Import CSV" });
  await button.click();
  const keys = await button.evaluate((element) => Object.keys(element));
  expect(keys.filter((key) => key.startsWith("__react"))).toEqual([]);

  code.resolve();
  await expect(page.getByRole("dialog", { name: "Import Bookings from CSV" })).toBeVisible();
});
