import type { Page } from "@playwright/test";

/** Travel dates in the default format. */
const NEVER_PAST = ["03/01/2031", "03/08/2031"] as const;

/** Fills in the dialog for a new booking as a person types. */
export async function typeBooking(
  page: Page,
  number: string,
  [start, end]: readonly [string, string] = NEVER_PAST,
): Promise<void> {
  const dialog = page.getByRole("dialog");
  for (const [label, text] of [
    ["Confirmation Number", number],
    ["Client Name", "Marta Lind"],
    ["Supplier", "Harbour Hotels"],
    ["Total Booking Amount", "EUR 1,234.50"],
    ["Expected Commission Amount", "10%"],
    ["Travel Start Date", start],
    ["Travel End Date", end],
  ] as const)
    await dialog.getByLabel(label).fill(text);
}
