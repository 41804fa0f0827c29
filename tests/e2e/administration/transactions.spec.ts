import type { Browser, Page } from "@playwright/test";
import { hydrated } from "../../support/app/alive";
import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import type { RunningApp } from "../../support/app/running-app";
import { withDatabase } from "../../support/people/people";
import { signedInPerson, signInAs } from "../../support/people/sign-in";
import { fillQueue, statusesOf } from "../../support/transactions/queue";

const row = (page: Page, memo: string) => page.getByRole("row").filter({ hasText: memo });
const waiting = (page: Page, count: number) =>
  page.getByText(`${count} transactions to decide`).filter({ visible: true }).first();
const said = (page: Page, words: string) => page.getByText(words, { exact: true });

test("an administrator finds what waits, by status, words and days, and ignores what pays nothing @both", async ({
  page,
  context,
  app,
  viewport,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const { mark } = await fillQueue(app);
  await page.goto(`/admin/transactions?search=${mark}`);
  await expect(page.getByRole("heading", { level: 1, name: "Bank Transactions" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Bank Transactions List" })).toBeVisible();
  await expect(page.getByText("Page 1 of 1 (5 total)")).toBeVisible();
  await expect(row(page, "INTEREST CREDIT")).toBeHidden();
  await expectNoBarrier(page, `the list at ${viewport?.width} px`);
  const ignored = page.getByRole("link", { name: /^1 Ignored$/ });
  await ignored.click();
  await expect(row(page, "INTEREST CREDIT")).toBeVisible();
  await ignored.click();
  await expect(row(page, "POS DEPOSIT")).toBeVisible();
  await page.getByRole("checkbox", { name: /^Select POS DEPOSIT/ }).check();
  await page.getByRole("button", { name: "Ignore", exact: true }).click();
  await expect(said(page, "1 transaction ignored")).toBeVisible();
  await expect(page.getByText("Page 1 of 1 (4 total)")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "POS DEPOSIT")).toBeVisible();
});

test("the whole queue is worked by keyboard alone, and each decision leads to the next @desktop", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const { mark, lines } = await fillQueue(app);
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/${lines.short}/details`, (route) => promise.then(() => route.continue()));
  await page.goto(`/admin/transactions?search=${mark}`);
  await expect(row(page, "POS DEPOSIT")).toBeVisible();
  await hydrated(page);
  await page.keyboard.press("w");
  await expect(page).toHaveURL(new RegExp(lines.exact));
  await expect(page.locator("mark", { hasText: "21700" })).toBeVisible();
  await expect(waiting(page, 5)).toBeVisible();
  await expect(page.getByRole("list", { name: "Timeline" })).toBeVisible();
  await page.keyboard.press("j");
  await expect(page).toHaveURL(new RegExp(lines.short)); // The next transaction is still loading: go back at once.
  await page.keyboard.press("k");
  await expect(page).toHaveURL(new RegExp(lines.exact));
  release();
  await page.keyboard.press("1");
  await expect(page).toHaveURL(new RegExp(lines.short));
  await expect(said(page, `Matched to ${mark}-21700`)).toBeVisible();
  await expect(page.getByText("USD 25.00 less than is owed")).toBeVisible();
  // The memo mentions a fee, and a shortfall of more than a twentieth must be explained; leave the rest owed.
  await expect(page.getByRole("radio", { name: /^A fee was taken/ })).toBeChecked();
  await page.keyboard.press("o");
  await expect(page.getByRole("radio", { name: /^Leave the rest owed/ })).toBeChecked();
  await page.keyboard.press("1");
  await expect(page).toHaveURL(new RegExp(lines.sum));
  await expect(said(page, `Matched to ${mark}-21701`)).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page).toHaveURL(new RegExp(lines.short));
  // The undone match is offered again.
  await expect(page.getByRole("button", { name: `Match ${mark}-21701` })).toBeEnabled();
  await page.keyboard.press("j");
  await page.keyboard.press("1");
  await expect(said(page, "Split among 2 bookings")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(lines.unknown));
  await page.keyboard.press("i");
  await expect(said(page, "Transaction ignored")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(lines.recall));
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog").getByText("Match the candidate of that number")).toBeHidden();
  await expect(page.getByRole("dialog").getByText("Divide it among bookings")).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await statusesOf(app, Object.values(lines))).toMatchObject({
    [lines.exact]: "CLOSED",
    [lines.unknown]: "IGNORED",
    [lines.sum]: "CLOSED",
  });
});

test("the next transaction is there before the server has answered, and the last one again where that refuses @desktop", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const { mark, lines } = await fillQueue(app);
  await open(page, lines.exact, mark);
  await expect(waiting(page, 5)).toBeVisible();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/admin/bank-transactions/**", async (route) => {
    if (route.request().method() === "POST") await released;
    await route.continue();
  });
  await withDatabase(
    app,
    (db) => db`update bank_transactions set version = version + 1 where id = ${lines.exact}`,
  );
  await page.keyboard.press("i");
  await expect(page.locator("mark", { hasText: "21701" })).toBeVisible();
  release();
  await expect(page.getByText("Failed to ignore transaction")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(lines.exact));
  await expect(page.locator("mark", { hasText: "21700" })).toBeVisible();
});

test("of two administrators who decide the same, the second is told, and shown what is now @desktop", async ({
  page,
  context,
  app,
  browser,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const { mark, lines } = await fillQueue(app);
  const other = await secondWindow(browser, app);
  await open(page, lines.exact, mark);
  await open(other.page, lines.exact, mark);
  await expect(other.page.getByRole("button", { name: `Match ${mark}-21702` })).toBeEnabled();
  await page.getByRole("button", { name: `Match ${mark}-21700` }).click();
  await expect(said(page, `Matched to ${mark}-21700`)).toBeVisible();
  await other.page.getByRole("button", { name: `Match ${mark}-21702` }).click();
  await expect(other.page.getByText("Failed to link transaction")).toBeVisible();
  await expect(other.page.getByText(/Another administrator was first/)).toBeVisible();
  await expect(other.page).toHaveURL(new RegExp(lines.exact));
  await expect(other.page.getByRole("button", { name: "Unlink Booking" })).toBeVisible();
  await other.context.close();
});

test("an agent sees the money without a reload @desktop", async ({ page, context, app, browser }) => {
  const queue = await fillQueue(app);
  await signInAs(context, app, queue.ada);
  await page.goto("/bookings/open");
  await expect(row(page, `${queue.mark}-21700`)).toBeVisible();
  // From now on, the page learns of others' changes.
  await page.waitForResponse((response) => response.url().includes("/api/users/me/changes"));
  const admin = await secondWindow(browser, app);
  await open(admin.page, queue.lines.exact, queue.mark);
  await admin.page.getByRole("button", { name: `Match ${queue.mark}-21700` }).click();
  await expect(said(admin.page, `Matched to ${queue.mark}-21700`)).toBeVisible();
  await expect(row(page, `${queue.mark}-21700`)).toBeHidden();
  await admin.context.close();
});

test("a transaction is split, linked by its number, unlinked, and found by its payout's address", async ({
  page,
  context,
  app,
  viewport,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const { mark, lines } = await fillQueue(app);
  await open(page, lines.unknown, mark);
  await expectNoBarrier(page, `the workbench at ${viewport?.width} px`);
  await page.getByRole("button", { name: "Link Booking" }).click();
  const dialog = page.getByRole("dialog");
  const link = dialog.getByRole("button", { name: "Link", exact: true });
  await expect(link).toBeDisabled();
  await expectNoBarrier(page, `Link to Booking at ${viewport?.width} px`);
  await dialog.getByRole("combobox").fill(`${mark}-21703`);
  await dialog.getByRole("option").click();
  await link.click();
  await expect(said(page, `Matched to ${mark}-21703`)).toBeVisible();
  // The app navigates to the next transaction.
  await expect(page).not.toHaveURL(new RegExp(lines.unknown));
  // Wait until that transaction and its position in the queue have loaded, because two navigations at once would cancel
  // each other.
  await expect(page.getByRole("button", { name: "Link Booking" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Loading..." })).toBeHidden();
  await page.goto(`/admin/transactions/${lines.unknown}`);
  await page.getByRole("button", { name: "Unlink Booking" }).click();
  await expect(said(page, "Transaction unlinked")).toBeVisible();
  await page.getByRole("button", { name: "Split" }).click();
  await expect(dialog.getByRole("button", { name: "Split" })).toBeDisabled();
  for (const number of ["21700", "21701"]) {
    await dialog.getByRole("combobox", { name: /^Add a booking/ }).fill(`${mark}-${number}`);
    await dialog.getByRole("option").click();
  }
  await dialog.getByLabel(`Part of ${mark}-21700 (USD)`).fill("90.00");
  await dialog.getByRole("button", { name: `Give the rest to ${mark}-21701` }).click();
  await expect(dialog.getByText("Nothing is left over")).toBeVisible();
  await expectNoBarrier(page, `Split at ${viewport?.width} px`);
  await dialog.getByRole("button", { name: "Split" }).click();
  await expect(said(page, "Split among 2 bookings")).toBeVisible();
});

test("a supplier is assigned, and the matcher looks again at what is chosen, and at one", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const { mark, lines } = await fillQueue(app);
  await open(page, lines.unknown, mark);
  await page.getByRole("button", { name: "Assign Supplier" }).click();
  const dialog = page.getByRole("dialog", { name: "Assign Supplier" });
  await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
  await dialog.getByRole("combobox").fill(`Greatwind Tours ${mark}`);
  await dialog.getByRole("option").click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(said(page, `Supplier assigned: Greatwind Tours ${mark}`)).toBeVisible();
  await expect(page.getByRole("link", { name: `Greatwind Tours ${mark}` }).first()).toBeVisible();
  await page.getByRole("button", { name: "Look again" }).click();
  await expect(said(page, "The matcher looks at 1 transaction again")).toBeVisible();
  await page.goto(`/admin/transactions?search=${mark}`);
  for (const memo of ["BATCH 0341", "POS DEPOSIT"]) await row(page, memo).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Look again" }).click();
  await expect(said(page, "The matcher looks at 2 transactions again")).toBeVisible();
  const decidedAnew = () =>
    withDatabase(
      app,
      (db) => db`select 1 from bank_transactions where id = any(${[lines.sum, lines.unknown]})
        and decided_at > created_at + interval '1 microsecond' and decision is not null`,
    );
  await expect.poll(async () => (await decidedAnew()).length).toBe(2);
});

test("what isn't there is said to be gone", async ({ page, context, app }) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  await page.goto("/admin/bank-transactions/00000000-0000-7000-8000-000000000000");
  await expect(page.getByText("Transaction not found.")).toBeVisible();
});

async function open(page: Page, id: string, mark: string): Promise<void> {
  await page.goto(`/admin/bank-transactions/${id}?search=${mark}`);
  await expect(page.getByRole("heading", { level: 1, name: "Bank Transaction" })).toBeVisible();
  await hydrated(page);
}

async function secondWindow(browser: Browser, app: RunningApp) {
  const context = await browser.newContext({ baseURL: app.baseURL });
  await signedInPerson(context, app, { role: "ADMIN" });
  return { page: await context.newPage(), context };
}
