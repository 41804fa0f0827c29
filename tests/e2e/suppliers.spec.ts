import { expectNoBarrier } from "../support/app/barriers";
import { expect, test } from "../support/app/fixtures";
import { signedInPerson } from "../support/people/sign-in";

test("a supplier is added, found, changed, put away and brought back", async ({ page, context, app }) => {
  await signedInPerson(context, app);
  await page.goto("/suppliers");
  await expect(page.getByText("In your network")).toBeVisible();
  await expect(page.getByText("35 days")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Supplier" })).toHaveCount(1);
  await expectNoBarrier(page);

  await page.goto("/suppliers?dialog=add-supplier");
  const form = page.getByRole("dialog", { name: "Add Supplier" });
  await form.getByRole("button", { name: "Add Supplier" }).click();
  await expect(form.getByText("There is a problem")).toBeVisible();
  await expectNoBarrier(page);
  await form.getByRole("textbox", { name: "Supplier name" }).fill("Quay Inn");
  await form.getByLabel("Country").fill("Canada");
  await page.keyboard.press("Control+Enter");
  await expect(form).toBeHidden();
  const row = page.getByRole("link", { name: "Quay Inn" });
  await row.click();
  const detail = page.getByRole("dialog", { name: "Quay Inn" });
  await expect(detail.getByText("Basic Information")).toBeVisible();
  await expect(detail.getByText("35 days after the end of travel, by default")).toBeVisible();
  await expectNoBarrier(page);

  await detail.getByRole("button", { name: "Edit Supplier" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Supplier" });
  await edit.getByLabel("Pays after (days)").fill("14");
  await edit.getByRole("button", { name: "Save Changes" }).click();
  await expect(detail.getByText("14 days after the end of travel")).toBeVisible();
  await detail.getByRole("button", { name: "Close" }).last().click();

  await page.getByRole("button", { name: "Actions for Quay Inn" }).click();
  await page.getByRole("menuitem", { name: "Deactivate" }).click();
  await expect(row).toBeHidden();
  await page.goto("/suppliers?deactivated=yes");
  await page.getByRole("button", { name: "Actions for Quay Inn" }).click();
  await page.getByRole("menuitem", { name: "Reactivate" }).click();
  await expect(row).toBeHidden();
  await page.goto("/suppliers?search=QUAY");
  await expect(row).toBeVisible();
  await expect(page.getByText("Filtered by")).toBeVisible();
  await expect(page.getByText("Showing 1-1 of 1 suppliers")).toBeVisible();
  await page.goto("/suppliers?search=100%25");
  await expect(page.getByText("No suppliers found")).toBeVisible();
});
