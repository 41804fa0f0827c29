import type { Page } from "@playwright/test";
import { hydrated } from "../../support/app/alive";
import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { withDatabase } from "../../support/people/people";
import { signedInPerson } from "../../support/people/sign-in";
import { ofx } from "../../support/statements/ofx";
import { fillQueue, statusesOf } from "../../support/transactions/queue";
import { newAccount } from "../../support/transactions/transactions";

const row = (page: Page, memo: string) => page.getByRole("row").filter({ hasText: memo });
const said = (page: Page, words: string) => page.getByText(words, { exact: true });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

test("what pays no commission leaves the queue by a rule, by a key and in bulk, and comes back", async ({
  page,
  context,
  app,
  viewport,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const { mark, lines } = await fillQueue(app);
  const where = `at ${viewport?.width} px`;
  await page.goto(`/admin/transactions?search=${mark}`);
  await hydrated(page);

  await page.getByRole("button", { name: "Category rules" }).click();
  await dialog(page, "Category rules").getByRole("button", { name: "New rule" }).click();
  const rule = dialog(page, "New rule");
  await rule.getByLabel("Words in the transaction").fill(`wire fee ${mark}`);
  await rule.getByLabel("Category").selectOption("Bank fee");
  await expect(rule.getByText("Nothing that is open now.")).toBeVisible();
  await expectNoBarrier(page, `a new rule ${where}`);
  await rule.getByRole("button", { name: "Add rule" }).click();
  await expect(said(page, "Rule added")).toBeVisible();
  await expect(dialog(page, "Category rules").getByText(`wire fee ${mark.toLowerCase()}`)).toBeVisible();
  await expectNoBarrier(page, `the rules ${where}`);
  await page.keyboard.press("Escape");

  const { id: accountId } = await withDatabase(app, newAccount);
  const file = ofx([
    { day: "2026-06-01", amount: "-25.00", memo: `FEE FOR WIRE ${mark}` },
    { day: "2026-06-02", amount: "3.20", memo: `CREDIT OF INTEREST ${mark}` },
  ]);
  const imported = await page.request.post("/api/admin/bank-transactions/import", {
    multipart: {
      accountId,
      file: { name: "june.ofx", mimeType: "application/x-ofx", buffer: Buffer.from(file) },
    },
  });
  expect(imported.status()).toBe(200);
  const found = async (category: string) => {
    const data = { filters: { search: mark, category } };
    const answer = await page.request.post("/api/admin/bank-transactions/list", { data });
    return (await answer.json()).data;
  };
  await expect.poll(() => found("BANK_FEE")).toHaveLength(1);

  await page.goto(`/admin/bank-transactions/${lines.unknown}?search=${mark}`);
  await hydrated(page);
  await expect(page.getByRole("button", { name: "Set category" })).toBeVisible();
  await page.keyboard.press("c");
  await expect(dialog(page, "Set category")).toBeVisible();
  await expectNoBarrier(page, `the category of a transaction ${where}`);
  await page.keyboard.press("7");
  await expect(page.getByRole("radio", { name: "Other cost" })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(said(page, "Category set: Other cost")).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(lines.unknown));
  expect(await statusesOf(app, [lines.unknown])).toEqual({ [lines.unknown]: "IGNORED" });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => found("OTHER_COST")).toHaveLength(0);

  await page.goto(`/admin/transactions?search=${mark}`);
  await expect(row(page, "FEE FOR WIRE")).toBeHidden();
  await page.getByRole("checkbox", { name: /^Select CREDIT OF INTEREST/ }).check();
  await page.getByRole("button", { name: "Set category..." }).click();
  await page.getByRole("radio", { name: "Interest" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(said(page, "1 transaction set to Interest")).toBeVisible();
  await expect(row(page, "CREDIT OF INTEREST")).toBeHidden();
  await page.getByRole("button", { name: "Category Any" }).click();
  await page.getByRole("menuitemradio", { name: "Bank fee" }).click();
  await expect(row(page, "FEE FOR WIRE")).toContainText("Ignored · Bank fee");
  await row(page, "FEE FOR WIRE").getByRole("link").first().click();
  await expect(page.getByText(`By the rule for “wire fee ${mark.toLowerCase()}”`)).toBeVisible();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(said(page, "Transaction restored")).toBeVisible();
  await expect.poll(() => found("BANK_FEE")).toHaveLength(0);
});
