import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { DRAFT } from "../../support/http/booking-draft";
import { signedInPerson } from "../../support/people/sign-in";

test("an administrator finds what was done by one person, and to one record", async ({
  page,
  context,
  app,
  viewport,
}) => {
  const admin = await signedInPerson(context, app, { role: "ADMIN" });
  expect((await page.request.post("/api/bookings", { data: DRAFT })).ok()).toBe(true);
  await page.goto(`/admin/audit?search=${admin.email}`);
  const row = page.getByRole("row").filter({ hasText: "Create" }).filter({ hasText: "Booking" });
  await expect(row.first()).toBeVisible();
  await expectNoBarrier(page, `the audit at ${viewport?.width}`);
  await page.getByLabel("Kind of record").selectOption("supplier");
  await expect(row).toHaveCount(0);
  await page.getByLabel("Kind of record").selectOption("booking");
  await row
    .first()
    .getByRole("link", { name: /all that was done to it$/ })
    .click();
  await expect(page.getByRole("table", { name: "Audit" }).getByRole("row")).not.toHaveCount(1);
});
