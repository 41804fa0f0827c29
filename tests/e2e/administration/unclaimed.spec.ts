import type { Page } from "@playwright/test";
import { expectNoBarrier } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { signedInPerson } from "../../support/people/sign-in";
import { agentToClaim, SECRETS } from "../../support/screens/unclaimed";

const UNCLAIMED = "/bookings/open?view=unclaimed";

/** Opens the offers once the worker has found them, which takes seconds. */
async function openOffers(page: Page, supplier: string) {
  const card = page.getByRole("group", { name: supplier, exact: true });
  await expect(async () => {
    await page.goto(UNCLAIMED);
    await expect(card.first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  return card;
}

test("an agent claims commission that came without a booking, and an administrator approves it", async ({
  page,
  context,
  app,
  browser,
  viewport,
}) => {
  const { supplier } = await agentToClaim(context, app);
  const heard: string[] = [];
  page.on("response", (response) => {
    void response.text().then(
      (text) => heard.push(text),
      () => undefined,
    );
  });
  const card = await openOffers(page, supplier);
  await expect(card).toContainText("HB-1, Amara Okonkow");
  await expectNoBarrier(page, `offers at ${viewport?.width}`);
  await page.goto("/");
  await page.getByRole("link", { name: "1 payment of commission may be yours" }).click();
  await card.getByRole("button", { name: "Claim for HB-1" }).click();
  await expect(page.getByText("Commission claimed")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await card.getByRole("button", { name: "Claim for HB-1" }).click();
  await expect(page.getByRole("region", { name: "Waiting for a decision" })).toContainText(supplier);
  await expectNoBarrier(page, `a claim at ${viewport?.width}`);
  for (const secret of SECRETS)
    expect(
      heard.filter((text) => text.includes(secret)),
      secret,
    ).toEqual([]);
  expect(heard.some((text) => text.includes(supplier))).toBe(true);

  const office = await browser.newContext({ viewport: viewport ?? null, baseURL: app.baseURL });
  await signedInPerson(office, app, { role: "ADMIN" });
  const desk = await office.newPage();
  await desk.goto("/admin/unclaimed");
  const came = desk.getByRole("group", { name: supplier, exact: true });
  await expect(came).toContainText("USD 7,313.37");
  await expect(came).toContainText("OKONKWO/AMARA");
  await expectNoBarrier(desk, `claims at ${viewport?.width}`);
  await came.getByRole("button", { name: /^Approve/ }).click();
  await expect(desk.getByText("Claim approved and matched")).toBeVisible();
  await expect(came).toContainText("Approved");
  await office.close();

  await page.goto(UNCLAIMED);
  await expect(page.getByRole("region", { name: "Decided" })).toContainText("Approved");
});

test("an agent says that commission isn't theirs, chooses another booking, and adds one for it @desktop", async ({
  page,
  context,
  app,
  browser,
}) => {
  const { supplier } = await agentToClaim(context, app, 3);
  const cards = await openOffers(page, supplier);
  await expect(cards).toHaveCount(3);
  await cards
    .first()
    .getByRole("button", { name: /^Not mine/ })
    .click();
  const notMine = page.getByRole("region", { name: "Not mine" });
  await expect(notMine).toContainText(supplier);
  await notMine.getByRole("button", { name: /^It may be mine/ }).click();
  await expect(cards).toHaveCount(3);

  await cards.first().getByRole("button", { name: "Choose another booking" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose a booking" });
  await expect(dialog.getByRole("button", { name: /^Claim for/ })).toHaveCount(3);
  await dialog.getByLabel("Search your bookings").fill("HB-3");
  await expect(dialog.getByRole("button", { name: /^Claim for/ })).toHaveCount(1);
  await expectNoBarrier(page, "choosing a booking");
  await dialog.getByRole("button", { name: "Claim for HB-3" }).click();
  await expect(dialog).toBeHidden();
  await expect(cards).toHaveCount(2);

  await cards.first().getByRole("button", { name: "Add a booking for it" }).click();
  const form = page.getByRole("dialog", { name: "Add New Booking" });
  await expect(form.getByRole("combobox", { name: "Supplier" })).toHaveValue(supplier);
  await expect(form.getByLabel("Confirmation Number")).toHaveValue("");
  await form.getByLabel("Confirmation Number").fill("NEW-7");
  await form
    .getByLabel(/^Total Booking Amount|^Total Booking/)
    .first()
    .fill("1000");
  await form
    .getByLabel(/^Expected Commission/)
    .first()
    .fill("100");
  await form.getByRole("textbox", { name: /Travel Start Date/ }).fill("03/01/2026");
  await form.getByRole("textbox", { name: /Travel End Date/ }).fill("03/08/2026");
  await form.getByRole("button", { name: "Create Booking" }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole("region", { name: "Waiting for a decision" })).toContainText("NEW-7");

  const office = await browser.newContext({ baseURL: app.baseURL });
  await signedInPerson(office, app, { role: "ADMIN" });
  const desk = await office.newPage();
  await desk.goto("/admin/unclaimed");
  await desk.getByRole("button", { name: /^Decline .*NEW-7/ }).click();
  const decline = desk.getByRole("dialog", { name: "Decline claim" });
  await decline.getByLabel("Note").fill("Paid in 2025 already.");
  await expectNoBarrier(desk, "declining");
  await decline.getByRole("button", { name: "Decline", exact: true }).click();
  await expect(desk.getByText("Claim declined")).toBeVisible();
  await office.close();
  await page.goto(UNCLAIMED);
  await expect(page.getByRole("region", { name: "Decided" })).toContainText("Paid in 2025 already.");
});
