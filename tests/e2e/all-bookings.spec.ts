import { expect, test } from "../support/app/fixtures";
import { fillLedger } from "../support/database/ledger";
import { withDatabase } from "../support/people/people";
import { signedInPerson } from "../support/people/sign-in";

test("a supplier's bookings are shown whatever their status, under its name @desktop", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app);
  const ledger = await fillLedger(app, person);
  const [row] = await withDatabase(
    app,
    (db) => db`select count(*)::int as count, count(distinct status)::int as statuses from bookings
      where user_id = ${person.id} and supplier_id = ${ledger.supplierId} and deleted_at is null`,
  );
  expect(row?.statuses).toBeGreaterThan(1);
  await page.goto("/suppliers?search=altamar");
  await page.getByRole("button", { name: `Actions for ${ledger.supplier}` }).click();
  await page.getByRole("menuitem", { name: "View Bookings" }).click();
  await expect(page.getByText(`of ${row?.count} bookings`)).toBeVisible();
  const chip = page.getByRole("button", { name: new RegExp(`^${ledger.supplier} ?, remove`) });
  await expect(chip).toBeVisible();
  await chip.click();
  await expect(chip).toBeHidden();
  await page.getByRole("button", { name: /^All statuses ?, remove/ }).click();
  await expect(page).toHaveURL(/\/bookings\/open$/);

  await page.goto("/bookings/open?pageSize=20");
  const sizes = await page.getByLabel("Rows per page").locator("option").allTextContents();
  expect(sizes).toEqual(["10", "20", "25", "50", "100"]);

  await page.goto("/");
  const travelling = page.getByRole("link", { name: /travelling this month$/ });
  const count = Number.parseInt((await travelling.textContent()) ?? "", 10);
  await travelling.click();
  await expect(page.getByText(`of ${count} bookings`)).toBeVisible();
});

test("a deactivated supplier's name says so and is reactivated on the spot @desktop", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app);
  await fillLedger(app, person);
  await page.goto("/suppliers?search=altamar");
  await page.getByRole("button", { name: "Actions for Hotel Altamar" }).click();
  await page.getByRole("menuitem", { name: "Deactivate" }).click();
  await expect(page.getByText("Hotel Altamar deactivated")).toBeVisible();

  await page.goto("/bookings/open?dialog=add-booking");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Supplier").fill("hotel altamar");
  await dialog.getByRole("option", { name: "Hotel Altamar Deactivated" }).click();
  await expect(dialog.getByText("You have deactivated this supplier.")).toBeVisible();
  await dialog.getByRole("button", { name: "Reactivate" }).click();
  await expect(dialog.getByText("Existing supplier")).toBeVisible();
});
