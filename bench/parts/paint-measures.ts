import type { Page } from "@playwright/test";
import type { ExpectedContent } from "./press";

/** A measurement: `press` is clicked on the page `address`. */
export type Measure = ExpectedContent & {
  readonly name: string;
  readonly address: string;
  readonly press: string;
  /** Returns the page to its initial state. */
  readonly undo: (page: Page) => Promise<unknown>;
};

const DIALOG = "[role=dialog]";
const byKey = (page: Page) => page.keyboard.press("Escape");
const tab = (name: string) => `nav[aria-label="Bookings by status"] a[href^="/bookings/${name}"]`;
const side = (address: string) => `aside nav a[href="${address}"]`;
const button = (name: string) => `main button:has-text("${name}")`;
const clicks = (link: string) => (page: Page) => page.locator(link).first().click();

const opens = (name: string, address: string, press: string, shows: string, holds = ""): Measure => ({
  name,
  address,
  press,
  shows: `${DIALOG}${shows}`,
  holds,
  undo: byKey,
});

/** Returns the measurements for tabs, sections and dialogs. `supplierId` is a supplier with much data. */
export function measures(supplierId: string): readonly Measure[] {
  const closed = { address: "/bookings/open", press: tab("closed"), undo: clicks(tab("open")) };
  const fromDashboard = { address: "/", undo: clicks(side("/")) };
  const supplier = `tbody a[href*="${supplierId}"]`;
  return [
    { ...closed, name: "tab: selected", shows: `${tab("closed")}[aria-current=page]` },
    { ...closed, name: "tab: new rows", shows: "caption", holds: "Closed bookings" },
    { ...fromDashboard, name: "to Bookings", press: side("/bookings/open"), shows: "main tbody a" },
    { ...fromDashboard, name: "to Suppliers", press: side("/suppliers"), shows: "main tbody a" },
    opens("Add Booking", "/bookings/open", button("Add Booking"), " input[name=confirmationNumber]"),
    opens("booking: dialog", "/bookings/open", "tbody a", "", "Edit Booking"),
    opens("booking: all of it", "/bookings/open", "tbody a", " input[name=clientName]"),
    opens("Import CSV", "/bookings/open", button("Import CSV"), "", "Choose File"),
    opens("supplier: dialog", "/suppliers", supplier, ""),
    opens("supplier: all of it", "/suppliers", supplier, "", "Statistics"),
    opens("Add Supplier", "/suppliers", button("Add Supplier"), " input"),
  ];
}
