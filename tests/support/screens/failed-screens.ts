import { expect } from "@playwright/test";
import { whileUnreadable } from "../app/broken";
import { dialog, type Screen, type Setting } from "./screen";

/** Pages whose rows can't be read, and a dialog whose record doesn't load. */
export const FAILED_SCREENS: readonly Screen[] = [
  { name: "a dashboard that failed", open: unreadable("bookings", "/", "Failed to load dashboard data") },
  { name: "bookings that failed", open: unreadable("bookings", "/bookings/open", "Failed to load bookings") },
  { name: "suppliers that failed", open: unreadable("suppliers", "/suppliers", "Failed to load suppliers") },
  { name: "a profile that failed", open: unreadable("users", "/user/profile", "Profile Unavailable") },
  {
    name: "preferences that failed",
    open: unreadable("users", "/settings/preferences", "Settings Unavailable"),
  },
  {
    name: "a supplier that failed",
    open: async ({ page, ledger }) => {
      await page.route("**/api/admin/suppliers/*", (route) => route.fulfill({ status: 400 }), { times: 1 });
      await page.goto(`/suppliers?supplier=${ledger.supplierId}`);
      await expect(dialog(page).getByText("Failed to load supplier details")).toBeVisible();
    },
  },
];

/** Opens the page while the server can't read a table. */
function unreadable(table: string, address: string, words: string) {
  return ({ page, app }: Setting) =>
    whileUnreadable(app, table, async () => {
      await page.goto(address);
      await expect(page.getByText(words).first()).toBeVisible();
    });
}
