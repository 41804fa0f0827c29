import { expect, type Page } from "@playwright/test";
import { TOUR_STEPS } from "../../../components/shell/tour/tour-steps.model";
import { withDatabase } from "../people/people";
import { press, type Screen, type Setting, shows } from "./screen";

/** The public screens, for visitors who aren't signed in. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  shows("pricing", "/pricing", "month"),
  shows("sign in", "/sign-in", "Sign in"),
  shows("sign up", "/sign-up", "Create an account"),
  shows("a forgotten password", "/sign-in/forgot", "Send link"),
  shows("a link to a new password that was sent", "/sign-in/link-sent", "Nothing came?"),
  shows("a mail that opens an account", "/sign-up/check-mail", "Open it in this browser"),
  shows("a link to a new account that is over", "/sign-up/confirm?of=x&token=x", "Links work once"),
  shows("a link to a new password that is over", "/reset-password?token=x", "Ask for a new link"),
  shows("an invitation that isn't one", "/invite/accept?token=x", "isn't valid"),
  shows("unsubscribe", "/unsubscribe?token=x", "Unsubscribe from notification emails?"),
  shows("the API reference", "/docs/api", "OpenAPI 3.1"),
  shows("the API reference of bookings", "/docs/api/bookings", "Answer 200"),
  shows("a used forwarding link", "/settings/email-forwarding/verify", "Verification"),
];

export const NEWCOMERS_SCREENS: readonly Screen[] = [
  shows("onboarding", "/onboarding", "Phone Number"),
  {
    name: "onboarding: refused",
    open: async ({ page }) => {
      await page.goto("/onboarding?step=2");
      await press(page.getByRole("button", { name: "Continue" }), page.getByText("There is a problem"));
    },
  },
  {
    name: "onboarding: addresses",
    open: async ({ page, app, person }) => {
      await withDatabase(
        app,
        (db) => db`update users set first_name = 'Ada', last_name = 'Fern', phone_number = '(212) 555-0100',
          company_name = 'Fern Travel', company_address = '1 Quay Road' where id = ${person.id}`,
      );
      await page.goto("/onboarding?step=3");
      await press(
        page.getByRole("button", { name: "Add another address" }),
        page.getByLabel("Email address 2"),
      );
    },
  },
  {
    name: "onboarding: sent",
    open: async ({ page, app, person }) => {
      await withDatabase(
        app,
        (db) => db`insert into forwarding_addresses (id, user_id, address, last_sent_at, created_at)
          values (${person.id}, ${person.id}, 'reservations@fern-travel.example', now(), now())`,
      );
      // Stop the clock, because the countdown would redirect.
      await page.clock.setFixedTime(new Date());
      await page.goto("/onboarding?step=4");
      await expect(page.getByText(/^Redirecting in/)).toBeVisible();
    },
  },
];

/** All steps of the tour, and the screen after closing it. */
export const TOUR_SCREENS: readonly Screen[] = [
  ...TOUR_STEPS.map(({ id, title }, stepIndex) => ({
    name: `tour: ${id}`,
    open: async ({ page, person }: Setting) => {
      await page.goto("/help/email-setup");
      await takeTour(page, { person: person.id, status: "running", stepIndex, showDemoData: true });
      await expect(page.locator("[data-slot=tour]").getByRole("heading", { name: title })).toBeVisible();
      await expect(page.locator("[data-slot=tour] > div").last()).toHaveCSS("opacity", "1");
    },
  })),
  {
    name: "tour: put off",
    open: async ({ page, person }) => {
      await page.goto("/help/email-setup");
      await takeTour(page, { person: person.id, status: "paused", stepIndex: 4, showDemoData: false });
      await expect(page.getByRole("button", { name: "Open", exact: true })).toBeVisible();
    },
  },
];

async function takeTour(page: Page, state: object): Promise<void> {
  await page.evaluate((kept) => localStorage.setItem("onboardingState", kept), JSON.stringify(state));
  await page.reload();
}
