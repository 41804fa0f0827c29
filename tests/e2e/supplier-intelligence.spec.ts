import { expectNoBarrier } from "../support/app/barriers";
import { expect, test } from "../support/app/fixtures";
import { DRAFT } from "../support/http/booking-draft";
import { signedInPerson } from "../support/people/sign-in";

test("an administrator sees what a supplier's bookings come to, and what it paid", async ({
  page,
  context,
  app,
  viewport,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const name = `Harbour Inn ${Date.now()}${viewport?.width}`;
  const sent = await page.request.post("/api/bookings", { data: { ...DRAFT, supplier: { name } } });
  expect(sent.ok()).toBe(true);
  await page.goto(`/admin/suppliers?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole("heading", { name: "Supplier Business Intelligence" })).toBeVisible();
  await expect(page.getByText("Total Commission Due")).toBeVisible();
  await expect(page.getByRole("button", { name: `Actions for ${name}` })).toBeVisible();
  await expectNoBarrier(page, `suppliers at ${viewport?.width}`);
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Payment History" }).click();
  await expect(page.getByText("Nothing has been paid yet.")).toBeVisible();
  await expectNoBarrier(page, `a supplier at ${viewport?.width}`);
  await page.goto("/admin/suppliers?search=zzzzz");
  await expect(page.getByText('No suppliers match "zzzzz"')).toBeVisible();
});
