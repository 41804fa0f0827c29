import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { DRAFT } from "../../support/http/booking-draft";
import { withDatabase } from "../../support/people/people";
import { signedInPerson } from "../../support/people/sign-in";

test("an administrator turns payouts on, sees what an agreement would change, and gives a booking its own percent", async ({
  page,
  context,
  app,
  viewport,
}) => {
  const admin = await signedInPerson(context, app, { role: "ADMIN" });
  const mark = `${Date.now()}${viewport?.width}`;
  const name = `Nia ${mark}`;
  await withDatabase(app, async (db) => {
    await db`update users set name = ${name} where id = ${admin.id}`;
    await db`delete from payout_settings`;
  });
  const confirmationNumber = `PO${mark}`;
  const sent = await page.request.post("/api/bookings", { data: { ...DRAFT, confirmationNumber } });
  const { id } = (await sent.json()) as { id: string };
  const dialog = page.getByRole("dialog");

  await page.goto("/admin/payouts/agreements");
  await expect(page.getByText("Payouts are off")).toBeVisible();
  await page.getByRole("button", { name: "Settings" }).click();
  await dialog.getByRole("checkbox", { name: "Pay agents their share of commission" }).check();
  await dialog.getByRole("textbox", { name: /^Percentage for agents/ }).fill("50");
  await expectNoBarrier(page, `payout settings at ${viewport?.width}`);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Payouts are off")).toHaveCount(0);

  await page.getByRole("button", { name: "Add agreement" }).click();
  await dialog.getByRole("combobox", { name: /^Agent/ }).fill(name);
  await page.getByRole("option", { name: new RegExp(name) }).click();
  await dialog.getByRole("textbox", { name: /^Agent's percentage/ }).fill("62,5");
  await dialog.getByRole("textbox", { name: /^Valid from/ }).fill("2026-01-02");
  await expectNoBarrier(page, `agreement at ${viewport?.width}`);
  await dialog.getByRole("button", { name: "See what would change" }).click();
  await expect(
    dialog.getByText("1 booking that expects commission: 50% → 62.5% in the next share"),
  ).toBeVisible();
  await expectNoBarrier(page, `what would change at ${viewport?.width}`);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto(`/admin/payouts/agreements?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole("row", { name: new RegExp(name) })).toContainText("62.5%");
  await expectNoBarrier(page, `agreements at ${viewport?.width}`);

  await page.goto(`/admin/bookings/${id}`);
  await page.getByRole("button", { name: "Give it its own percent" }).click();
  await dialog.getByRole("textbox", { name: /^Agent's percentage/ }).fill("70");
  await dialog.getByRole("button", { name: "See what would change" }).click();
  await expect(dialog.getByText(/62\.5% → 70%/)).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("This booking's own percent: 70%")).toBeVisible();
  await expectNoBarrier(page, `a booking's percent at ${viewport?.width}`);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "To be paid to you" })).toBeVisible();
  await withDatabase(app, (db) => db`delete from payout_settings`);
});
