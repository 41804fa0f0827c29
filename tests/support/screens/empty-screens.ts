import { expect } from "@playwright/test";
import type { Screen, Setting } from "./screen";

/** Of a person who has just arrived. */
export const EMPTY_SCREENS: readonly Screen[] = [
  { name: "empty dashboard", open: shows("/", "Add Your First Booking") },
  { name: "no bookings yet", open: shows("/bookings/open", "No bookings yet") },
  { name: "an empty month", open: shows("/bookings/open?layout=calendar", "Subscribe") },
  { name: "nobody to chase", open: shows("/bookings/open?view=chase", "No commission is overdue") },
  { name: "no suppliers yet", open: shows("/suppliers", "No suppliers found") },
];

function shows(address: string, text: string) {
  return async ({ page }: Setting) => {
    await page.goto(address);
    await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
  };
}
