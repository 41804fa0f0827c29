import { expect } from "@playwright/test";
import { withDatabase } from "../people/people";
import { dialog, type Screen, type Setting } from "./screen";

/** Pages whose rows can't be read, and a dialog whose record doesn't come. */
export const FAILED_SCREENS: readonly Screen[] = [
  { name: "a dashboard that failed", open: unreadable("bookings", "/", "Failed to load dashboard data") },
  { name: "bookings that failed", open: unreadable("bookings", "/bookings/open", "Failed to load bookings") },
  { name: "suppliers that failed", open: unreadable("suppliers", "/suppliers", "Failed to load suppliers") },
  {
    name: "a supplier that failed",
    open: async ({ page, ledger }) => {
      await page.route("**/api/admin/suppliers/*", (route) => route.fulfill({ status: 400 }), { times: 1 });
      await page.goto(`/suppliers?supplier=${ledger.supplierId}`);
      await expect(dialog(page).getByText("Failed to load supplier details")).toBeVisible();
    },
  },
];

/** The page as it is while the server may not read a table. */
function unreadable(table: string, address: string, words: string) {
  return async ({ page, app }: Setting) => {
    await withDatabase(app, async (db) => {
      await db`revoke select on ${db(table)} from app_rt`;
      try {
        await page.goto(address);
        await expect(page.getByText(words).first()).toBeVisible();
      } finally {
        await db`grant select on ${db(table)} to app_rt`;
      }
    });
  };
}
