import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { DRAFT } from "../../support/http/booking-draft";
import { payoutsOn } from "../../support/payouts/payouts";
import { withDatabase } from "../../support/people/people";
import { signedInPerson } from "../../support/people/sign-in";
import { newAccount, received } from "../../support/transactions/transactions";

test("an administrator looks what a month leaves open, locks it, reads the reports, takes the journal along, and opens it again", async ({
  page,
  context,
  app,
  viewport,
}) => {
  await signedInPerson(context, app, { role: "ADMIN" });
  const booking = await (await page.request.post("/api/bookings", { data: DRAFT })).json();
  const [matched] = await withDatabase(app, async (db) => {
    await db`update books set locked_to = null`;
    await db`delete from book_months`;
    await payoutsOn(db, { default_percent_bp: 6_000 });
    const account = await newAccount(db);
    return received(
      db,
      account,
      { amountMinor: 31_050, bookedOn: "2026-02-10" },
      { amountMinor: 4_711, bookedOn: "2026-02-12" },
    );
  });
  const told = await page.request.post(`/api/admin/bank-transactions/${matched}/match`, {
    data: { bookingId: booking.id, acceptDifference: "accept" },
  });
  expect(told.status(), await told.text()).toBe(200);

  await page.goto("/admin/books");
  await expect(page.getByRole("navigation", { name: "Admin Panel" }).getByText("Books")).toHaveCount(
    (viewport?.width ?? 0) > 1_000 ? 1 : 0,
  );
  await expectNoBarrier(page, `the months at ${viewport?.width}`);
  await page.getByRole("button", { name: "Accounts" }).click();
  const accounts = page.getByRole("dialog", { name: "Accounts" });
  await accounts.getByLabel("Commission income").fill("4000 Commission");
  await expectNoBarrier(page, `accounts at ${viewport?.width}`);
  await accounts.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Accounts saved")).toBeVisible();

  await page.goto("/admin/books/2026-02");
  await expect(page.getByRole("link", { name: "1 transaction to match" })).toBeVisible();
  await expect(page.getByText("4000 Commission").first()).toBeVisible();
  await expectNoBarrier(page, `a month at ${viewport?.width}`);
  await page.getByRole("button", { name: "Lock month" }).click();
  const asked = page.getByRole("alertdialog");
  await expect(asked.getByText("Still open: 1 transaction to match.")).toBeVisible();
  await expectNoBarrier(page, `locking at ${viewport?.width}`);
  await asked.getByRole("button", { name: "Lock month" }).click();
  await expect(page.getByText("Locked", { exact: true }).first()).toBeVisible();

  const refused = await page.request.post(`/api/admin/bank-transactions/${matched}/match`, {
    data: { bookingId: null },
  });
  expect(refused.status()).toBe(409);
  expect((await refused.json()).message).toContain("February 2026 is locked");

  const taken = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export journal in USD" }).click();
  await page.getByRole("menuitem", { name: "QuickBooks Online (CSV)" }).click();
  expect((await taken).suggestedFilename()).toBe("journal-2026-02-USD.csv");

  await page.getByRole("link", { name: "Money received by the bank" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Bank reconciliation" })).toBeVisible();
  await expect(page.getByText("Closing balance").first()).toBeVisible();
  await expectNoBarrier(page, `a reconciliation at ${viewport?.width}`);
  await page.goto("/admin/books/reports");
  await expectNoBarrier(page, `the reports at ${viewport?.width}`);
  await page.getByRole("link", { name: "Commission by supplier" }).click();
  await page.getByLabel("Year").selectOption("2026");
  await expect(page.getByRole("figure").getByText("Received by month, in USD").first()).toBeVisible();
  await expectNoBarrier(page, `a report with a trend at ${viewport?.width}`);

  await page.goto("/admin/books/2026-02");
  await page.getByRole("button", { name: "Unlock month" }).click();
  await page.getByRole("textbox", { name: /^Reason/ }).fill("A fee was missing");
  await page.getByRole("dialog").getByRole("button", { name: "Unlock month" }).click();
  await expect(page.getByText("February 2026 is open again")).toBeVisible();
});
