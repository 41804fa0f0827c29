import { expect, type Page } from "@playwright/test";
import { dialog, press, type Screen, type Setting, shows } from "./screen";

/** The bank transactions of a queue created by `fillQueue`; ids are in the ledger's `idOf`. */
export const TRANSACTION_SCREENS: readonly Screen[] = [
  {
    name: "bank transactions",
    open: async ({ page }) => {
      await page.goto("/admin/transactions");
      await expect(page.getByRole("list", { name: "Totals by currency" })).toBeVisible();
    },
  },
  shows("no transactions found", "/admin/transactions?search=zzz", "No transactions found."),
  {
    name: "status filters",
    open: async ({ page }) => {
      await page.goto("/admin/transactions");
      await press(page.getByRole("button", { name: /^Status Filters/ }), page.getByRole("menu"));
    },
  },
  {
    name: "selected transactions",
    open: async ({ page }) => {
      await page.goto("/admin/transactions");
      await press(
        page.getByRole("checkbox", { name: /^Select POS DEPOSIT/ }).first(),
        page.getByRole("region", { name: "Selected rows" }),
      );
    },
  },
  {
    name: "peeked transaction",
    open: async ({ page, ledger }) => {
      await page.goto(`/admin/transactions?peek=${ledger.idOf.exact}`);
      await expect(
        page.getByRole("complementary", { name: "Peek" }).getByText("Exactly what is owed"),
      ).toBeVisible();
    },
  },
  {
    name: "confirmed together",
    open: async ({ page }) => {
      await page.goto("/admin/transactions?status=MATCHED_NEEDS_CONFIRMATION");
      await press(
        page.getByRole("checkbox", { name: /^Select GREATWIND TOURS COMMISSION 21700/ }).first(),
        page.getByRole("region", { name: "Selected rows" }),
      );
      await press(page.getByRole("button", { name: "Confirm..." }), dialog(page));
      await expect(dialog(page).getByRole("listitem")).toHaveCount(1);
    },
  },
  {
    name: "automatic matching",
    open: async ({ page }) => {
      await page.goto("/admin/transactions");
      await press(page.getByRole("button", { name: "Automatic matching" }), dialog(page));
    },
  },
  {
    name: "category rules",
    open: async ({ page }) => {
      await page.goto("/admin/transactions");
      await press(page.getByRole("button", { name: "Category rules" }), dialog(page));
    },
  },
  {
    name: "new category rule",
    open: async ({ page }) => {
      await page.goto("/admin/transactions");
      await press(page.getByRole("button", { name: "Category rules" }), dialog(page));
      await dialog(page).getByRole("button", { name: "New rule" }).click();
      await dialog(page).getByLabel("Words in the transaction").fill("pos deposit");
      await dialog(page).getByLabel("Category").selectOption("Other cost");
      await expect(dialog(page).getByText(/would have this category/)).toBeVisible();
    },
  },
  {
    name: "set category",
    open: async (setting) => {
      await at("unknown", "No booking fits", "category")(setting);
      await expect(dialog(setting.page).getByRole("radio")).toHaveCount(7);
    },
  },
  { name: "transaction with an exact candidate", open: at("exact", "Exactly what is owed") },
  { name: "transaction that is short", open: at("short", "Leave the rest owed") },
  {
    name: "transaction for several bookings",
    open: at("sum", "Together 2 bookings owe exactly this amount"),
  },
  { name: "transaction that nothing fits", open: at("unknown", "No booking fits this payment yet.") },
  { name: "ignored transaction", open: at("ignored", "Restore") },
  {
    name: "link to booking",
    open: async (setting) => {
      await at("exact", "Exactly what is owed", "link-booking")(setting);
      await expect(dialog(setting.page).getByRole("button", { name: "Link", exact: true })).toBeDisabled();
    },
  },
  {
    name: "assign supplier",
    open: async (setting) => {
      await at("unknown", "No booking fits", "supplier")(setting);
      const shown = dialog(setting.page);
      await shown.getByRole("button", { name: "Add pattern harbour" }).click();
      await expect(shown.getByText(/^Matches \d/)).toBeVisible();
    },
  },
  {
    name: "split",
    open: async (setting) => {
      await at("sum", "Together 2 bookings", "split")(setting);
      await expect(dialog(setting.page).getByText("Nothing is left over")).toBeVisible();
    },
  },
  shows(
    "a transaction that is gone",
    "/admin/bank-transactions/00000000-0000-7000-8000-000000000000",
    "Transaction not found.",
  ),
];

function at(line: string, words: string, open?: string) {
  return async ({ page, ledger }: Setting) => {
    const id = ledger.idOf[line];
    await page.goto(`/admin/bank-transactions/${id}${open ? `?dialog=${open}` : ""}`);
    await expect(seen(page, words)).toBeVisible();
  };
}

function seen(page: Page, words: string) {
  return page.getByText(words).filter({ visible: true }).first();
}
