import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { DRAFT } from "../../support/http/booking-draft";
import { payoutsOn } from "../../support/payouts/payouts";
import { readyShares } from "../../support/payouts/ready-shares";
import { withDatabase } from "../../support/people/people";
import { signedInPerson } from "../../support/people/sign-in";

test("an agent says where they are paid, an administrator pays a run, and the agent reads the statement", async ({
  browser,
  page,
  context,
  app,
  viewport,
}) => {
  await withDatabase(app, async (db) => {
    await db`truncate payout_runs, payouts, payout_shares, payout_adjustments cascade`;
    await payoutsOn(db, { needs_second_approver: false });
  });
  const ada = await signedInPerson(context, app);
  const booking = await (await page.request.post("/api/bookings", { data: DRAFT })).json();
  const bens = [{ amount: 500_000 }, { amount: 30_050 }];
  await withDatabase(app, (db) => readyShares(db, { userId: ada.id, bookingId: booking.id }, bens));

  await page.goto("/payouts");
  await expect(page.getByText("USD 5,300.50")).toBeVisible();
  await page.getByRole("button", { name: "Add Bank Account" }).click();
  const dialog = page.getByRole("dialog", { name: "Bank account" });
  await dialog.getByLabel("Name on the account").fill("Ada Fern");
  await dialog.getByLabel("Routing number").fill("021000022");
  await dialog.getByLabel("Account number").fill("123456789");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("one of its digits is wrong").first()).toBeVisible();
  await expectNoBarrier(page, `the account's form at ${viewport?.width}`);
  await dialog.getByLabel("Routing number").fill("021000021");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("ends in 6789")).toBeVisible();
  await expect(page.getByText("Nothing is paid to it before")).toBeVisible();
  await expectNoBarrier(page, `payouts to come at ${viewport?.width}`);
  await withDatabase(app, (db) => db`update payout_accounts set created_at = created_at - interval '3 days'`);

  const office = await browser.newContext({ baseURL: app.baseURL, viewport: viewport ?? null });
  await signedInPerson(office, app, { role: "ADMIN" });
  const desk = await office.newPage();
  await desk.goto("/admin/payouts");
  await desk.getByRole("button", { name: "New run" }).click();
  await desk.getByRole("button", { name: "Draft run" }).click();
  await expect(desk.getByRole("heading", { name: "Run 1", level: 1 })).toBeVisible();
  await desk.getByRole("link", { name: "Ada Fern" }).click();
  await expect(desk.getByText("Paid to the account that ends in 6789.")).toBeVisible();
  await expectNoBarrier(desk, `a draft at ${viewport?.width}`);
  await desk.getByRole("button", { name: "Take out HB-4471" }).first().click();
  await desk.getByRole("textbox", { name: /^Reason/ }).fill("In dispute");
  await desk.getByRole("dialog").getByRole("button", { name: "Take out" }).click();
  await expect(desk.getByText("Taken out: HB-4471")).toBeVisible();
  await desk.getByRole("button", { name: "Actions for Ada Fern" }).click();
  await desk.getByRole("menuitem", { name: "Adjust" }).click();
  await desk.getByRole("textbox", { name: /^Amount/ }).fill("-25.50");
  await desk.getByRole("textbox", { name: /^What for/ }).fill("Annual fee");
  await desk.getByRole("dialog").getByRole("button", { name: "Adjust" }).click();
  await expect(desk.getByRole("cell", { name: "Annual fee", exact: true })).toBeVisible();
  await desk.getByRole("button", { name: "Approve" }).click();
  await expectNoBarrier(desk, `approving at ${viewport?.width}`);
  await desk.getByRole("alertdialog").getByRole("button", { name: "Approve run" }).click();
  await desk.getByRole("button", { name: "File for the bank" }).click();
  const file = desk.getByRole("dialog", { name: "File for the bank" });
  await file.getByLabel("Format").selectOption("csv");
  const taken = desk.waitForEvent("download");
  await file.getByRole("button", { name: "Download" }).click();
  expect((await taken).suggestedFilename()).toBe("payouts-1-USD.csv");
  await desk.getByRole("button", { name: "Mark as paid" }).click();
  await desk.getByRole("alertdialog").getByRole("button", { name: "Mark as paid" }).click();
  await expect(desk.getByText("Run marked as paid")).toBeVisible();
  await desk.goto("/admin/payouts");
  await expectNoBarrier(desk, `runs at ${viewport?.width}`);

  // The agent's page, open all the time, has updated.
  await page.getByRole("table", { name: "Payouts" }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: /^USD/ })).toBeVisible();
  await expect(page.getByText("Annual fee")).toBeVisible();
  await expectNoBarrier(page, `a statement at ${viewport?.width}`);
  await page.getByRole("link", { name: "HB-4471" }).click();
  await expect(page).toHaveURL(new RegExp(`/bookings/.*${booking.id}`));

  await desk.getByRole("link", { name: "Run 1" }).click();
  await desk.getByRole("button", { name: "Actions for Ada Fern" }).click();
  await desk.getByRole("menuitem", { name: "It came back" }).click();
  await desk.getByRole("textbox", { name: /^Reason/ }).fill("Account closed");
  await desk.getByRole("dialog").getByRole("button", { name: "It came back" }).click();
  await expect(desk.getByText("Payout came back: Ada Fern")).toBeVisible();
  await expect(desk.getByText(/^Came back, commission up to .*: USD [\d.,]+ for 1 agent$/)).toBeVisible();
  await office.close();
});
