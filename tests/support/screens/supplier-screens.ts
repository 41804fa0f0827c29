import { expect } from "@playwright/test";
import { dialog, press, type Screen } from "./screen";

/** The supplier directory and its dialogs. */
export const SUPPLIER_SCREENS: readonly Screen[] = [
  {
    name: "suppliers",
    open: async ({ page, ledger }) => {
      await page.goto("/suppliers");
      await expect(page.getByRole("link", { name: ledger.supplier })).toBeVisible();
    },
  },
  {
    name: "supplier filter",
    open: async ({ page }) => {
      await page.goto("/suppliers?verified=no");
      await press(page.getByRole("button", { name: /^Filter/ }), page.getByRole("menu"));
    },
  },
  {
    name: "actions of a supplier",
    open: async ({ page, ledger }) => {
      await page.goto("/suppliers");
      await press(
        page.getByRole("button", { name: `Actions for ${ledger.supplier}` }),
        page.getByRole("menu"),
      );
    },
  },
  {
    name: "no suppliers found",
    open: async ({ page }) => {
      await page.goto("/suppliers?search=zzz");
      await expect(page.getByText("No suppliers found")).toBeVisible();
    },
  },
  {
    name: "supplier",
    open: async ({ page, ledger }) => {
      await page.goto(`/suppliers?supplier=${ledger.supplierId}`);
      await expect(dialog(page).getByText("Statistics")).toBeVisible();
    },
  },
  {
    name: "new supplier with errors",
    open: async ({ page }) => {
      await page.goto("/suppliers?dialog=add-supplier");
      await dialog(page).getByRole("button", { name: "Add Supplier" }).click();
      await expect(dialog(page).getByText("There is a problem")).toBeVisible();
    },
  },
  {
    name: "edit supplier",
    open: async ({ page, ledger }) => {
      await page.goto(`/suppliers?dialog=edit-supplier&for=${ledger.supplierId}`);
      await expect(dialog(page).getByLabel("Country")).toHaveValue("Portugal");
    },
  },
  {
    name: "merge supplier",
    open: async ({ page, ledger }) => {
      await page.goto(`/suppliers?dialog=merge-supplier&for=${ledger.supplierId}`);
      await dialog(page).getByRole("combobox").pressSequentially("great");
      await expect(dialog(page).getByRole("option").first()).toBeVisible();
    },
  },
];
