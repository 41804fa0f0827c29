import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/app/fixtures";
import { recountedIn } from "../support/database/recount";
import { withDatabase } from "../support/people/people";
import { signedInPerson } from "../support/people/sign-in";

async function openBooking(
  page: Page,
  context: Parameters<typeof signedInPerson>[0],
  app: Parameters<typeof signedInPerson>[1],
) {
  const { id } = await signedInPerson(context, app);
  await withDatabase(app, async (db) => {
    await db`insert into bookings (user_id, id, confirmation_number, number_key, client_name, status, total_minor,
        total_currency, commission_minor, commission_currency, travel_start, travel_end, due_on, source, search,
        created_at, updated_at)
      values (${id}, gen_random_uuid(), 'HB-1', 'HB1', 'Marta Lind', 'CONFIRMED', 100000, 'USD', 10000, 'USD',
        current_date - 9, current_date - 5, current_date + 30, 'form', 'hb-1 marta lind', now(), now())`;
    await recountedIn(app, db, id);
  });
  await page.goto("/bookings/open");
  await page.getByRole("link", { name: "HB-1", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Booking" });
  await expect(dialog.getByText("No payment recorded yet.")).toBeVisible();
  return dialog;
}

async function recordPayment(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole("button", { name: "Mark commission received" }).click();
  await dialog.getByRole("button", { name: "Record payment" }).click();
  await expect(message(page)).toBeVisible();
}

const message = (page: Page) => page.getByRole("listitem").filter({ hasText: "Commission received" });

test("what was done in a dialog is undone by its message, which stands above it and covers none of its buttons @both", async ({
  page,
  context,
  app,
}) => {
  const dialog = await openBooking(page, context, app);
  await recordPayment(page, dialog);
  const told = message(page);
  await expect(told).toContainText("HB-1, Marta Lind");
  await expect(told.getByRole("link", { name: "Open booking" })).toHaveAttribute("href", /\/bookings\//);
  await expect(page.getByRole("region", { name: /^Messages/ })).toContainText("Commission received");
  for (const button of await dialog.getByRole("button", { name: /Cancel|Save Changes|More/ }).all()) {
    // If animations are on, the toast first slides into place.
    await expect.poll(() => covered(button, told)).toBe(false);
  }
  await told.getByRole("button", { name: "Undo" }).click();
  await expect(dialog.getByText("Reversed", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Save Changes" })).toBeVisible();
});

test("in a dialog Tab leads to a message and back, and Ctrl+Z does what its Undo does, but in a field @desktop", async ({
  page,
  context,
  app,
}) => {
  const dialog = await openBooking(page, context, app);
  await recordPayment(page, dialog);
  await dialog.getByLabel("Client Name").press("Control+z");
  await expect(message(page)).toBeVisible();
  const save = dialog.getByRole("button", { name: "Save Changes" });
  await dialog.getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Tab");
  const undo = message(page).getByRole("button", { name: "Undo" });
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(undo).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Reversed", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Record again" }).click();
  const reverse = dialog.getByRole("button", { name: "Reverse", exact: true });
  await reverse.click();
  await expect(page.getByRole("listitem").filter({ hasText: "Payment reversed" })).toBeVisible();
  await expect(reverse).toBeHidden();
  await save.focus();
  await page.keyboard.press("Control+z");
  await expect(reverse).toBeVisible();
});

async function covered(button: Locator, by: Locator): Promise<boolean> {
  const [one, other] = await Promise.all([button.boundingBox(), by.boundingBox()]);
  if (!one || !other) throw new Error("One of them isn't shown.");
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  return !isBeside && one.y < other.y + other.height && other.y < one.y + one.height;
}
