import { expectNoBarrier } from "../support/barriers";
import { expect, test } from "../support/fixtures";
import { signedInPerson } from "../support/sign-in";

for (const colorScheme of ["light", "dark"] as const) {
  test(`the admin dashboard has no barrier in ${colorScheme}`, async ({ page, context, app, viewport }) => {
    await signedInPerson(context, app, { role: "ADMIN" });
    await page.emulateMedia({ colorScheme });
    await page.goto("/admin");
    await expect(page.getByRole("table", { name: "Jobs by queue" })).toBeVisible();
    await expectNoBarrier(page, `${colorScheme} at ${viewport?.width} px`);
  });
}
