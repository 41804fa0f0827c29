import { expect, type Page } from "@playwright/test";
import type { Screen, Setting } from "./screen";

type State = Pick<Screen, "name" | "busy"> & {
  readonly path: string;
  /** The number or subject of the email to open. */
  readonly mail?: string;
  /** A button of the email's panel, which may be in a drawer. */
  readonly press?: string;
  readonly until: string;
};

/** The states of the email screens, with the emails that `fillInbox` delivers. */
export const EMAIL_SCREENS: readonly Screen[] = [
  state({ name: "emails: list", path: "/emails/new", until: "HB-4471" }),
  state({ name: "emails: nothing found", path: "/emails/new?search=zzz", until: "No emails found" }),
  state({
    name: "emails: ready mail",
    path: "/emails/new",
    mail: "40117-RX82",
    until: "Convert to Booking",
  }),
  state({
    name: "emails: simple panel",
    path: "/emails/new",
    mail: "40117-RX82",
    press: "Simple view",
    until: "Create Booking from Email",
  }),
  state({
    name: "emails: field editor",
    path: "/emails/new",
    mail: "40117-RX82",
    press: "Edit client name",
    until: "Convert to Booking",
  }),
  state({
    name: "emails: review dialog",
    path: "/emails/new",
    mail: "40117-RX82",
    press: "Review & Edit",
    until: "Financial Information",
  }),
  state({ name: "emails: statement", path: "/emails/new", mail: "RA-5521", until: "Move to Done" }),
  state({
    name: "emails: changes to a booking",
    path: "/emails/new",
    mail: "HB-4471",
    until: "Changes to a booking",
  }),
  state({
    name: "emails: several bookings",
    path: "/emails/new",
    mail: "Two confirmed",
    until: "Convert to Booking",
  }),
  state({
    name: "emails: conflict",
    path: "/emails/new",
    mail: "HB-9001",
    until: "Missing required fields",
  }),
  state({ name: "emails: failed reading", path: "/emails/new", mail: "Unreadable", until: "Retry" }),
  state({
    name: "emails: being read",
    path: "/emails/new",
    mail: "Waiting",
    until: "Analyzing email content...",
    busy: true,
  }),
  state({ name: "emails: in review", path: "/emails/review", mail: "HB-9002", until: "Convert to Booking" }),
  state({ name: "emails: done", path: "/emails/done", mail: "HB-9003", until: "View Booking" }),
  state({ name: "emails: trash", path: "/emails/trash", mail: "HB-9004", until: "Restore" }),
];

function state({ path, mail, press, until, ...screen }: State): Screen {
  const open = async ({ page }: Setting) => {
    await page.goto(path);
    if (mail) {
      await page.getByRole("link", { name: new RegExp(mail) }).click();
      await page.frameLocator("iframe[title='Email body']").locator("body").waitFor();
      await openDrawer(page);
    }
    if (press) await seen(page, press).click();
    await expect(page.getByText(until).filter({ visible: true }).first()).toBeVisible();
  };
  return { ...screen, open, eachWidth: true };
}

/** Opens the drawer that holds the panel on narrow screens. */
async function openDrawer(page: Page): Promise<void> {
  const opener = page.getByRole("button", { name: "Extracted data" });
  if (await opener.isVisible()) await opener.click();
}

function seen(page: Page, name: string) {
  return page.getByRole("button", { name, exact: true }).filter({ visible: true });
}
