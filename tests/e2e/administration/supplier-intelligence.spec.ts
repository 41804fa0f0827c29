import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { DRAFT } from "../../support/http/booking-draft";
import { signedInPerson } from "../../support/people/sign-in";

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

test("an administrator verifies a supplier, edits it, and settles when it pays", async ({
  page,
  context,
  app,
  viewport,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const name = `Alta Mar ${Date.now()}${viewport?.width}`;
  const sent = await page.request.post("/api/bookings", { data: { ...DRAFT, supplier: { name } } });
  expect(sent.ok()).toBe(true);
  await page.goto(`/admin/suppliers?search=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(page.getByText("Seen by one agent only")).toBeVisible();
  await page.getByRole("button", { name: "Verify", exact: true }).click();
  await expect(page.getByText("Shared by all agents")).toBeVisible();
  // The toast must not cover the button that reverts the change.
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.getByRole("button", { name: "Unverify" }).click({ trial: true, timeout: 5_000 });
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Supplier" });
  await dialog.getByLabel("Other names").fill(`AMR ${name}`);
  await dialog.getByLabel("Pays after (days)").fill("30");
  await expectNoBarrier(page, `editing a supplier at ${viewport?.width}`);
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Also known as AMR ${name}`)).toBeVisible();
  await expect(page.getByText("30 days after the end of travel").first()).toBeVisible();
  await page.getByRole("button", { name: "Remove policy" }).click();
  await expect(page.getByText("Not set")).toBeVisible();
  await page.getByRole("button", { name: "Unverify" }).click();
  await expect(page.getByText("Seen by one agent only")).toBeVisible();
  await expectNoBarrier(page, `a supplier that is managed at ${viewport?.width}`);
});
