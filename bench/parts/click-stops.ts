import type { ExpectedContent } from "./press";

/** A click on the tour through the app, and the signs that the page it leads to shows its heading and its content. */
export type ClickStep = {
  readonly name: string;
  readonly press: string;
  readonly heading: ExpectedContent;
  readonly content: ExpectedContent;
};

const side = (address: string) => `aside nav a[href="${address}"]`;
const title = (holds: string): ExpectedContent => ({ shows: "main h1", holds });

const tab = (name: string, address: string, content: ExpectedContent): ClickStep => ({
  name: `tab ${name}`,
  press: `nav[data-slot=tabs] a[href="${address}"]`,
  heading: { shows: `nav[data-slot=tabs] a[aria-current=page][href="${address}"]` },
  content,
});

const rows = (caption: string): ExpectedContent => ({
  shows: "main table:has(tbody a) caption",
  holds: caption,
});

/** The tour: from the dashboard through every section and back. */
export const CLICK_STEPS: readonly ClickStep[] = [
  {
    name: "Bookings",
    press: side("/bookings/open"),
    heading: title("Bookings"),
    content: rows("Open bookings"),
  },
  tab("Closed", "/bookings/closed", rows("Closed bookings")),
  tab("Archived", "/bookings/archived", rows("Archived bookings")),
  tab("Chase", "/bookings/open?view=chase", { shows: "main [data-focus-group] h2" }),
  {
    name: "Suppliers",
    press: side("/suppliers"),
    heading: title("Suppliers"),
    content: rows("Suppliers"),
  },
  {
    name: "Emails",
    press: side("/emails/new"),
    heading: title("Emails"),
    content: { shows: "main [data-email]" },
  },
  {
    name: "Settings",
    press: side("/settings/email-forwarding"),
    heading: title("Email forwarding"),
    content: { shows: "main", holds: "Your private inbound address" },
  },
  {
    name: "Dashboard",
    press: side("/"),
    heading: title("Welcome Back"),
    content: { shows: "main ul li time" },
  },
];
