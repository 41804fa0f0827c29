import { expect, type Locator, type Page } from "@playwright/test";
import { withDatabase } from "../people/people";
import { dialog, press, type Screen, type Setting } from "./screen";

/** The booking dialog, for new and existing bookings. */
export const BOOKING_SCREENS: readonly Screen[] = [
  {
    name: "new booking with errors",
    open: async ({ page }) => {
      const form = await openForm(page);
      await form.getByRole("button", { name: "Create Booking" }).click();
      await expect(form.getByText("There is a problem")).toBeVisible();
    },
  },
  {
    name: "new booking with a known number and a supplier being typed",
    open: async ({ page, ledger }) => {
      const form = await openForm(page);
      await form.getByLabel("Confirmation Number").fill(ledger.overdue);
      await form.getByRole("combobox", { name: "Supplier" }).pressSequentially("hot");
      await expect(form.getByRole("option").first()).toBeVisible();
      await expect(
        form.getByRole("button", { name: "Open it" }).or(form.getByRole("link", { name: "Open it" })),
      ).toBeVisible();
    },
  },
  {
    name: "day picker",
    open: async ({ page }) => {
      const form = await openForm(page);
      await press(form.getByRole("button", { name: "Pick the first day" }), page.getByRole("grid"));
    },
  },
  {
    name: "discard prompt",
    open: async ({ page }) => {
      const form = await openForm(page);
      await form.getByLabel("Client Name").fill("Somebody");
      await form.getByRole("button", { name: "Cancel" }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
  { name: "edit booking", open: (setting) => openBooking(setting, setting.ledger.partlyPaid) },
  {
    name: "edit booking by its own address",
    open: async ({ page, ledger }) => {
      await page.goto(`/bookings/${ledger.idOf[ledger.overdue]}`);
      await expect(
        dialog(page)
          .getByText(/^History/)
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: "payment",
    open: async (setting) => {
      await openBooking(setting, setting.ledger.overdue);
      const shown = dialog(setting.page);
      await shown.getByRole("button", { name: "Mark commission received" }).click();
      await shown.getByLabel(/^Amount received/).fill("much");
      await shown.getByRole("button", { name: "Record payment" }).click();
      await expect(shown.getByText("There is a problem")).toBeVisible();
    },
  },
  {
    name: "due date",
    open: async (setting) => {
      await openBooking(setting, setting.ledger.overdue);
      await dialog(setting.page).getByRole("button", { name: "Change due date" }).click();
      await expect(dialog(setting.page).getByLabel("Commission due on")).toBeVisible();
    },
  },
  {
    name: "corrections",
    open: async (setting) => {
      await openBooking(setting, setting.ledger.overdue);
      await dialog(setting.page).getByRole("button", { name: "Correct number" }).click();
      await expect(
        dialog(setting.page)
          .getByRole("textbox", { name: /number/i })
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: "reasons to close",
    open: async (setting) => {
      await openBooking(setting, setting.ledger.overdue);
      await press(
        dialog(setting.page).getByRole("button", { name: "More" }),
        setting.page.getByRole("menuitem", { name: "Written off" }),
      );
    },
  },
  {
    name: "changed in another window",
    open: async (setting) => {
      const { page, app, person, ledger } = setting;
      await openBooking(setting, ledger.partlyPaid);
      await withDatabase(
        app,
        (db) => db`update bookings set version = version + 1, client_name = client_name || ' Jr'
          where user_id = ${person.id} and confirmation_number = ${ledger.partlyPaid}`,
      );
      await dialog(page).getByLabel("Client Name").fill("Brennan, A.");
      await dialog(page).getByRole("button", { name: "Save Changes" }).click();
      await expect(page.getByText("This booking was changed in another window")).toBeVisible();
    },
  },
  {
    name: "a booking that is gone",
    open: async ({ page }) => {
      await page.goto("/bookings/open?booking=00000000-0000-7000-8000-000000000000");
      await expect(dialog(page).getByText("This booking does not exist any more.")).toBeVisible();
    },
  },
];

async function openBooking({ page, ledger }: Setting, number: string): Promise<void> {
  await page.goto(`/bookings/open?booking=${ledger.idOf[number]}`);
  await expect(
    dialog(page)
      .getByText(/^History/)
      .first(),
  ).toBeVisible();
}

async function openForm(page: Page): Promise<Locator> {
  await page.goto("/bookings/open?dialog=add-booking");
  await expect(dialog(page)).toBeVisible();
  return dialog(page);
}
