import { loseWrites, whileUnreadable } from "../../support/app/broken";
import { expect, test } from "../../support/app/fixtures";
import { fillLedger } from "../../support/database/ledger";
import { deliver, sampleMail } from "../../support/mails/mail";
import { signedInPerson } from "../../support/people/sign-in";

test("a dashboard whose figures fail says so, with its cards at zero, and comes back", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app);
  await deliver(app, person.id, sampleMail("d01", `failed-${person.id}`));
  await whileUnreadable(app, "bookings", async () => {
    await page.goto("/");
    await expect(page.getByText("Failed to load dashboard data")).toBeVisible();
    await expect(page.getByRole("link", { name: "Pending commissions" })).toBeVisible();
    await expect(page.getByText("USD 0.00").first()).toBeVisible();
    await expect(page.getByText("Data Unavailable").first()).toBeVisible();
  });
  await page.getByRole("button", { name: "Try Again" }).first().click();
  await expect(page.getByText("Failed to load dashboard data")).toBeHidden();
});

test("a linked mail that can't be read leaves the shell and the list standing @long", async ({
  page,
  context,
  app,
}) => {
  const person = await signedInPerson(context, app);
  await deliver(app, person.id, sampleMail("d01", `unread-${person.id}`));
  await page.goto("/emails/new");
  await expect(page.getByText("Data Extracted")).toBeVisible();
  await page.getByRole("link", { name: /40117-RX82/ }).click();
  await expect(page).toHaveURL(/emailId=/);
  const address = page.url();
  await whileUnreadable(app, "email_items", async () => {
    await page.goto(address);
    await expect(page.getByRole("link", { name: /40117-RX82/ })).toBeVisible();
    await expect(page.getByRole("button", { name: "Try Again" }).first()).toBeVisible();
  });
  await page.getByRole("button", { name: "Try Again" }).first().click();
  await expect(page.getByText("Everything a booking needs is here").filter({ visible: true })).toBeVisible();
});

test("a changed due date comes back by undo, which says when it fails and can be tried again @desktop", async ({
  page,
  context,
  app,
}) => {
  const { overdue } = await fillLedger(app, await signedInPerson(context, app));
  await page.goto(`/bookings/open?search=${overdue}`);
  const row = page.getByRole("row").filter({ hasText: overdue });
  const before = await row.innerText();
  await page.getByRole("link", { name: overdue, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Change due date" }).click();
  await dialog.getByLabel("Commission due on").fill("12/31/2031");
  await dialog.getByRole("button", { name: "Set due date" }).click();
  await expect(dialog.getByText("Expected by (own date)")).toBeVisible();
  const find = await loseWrites(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Failed to change the due date")).toBeVisible();
  await find();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(dialog.getByText("Expected by", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => row.innerText()).toBe(before);
});
