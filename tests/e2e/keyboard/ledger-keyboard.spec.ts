import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../support/app/fixtures";
import { csv, row } from "../../support/csv/csv-upload";
import { fillLedger } from "../../support/database/ledger";
import { signedInPerson } from "../../support/people/sign-in";

const inDays = (days: number) =>
  new Intl.DateTimeFormat("en-US", { month: "2-digit", day: "2-digit", year: "numeric" }).format(
    new Date(Date.now() + days * 86_400_000),
  );

/** Focuses `control` once the page is hydrated, as Tab would, and presses a key until the result is visible. */
async function pressOn(control: Locator, key: string, brings: Locator): Promise<void> {
  await expect(async () => {
    if (!(await brings.isVisible())) {
      await control.focus({ timeout: 1_000 });
      await control.press(key, { timeout: 1_000 });
    }
    await expect(brings).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Presses Tab until the control is focused; fails if the focus is ever lost. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    if (await control.evaluate((one) => one === document.activeElement)) return;
  }
  await expect(control).toBeFocused();
}

async function type(page: Page, name: string, text: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await tabTo(
    page,
    dialog
      .getByRole("textbox", { name, exact: true })
      .or(dialog.getByRole("combobox", { name, exact: true })),
  );
  await page.keyboard.type(text);
}

/** Selects an entry of the open menu with the arrow keys. */
async function choose(page: Page, entry: string): Promise<void> {
  const item = page.getByRole("menuitem", { name: entry, exact: true });
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  while (!(await item.and(page.locator(":focus")).isVisible())) {
    const at = await page.locator(":focus").textContent();
    await page.keyboard.press("ArrowDown");
    // The menu moves the focus shortly after the key.
    await expect(page.locator(":focus")).not.toHaveText(at ?? "");
  }
  await page.keyboard.press("Enter");
}

test.describe("by keyboard alone @desktop", () => {
  test.slow();

  test("a booking is added, edited, paid and archived", async ({ page, context, app }) => {
    const person = await signedInPerson(context, app);
    const ledger = await fillLedger(app, person);
    const dialog = page.getByRole("dialog");
    await page.goto("/bookings/open");
    const add = page.getByRole("main").getByRole("button", { name: "Add Booking" });
    await pressOn(add, "Enter", dialog);
    await expect(dialog.getByLabel("Confirmation Number")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(add).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("Confirmation Number")).toBeFocused();
    await page.keyboard.type("KEY-1");
    await type(page, "Client Name", "Marta Lind");
    await type(page, "Supplier", "altam");
    await expect(dialog.getByRole("option", { name: ledger.supplier })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("combobox", { name: "Supplier", exact: true })).toHaveValue(
      ledger.supplier,
    );
    await type(page, "Total Booking Amount", "1200");
    await page.keyboard.press("Control+Enter");
    await expect(dialog.getByRole("alert")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("Expected Commission Amount")).toBeFocused();
    await page.keyboard.type("10%");
    // Overdue, so that it is among the first in the list.
    await type(page, "Travel Start Date", inDays(-60));
    await type(page, "Travel End Date", inDays(-53));
    await page.keyboard.press("Control+Enter");
    await expect(dialog).toBeHidden();
    await expect(add).toBeFocused();

    const link = page.getByRole("link", { name: "KEY-1" });
    await tabTo(page, link);
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("Client Name")).toBeFocused();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Marta Lindqvist");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Keep Editing" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("Client Name")).toBeFocused();
    await page.keyboard.press("Control+Enter");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("cell", { name: "Marta Lindqvist" })).toBeVisible();
    await expect(link).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("Client Name")).toBeFocused();
    const pay = dialog.getByRole("button", { name: "Mark commission received" });
    await tabTo(page, pay);
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("Amount received (USD)")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("list", { name: "Payments" })).toBeVisible();
    await expect(pay).toBeFocused();
    await tabTo(page, dialog.getByRole("button", { name: "More" }));
    await page.keyboard.press("Enter");
    await choose(page, "Archive");
    await expect(dialog).toBeHidden();
    await expect(link).toBeHidden();
    await expect(page.getByRole("row").filter({ has: page.locator("a:focus") })).toHaveCount(1);
  });

  test("bookings change tabs, are closed and come back; a row that leaves hands the focus on", async ({
    page,
    context,
    app,
  }) => {
    const person = await signedInPerson(context, app);
    const ledger = await fillLedger(app, person);
    await page.goto("/bookings/open?view=overdue");
    const menu = page.getByRole("button", { name: `Actions for ${ledger.overdue}` });
    await pressOn(menu, "Enter", page.getByRole("menu"));
    await choose(page, "Written off");
    await expect(menu).toBeHidden();
    await expect(page.getByRole("row").getByRole("link").and(page.locator(":focus"))).toBeVisible();
    const closed = page.getByRole("link", { name: /^Closed/ });
    await closed.focus();
    await page.keyboard.press("Enter");
    await expect(closed).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("table", { name: "Closed bookings" })).toBeVisible();
    await expect(closed).toBeFocused();

    await pressOn(menu, "Enter", page.getByRole("menu"));
    await choose(page, "Reopen");
    await expect(menu).toBeHidden();
    await expect(page.locator(":focus")).not.toHaveCount(0);

    const box = page.getByRole("checkbox", { name: /^Select SR-44871/ });
    await box.focus();
    await page.keyboard.press("Space");
    const clear = page.getByRole("button", { name: "Clear selection" });
    await expect(clear).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(clear).toBeHidden();
    await expect(box).toBeFocused();
    await page.keyboard.press("Space");
    await clear.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Views" })).toBeFocused();
  });

  test("a file is imported", async ({ page, context, app }) => {
    await signedInPerson(context, app);
    await page.goto("/bookings/open");
    const dialog = page.getByRole("dialog");
    const opener = page.getByRole("button", { name: "Import CSV" });
    // Waits from the start: a repeated key press may reach the dialog's button, and only one file chooser opens.
    const chooser = page.waitForEvent("filechooser");
    await pressOn(opener, "Enter", dialog);
    await expect(dialog.getByRole("button", { name: "Choose File" })).toBeFocused();
    await page.keyboard.press("Enter");
    await (await chooser).setFiles({
      name: "trips.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(csv(row("NEW-1"), row("NEW-2"))),
    });
    await expect(dialog.getByLabel("Travel end date")).toHaveValue("End Date");
    await tabTo(page, dialog.getByRole("button", { name: "Preview" }));
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("2 rows checked")).toBeVisible();
    await tabTo(page, dialog.getByRole("button", { name: "Import 2 bookings" }));
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("2 bookings imported")).toBeVisible();
    await tabTo(page, dialog.getByRole("button", { name: "Done" }));
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test("a supplier is added, merged and chased", async ({ page, context, app }) => {
    const person = await signedInPerson(context, app);
    const ledger = await fillLedger(app, person);
    await page.goto("/suppliers");
    const dialog = page.getByRole("dialog");
    const add = page.getByRole("button", { name: "Add Supplier" });
    await pressOn(add, "Enter", dialog);
    await expect(dialog.getByLabel("Supplier name")).toBeFocused();
    await page.keyboard.type("Quay Inn");
    await page.keyboard.press("Control+Enter");
    await expect(dialog).toBeHidden();
    await expect(add).toBeFocused();

    const link = page.getByRole("link", { name: "Quay Inn" });
    await tabTo(page, link);
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("Statistics")).toBeVisible();
    await tabTo(page, dialog.getByRole("button", { name: "Edit Supplier" }));
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("dialog", { name: "Edit Supplier" }).getByLabel("Supplier name"),
    ).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog.getByText("Statistics")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();

    const menu = page.getByRole("button", { name: "Actions for Quay Inn" });
    await tabTo(page, menu);
    await page.keyboard.press("Enter");
    await choose(page, "Merge into...");
    await expect(dialog.getByRole("combobox")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();
    await page.keyboard.press("Enter");
    await choose(page, "Merge into...");
    await expect(dialog.getByRole("combobox")).toBeFocused();
    await page.keyboard.type("altam");
    await expect(dialog.getByRole("option").first()).toBeVisible();
    for (const key of ["ArrowDown", "Enter"]) await page.keyboard.press(key);
    await tabTo(page, dialog.getByRole("button", { name: "Merge" }));
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(link).toBeHidden();
    await expect(page.locator(":focus")).not.toHaveCount(0);

    await page.goto("/bookings/open?view=chase");
    const card = page.getByRole("region", { name: ledger.supplier });
    await pressOn(card.getByRole("button", { name: "More" }), "Enter", page.getByRole("menu"));
    await choose(page, "Put off for a week");
    await expect(card.getByText(/put off until/)).toBeVisible();
    await expect(page.locator(":focus")).not.toHaveCount(0);
  });
});
