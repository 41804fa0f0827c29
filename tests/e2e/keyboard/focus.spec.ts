import { expect, test } from "../../support/app/fixtures";
import { fillLedger } from "../../support/database/ledger";
import { signedInPerson } from "../../support/people/sign-in";

test("a question above a dialog gives the focus back to the field it was asked from @desktop", async ({
  page,
  context,
  app,
}) => {
  await signedInPerson(context, app);
  await page.goto("/bookings/open");
  const add = page.getByRole("main").getByRole("button", { name: "Add Booking" });
  const client = page.getByRole("dialog", { name: "Add New Booking" }).getByLabel("Client Name");
  await expect(async () => {
    if (!(await client.isVisible())) await add.press("Enter", { timeout: 1_000 });
    await expect(client).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await client.focus();
  await page.keyboard.type("Marta Lind");
  const question = page.getByRole("alertdialog", { name: "Discard Changes?" });
  await page.keyboard.press("Escape");
  await expect(question.getByRole("button", { name: "Keep Editing" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(client).toBeFocused();
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Discard Changes" }).press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(add).toBeFocused();
});

test("a supplier that is put off takes the focus along @desktop", async ({ page, context, app }) => {
  const ledger = await fillLedger(app, await signedInPerson(context, app));
  await page.goto("/bookings/open?view=chase");
  const card = page.getByRole("region", { name: ledger.supplier });
  await expect(async () => {
    const isOpen = await page.getByRole("menu").isVisible();
    if (!isOpen) await card.getByRole("button", { name: "More" }).press("Enter", { timeout: 1_000 });
    await expect(page.getByRole("menu")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole("menuitem", { name: "Put off for a week", exact: true }).press("Enter");
  await expect(card.getByText(/put off until/)).toBeVisible();
  await expect(card.locator("button:focus")).toBeVisible();
});

test("the sidebar of a phone gives the focus back to its button @phone", async ({ page, context, app }) => {
  await signedInPerson(context, app);
  await page.goto("/");
  const toggle = page.getByRole("button", { name: "Toggle Sidebar" });
  await expect(async () => {
    if (!(await page.getByRole("dialog").isVisible())) await toggle.press("Enter", { timeout: 1_000 });
    await expect(page.getByRole("dialog", { name: "Sidebar" })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(toggle).toBeFocused();
});
