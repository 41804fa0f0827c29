import type { Page } from "@playwright/test";
import { hydrated } from "../../support/app/alive";
import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { signedInPerson } from "../../support/people/sign-in";
import { fillQueue, statusesOf } from "../../support/transactions/queue";

const row = (page: Page, memo: string) => page.getByRole("row").filter({ hasText: memo });
const said = (page: Page, words: string) => page.getByText(words, { exact: true });

test("a row is peeked at beside the list, and the queue is worked there by keys, row by row @desktop", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const { mark, lines } = await fillQueue(app);
  await page.goto(`/admin/transactions?search=${mark}`);
  await hydrated(page);
  const panel = page.getByRole("complementary", { name: "Peek" });
  await page.keyboard.press("j");
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(new RegExp(`peek=${lines.exact}`));
  await expect(panel.getByText("Exactly what is owed")).toBeVisible();
  await expectNoBarrier(page, "a transaction that is peeked at");
  await page.keyboard.press("j");
  await expect(page).toHaveURL(new RegExp(`peek=${lines.short}`));
  await expect(panel.getByText("USD 25.00 less than is owed")).toBeVisible();
  await page.keyboard.press("k");
  await expect(panel.getByText("Exactly what is owed")).toBeVisible();
  await page.keyboard.press("1");
  await expect(said(page, `Matched to ${mark}-21700`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`peek=${lines.short}`));
  // A closed transaction leaves the list with its next refresh, and returns with the refresh after the undo.
  await expect(row(page, "COMMISSION 21700")).toBeHidden();
  await page.keyboard.press("Control+z");
  await expect(page).toHaveURL(new RegExp(`peek=${lines.exact}`));
  await expect(panel.getByRole("button", { name: `Match ${mark}-21700` })).toBeEnabled();
  await expect(row(page, "COMMISSION 21700")).toBeVisible();
  await page.keyboard.press("x");
  await expect(
    page.getByRole("checkbox", { name: /^Select GREATWIND TOURS COMMISSION 21700/ }),
  ).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(panel).toBeVisible();
  await page.keyboard.press("s");
  const supplier = page.getByRole("dialog", { name: "Edit Supplier" });
  await expect(supplier).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(supplier).toBeHidden();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(panel.getByText("No booking fits this payment yet.")).toBeVisible();
  await page.keyboard.press("i");
  await expect(said(page, "Transaction ignored")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`peek=${lines.recall}`));
  await expect(row(page, "POS DEPOSIT")).toBeHidden();
  await page.reload();
  await expect(panel.getByText("CHARGEBACK")).toBeVisible();
  await page.getByRole("button", { name: "Close the peek" }).click();
  await expect(panel).toBeHidden();
  expect(await statusesOf(app, [lines.unknown])).toEqual({ [lines.unknown]: "IGNORED" });
});

test("what the matcher proposes is confirmed together, once it was shown what that pays @desktop", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const { mark, lines } = await fillQueue(app);
  await page.goto(`/admin/transactions?search=${mark}`);
  for (const memo of ["COMMISSION 21700", "21701 LESS WIRE", "POS DEPOSIT"])
    await row(page, memo).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Confirm..." }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm matches" });
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  await expect(dialog.getByText(`${mark}-21700`)).toBeVisible();
  await expect(dialog.getByText("USD 498.45")).toBeVisible();
  await expect(dialog.getByText(/1 other chosen transaction has nothing to confirm/)).toBeVisible();
  await expectNoBarrier(page, "what is confirmed together");
  await dialog.getByRole("button", { name: "Confirm 2" }).click();
  await expect(said(page, "2 transactions confirmed")).toBeVisible();
  await expect
    .poll(() => statusesOf(app, [lines.exact, lines.short]))
    .toEqual({
      [lines.exact]: "CLOSED",
      [lines.short]: "CONFIRMED",
    });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect
    .poll(() => statusesOf(app, [lines.exact, lines.short]))
    .toEqual({
      [lines.exact]: "MATCHED_NEEDS_CONFIRMATION",
      [lines.short]: "MATCHED_NEEDS_CONFIRMATION",
    });
});
