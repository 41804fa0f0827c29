import type { Page } from "@playwright/test";
import { hydrated } from "../../support/app/alive";
import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { signedInPerson } from "../../support/people/sign-in";
import { sharedSupplier } from "../../support/suppliers/shared-supplier";
import { fillQueue } from "../../support/transactions/queue";

const said = (page: Page, words: string) => page.getByText(words, { exact: true });
/** Undoes, and leaves the message, which would stay above the buttons as long as the pointer is on it. */
async function undo(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await page.mouse.move(0, 0);
}

test("suppliers that look alike are told apart, merged from the list, and parted again", async ({
  page,
  context,
  app,
  viewport,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const mark = `${Date.now()}${viewport?.width}`;
  const [one, other] = [`Quay House ${mark}`, `Quay-House ${mark}`];
  await sharedSupplier(app, { name: one, isVerified: true });
  await sharedSupplier(app, { name: other });
  await page.goto("/admin/suppliers");
  await hydrated(page);
  const merge = page.getByRole("button", { name: `Merge ${other} into ${one}` });
  await page.getByRole("button", { name: `${other} and ${one} are not the same` }).click();
  await expect(said(page, `${other} and ${one} stay two`)).toBeVisible();
  await expect(merge).toBeHidden();
  await undo(page);
  await merge.click();
  await expect(said(page, `${other} merged into ${one}`)).toBeVisible();
  await expect(merge).toBeHidden();
  await undo(page);
  await expect(said(page, `${other} is a supplier of its own again`)).toBeVisible();
  await expect(merge).toBeVisible();
});

test("a supplier is merged by its page, which leads to the other one, where it is parted again", async ({
  page,
  context,
  app,
  viewport,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const mark = `${Date.now()}${viewport?.width}`;
  const [from, into] = [`Pier Nine ${mark}`, `Jetty Stays ${mark}`];
  const fromId = await sharedSupplier(app, { name: from });
  const intoId = await sharedSupplier(app, { name: into });
  await page.goto(`/admin/suppliers/${fromId}`);
  await page.getByRole("button", { name: "Actions", exact: true }).click();
  await page.getByRole("menuitem", { name: "Merge into..." }).click();
  const dialog = page.getByRole("dialog", { name: `Merge ${from}` });
  await expect(dialog.getByRole("button", { name: "Merge", exact: true })).toBeDisabled();
  await dialog.getByRole("combobox").fill(into);
  await dialog.getByRole("option").click();
  await expectNoBarrier(page, `merging at ${viewport?.width}`);
  await dialog.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(said(page, `${from} merged into ${into}`)).toBeVisible();
  await expect(page).toHaveURL(`/admin/suppliers/${intoId}`);
  await page.getByRole("button", { name: `Undo the merge of ${from}` }).click();
  await expect(said(page, `${from} is a supplier of its own again`)).toBeVisible();
  await expect(page.getByText("Merged into this supplier")).toBeHidden();
});

test("bank patterns are added with what they hit, removed, and brought back", async ({
  page,
  context,
  app,
  viewport,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const { mark } = await fillQueue(app);
  const id = await sharedSupplier(app, { name: `Cafe Supplies ${mark}`, patterns: [["quay", "stays"]] });
  await page.goto(`/admin/suppliers/${id}`);
  await hydrated(page);
  await page.getByRole("button", { name: "Add pattern" }).click();
  await page.getByLabel("New pattern").fill(mark);
  await expect(page.getByText(/^Matches \d/)).toBeVisible();
  await expectNoBarrier(page, `a new pattern at ${viewport?.width}`);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(said(page, "Bank pattern added")).toBeVisible();
  await expect(page.getByRole("button", { name: `Remove pattern ${mark.toLowerCase()}` })).toBeVisible();
  const old = page.getByRole("button", { name: "Remove pattern quay + stays" });
  await old.click();
  await expect(said(page, "Bank pattern removed")).toBeVisible();
  await expect(old).toBeHidden();
  await undo(page);
  await expect(old).toBeVisible();
});
