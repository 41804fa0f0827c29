import { hydrated } from "../../support/app/alive";
import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { signedInPerson } from "../../support/people/sign-in";
import { fillQueue, statusesOf } from "../../support/transactions/queue";

test("a lump is divided in one press among all that its supplier owes, pasted numbers, a fee and an override, and taken back whole", async ({
  page,
  context,
  app,
  viewport,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const { mark, lines } = await fillQueue(app);
  await page.goto(`/admin/bank-transactions/${lines.sum}?search=${mark}`);
  await hydrated(page);
  await page.getByRole("button", { name: "Split" }).click();
  const dialog = page.getByRole("dialog", { name: "Split" });
  await expect(dialog.getByText("Nothing is left over")).toBeVisible();
  await dialog.getByRole("button", { name: "Tick all" }).click();
  await expect(dialog.getByText("4 bookings ticked.")).toBeVisible();
  await expect(dialog.getByText("USD 523.45 too much")).toBeVisible();
  for (const number of ["21700", "21701", "21703"])
    await dialog.getByRole("checkbox", { name: `Count ${mark}-${number}` }).uncheck();
  await expect(dialog.getByText("USD 300.00 left")).toBeVisible();
  await dialog.getByLabel(/^Paste confirmation numbers/).fill(`${mark}-21709\t10.00\n${mark}-21700`);
  await dialog.getByRole("button", { name: "Add these" }).click();
  await expect(dialog.getByText("No booking has this number")).toBeVisible();
  await expect(dialog.getByText("This booking is in the split already")).toBeVisible();
  await dialog.getByRole("checkbox", { name: `Count ${mark}-21703` }).check();
  await dialog.getByRole("button", { name: "Add what is for no booking" }).click();
  await dialog.getByLabel("Part of what is for no booking (USD)").fill("12.50");
  await dialog.getByRole("button", { name: "Add a fee" }).click();
  await dialog.getByRole("button", { name: "Give the rest to the fee" }).click();
  await expect(dialog.getByText("Nothing is left over")).toBeVisible();
  await expectNoBarrier(page, `Split with all its kinds at ${viewport?.width} px`);
  await dialog.getByLabel(/^Paste confirmation numbers/).fill("");
  await dialog.getByRole("button", { name: "Split" }).click();
  await expect(page.getByText("Split among 2 bookings", { exact: true })).toBeVisible();
  expect(await statusesOf(app, [lines.sum])).toEqual({ [lines.sum]: "CLOSED" });
  // The app navigates to the next transaction. Wait for that, because two navigations at once would cancel each other.
  await expect(page).not.toHaveURL(new RegExp(lines.sum));
  await expect(page.getByRole("button", { name: "Link Booking" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Loading..." })).toBeHidden();
  await page.goto(`/admin/transactions/${lines.sum}`);
  await page.getByRole("button", { name: "Unlink Report" }).click();
  await expect(page.getByText("Transaction unlinked", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Unlink Report" })).toBeVisible();
});
