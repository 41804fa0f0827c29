import { expect } from "@playwright/test";
import { press, type Screen, shows } from "./screen";

/** What stands before the app, for whoever isn't signed in. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  shows("pricing", "/pricing", "month"),
  shows("sign in", "/sign-in", "Sign in"),
  shows("sign up", "/sign-up", "Create an account"),
  shows("a used forwarding link", "/settings/email-forwarding/verify", "Verification"),
];

export const NEWCOMERS_SCREENS: readonly Screen[] = [shows("onboarding", "/onboarding", "Welcome")];

export const ADMIN_SCREENS: readonly Screen[] = [
  shows("administration", "/admin", "Jobs by queue"),
  shows("users", "/admin/users", "E-mails waiting"),
  shows("no users found", "/admin/users?search=zzz-nobody", "No users found"),
  {
    name: "question about a role",
    open: async ({ page, person }) => {
      await page.goto(`/admin/users?search=${person.email}`);
      await press(page.getByRole("button", { name: "Actions for Ada Fern" }), page.getByRole("menu"));
      await page.getByRole("menuitem", { name: "Take Administrator Role Away..." }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
];
