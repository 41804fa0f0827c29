import { randomUUID } from "node:crypto";
import { expect, test } from "../support/app/fixtures";
import { agentToPay, openLetter } from "../support/screens/chase";
import { press } from "../support/screens/screen";

test("printed, Chase is the statement alone @desktop", async ({ page, context, app }) => {
  await agentToPay(context, app, { "Harbour Hotels": `${randomUUID()}@harbour.test`, "Cove Cruises": null });
  await page.goto("/bookings/open?view=chase");
  await (await openLetter(page, "Harbour Hotels")).getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  // The width of a sheet of paper, at which a screen would hide columns.
  await page.setViewportSize({ width: 600, height: 900 });
  for (const supplier of ["Harbour Hotels", "Cove Cruises"]) {
    const table = page.getByRole("table", { name: `Overdue bookings of ${supplier}` });
    await expect(table.getByRole("columnheader")).toHaveText([
      "Confirmation",
      "Client",
      "Travel",
      "Expected by",
      "Overdue",
      "Outstanding",
    ]);
    await expect(table.getByRole("columnheader", { name: "Client" })).toBeVisible();
  }
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText("leaves in some seconds").filter({ visible: true })).toHaveCount(0);
});

test("printed, a booking is its dialog alone, and so is a supplier @desktop", async ({
  page,
  context,
  app,
}) => {
  await agentToPay(context, app, { "Harbour Hotels": null });
  for (const [address, row, content] of [
    ["/bookings/open", "HB-1", "Financial Information"],
    ["/suppliers", "Harbour Hotels", "Basic Information"],
  ] as const) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(address);
    const dialog = page.getByRole("dialog");
    const link = page.getByRole("link", { name: row, exact: true });
    await press(link, dialog.getByText(content));
    await page.emulateMedia({ media: "print" });
    await expect(dialog.getByText(content)).toBeVisible();
    await expect(dialog).toHaveCSS("position", "static");
    await expect(link).toBeHidden();
    await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
  }
});
