import type { Sight } from "./press";

/** A click on the tour through the app, and the signs that the page it leads to shows its heading and its content. */
export type Stop = {
  readonly name: string;
  readonly press: string;
  readonly heading: Sight;
  readonly content: Sight;
};

const side = (address: string) => `aside nav a[href="${address}"]`;
const title = (holds: string): Sight => ({ shows: "main h1", holds });

const tab = (name: string, address: string, content: Sight): Stop => ({
  name: `tab ${name}`,
  press: `nav[data-slot=tabs] a[href="${address}"]`,
  heading: { shows: `nav[data-slot=tabs] a[aria-current=page][href="${address}"]` },
  content,
});

const rows = (caption: string): Sight => ({
  shows: "main table:has(tbody a) caption",
  holds: caption,
});

/** The tour: from the dashboard through every section and back. */
export const STOPS: readonly Stop[] = [
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
