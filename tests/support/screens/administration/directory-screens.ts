import { expect } from "@playwright/test";
import { dialog, press, type Screen, type Setting, shows } from "../screen";

/** Screens of the shared supplier directory. */
export const DIRECTORY_SCREENS: readonly Screen[] = [
  shows("suppliers of all agents", "/admin/suppliers", "Possible duplicates"),
  shows("no suppliers of all agents found", "/admin/suppliers?search=zzz", 'No suppliers match "zzz"'),
  {
    name: "actions of a supplier of all agents",
    open: async ({ page }) => {
      await page.goto("/admin/suppliers?search=Northwake");
      const button = page.getByRole("button", { name: /^Actions for Northwake/ }).first();
      await press(button, page.getByRole("menu"));
    },
  },
  { name: "supplier of one agent", open: (setting) => at(setting, setting.ledger.supplierId) },
  {
    name: "supplier that has paid for a year",
    open: async (setting) => {
      await at(setting, setting.ledger.idOf.paying);
      await expect(setting.page.getByText("Merged into this supplier")).toBeVisible();
      await setting.page.getByText("View as table").first().click();
    },
  },
  {
    name: "payment history of a supplier",
    open: async (setting) => {
      await at(setting, setting.ledger.idOf.paying);
      await setting.page.getByRole("img", { name: /^Median days to pay/ }).scrollIntoViewIfNeeded();
    },
    eachWidth: true,
  },
  {
    name: "new bank pattern",
    open: async (setting) => {
      const { page } = setting;
      await at(setting, setting.ledger.idOf.paying);
      await press(page.getByRole("button", { name: "Add pattern" }), page.getByLabel("New pattern"));
      await page.getByLabel("New pattern").fill("greatwind");
      await expect(page.getByText(/^Matches \d/)).toBeVisible();
    },
  },
  {
    name: "merge supplier of all agents",
    open: async (setting) => {
      const { page } = setting;
      await at(setting, setting.ledger.idOf.alike);
      await press(page.getByRole("button", { name: "Actions", exact: true }), page.getByRole("menu"));
      await page.getByRole("menuitem", { name: "Merge into..." }).click();
      await dialog(page).getByRole("combobox").pressSequentially("north");
      await expect(dialog(page).getByRole("option").first()).toBeVisible();
    },
  },
  {
    name: "edit supplier of all agents",
    open: async (setting) => {
      await at(setting, setting.ledger.idOf.paying);
      await press(setting.page.getByRole("button", { name: "Edit", exact: true }), dialog(setting.page));
    },
  },
];

async function at({ page }: Setting, id: string | undefined): Promise<void> {
  await page.goto(`/admin/suppliers/${id}`);
  await expect(page.getByText("Payment policy")).toBeVisible();
}
