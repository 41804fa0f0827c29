import { expect, test } from "../support/fixtures";
import { fillLedger } from "../support/ledger";
import { activeLine, find, openPalette, palette, paletteField } from "../support/palette";
import { signedInPerson } from "../support/sign-in";

test.describe("the palette, by keyboard alone @desktop", () => {
  test("finds a booking, opens it, and gives the focus back", async ({ page, context, app }) => {
    const ledger = await fillLedger(app, await signedInPerson(context, app));
    await page.goto("/");
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Suppliers" });
    await link.focus();
    await openPalette(page);
    await expect(activeLine(page)).toHaveText(/^Dashboard/);
    await page.keyboard.press("Escape");
    await expect(palette(page)).toHaveCount(0);
    await expect(link).toBeFocused();

    await openPalette(page);
    const booking = palette(page).getByRole("option", { name: ledger.overdue }).first();
    await find(page, ledger.overdue.toLowerCase(), booking);
    await expect(booking).toHaveAttribute("aria-selected", "true");
    await expect(palette(page).getByRole("status")).toHaveText(/^\d+ results?$/);
    const line = await booking.getAttribute("id");
    await expect(paletteField(page)).toHaveAttribute("aria-activedescendant", String(line));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`booking=${ledger.idOf[ledger.overdue]}`));
    const shown = page.getByRole("dialog", { name: "Edit Booking" });
    await expect(shown.getByText(ledger.overdue).first()).toBeVisible();
    // Where nothing was typed it opens above a dialog, and leads from one record to the next.
    await openPalette(page);
    await find(
      page,
      ledger.partlyPaid,
      palette(page).getByRole("option", { name: ledger.partlyPaid }).first(),
    );
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`booking=${ledger.idOf[ledger.partlyPaid]}`));
    await expect(palette(page)).toHaveCount(0);
  });

  test("finds by client, supplier and mail, and moves by arrows, Home and End", async ({
    page,
    context,
    app,
  }) => {
    const ledger = await fillLedger(app, await signedInPerson(context, app));
    await page.goto("/bookings/open");
    await page.getByRole("main").getByRole("textbox", { name: "Search bookings" }).focus();
    await openPalette(page);
    const options = palette(page).getByRole("option");
    const supplier = palette(page).getByRole("group", { name: "Suppliers" }).getByRole("option");
    await find(page, "hotel altamar", supplier);
    await expect(
      palette(page)
        .getByRole("group", { name: /^Bookings/ })
        .getByRole("option"),
    ).not.toHaveCount(0);
    await expect(
      palette(page)
        .getByRole("group", { name: /^E-mails/ })
        .getByRole("option"),
    ).not.toHaveCount(0);
    await page.keyboard.press("End");
    await expect(options.last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowUp");
    await expect(options.last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Home");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/suppliers\\?supplier=${ledger.supplierId}`));
    await expect(page.getByRole("dialog").getByText("Hotel Altamar").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await openPalette(page);
    const mail = palette(page)
      .getByRole("group", { name: /^E-mails/ })
      .getByRole("option");
    await find(page, ledger.overdue, mail.first());
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/emails\/(new|done)\?emailId=/);
  });

  test("shows nothing of another agent, and says so when there is nothing", async ({
    page,
    context,
    app,
    browser,
  }) => {
    const elsewhere = await browser.newContext();
    const other = await fillLedger(app, await signedInPerson(elsewhere, app));
    await elsewhere.close();
    await signedInPerson(context, app);
    await page.goto("/");
    for (const text of [other.overdue, other.supplier]) {
      await openPalette(page);
      await find(page, text, palette(page).getByText(`Nothing found for “${text}”`));
      await expect(palette(page).getByRole("status")).toHaveText(`Nothing found for ${text}`);
      await expect(palette(page).getByRole("option")).toHaveCount(0);
      await page.keyboard.press("Enter");
      await expect(palette(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(palette(page)).toHaveCount(0);
    }
  });

  test("says what it could not search, keeps what it could, and tries again", async ({
    page,
    context,
    app,
  }) => {
    const ledger = await fillLedger(app, await signedInPerson(context, app));
    await page.route("**/api/emails?*", (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto("/");
    await openPalette(page);
    await find(page, ledger.overdue, palette(page).getByText("The search of e-mails failed."));
    await expect(palette(page).getByRole("option", { name: ledger.overdue })).toBeVisible();
    await page.unroute("**/api/emails?*");
    await page.keyboard.press("Tab");
    await expect(palette(page).getByRole("button", { name: "Try Again" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(
      palette(page)
        .getByRole("group", { name: /^E-mails/ })
        .getByRole("option")
        .first(),
    ).toBeVisible();
    await expect(palette(page).getByRole("button", { name: "Try Again" })).toHaveCount(0);
    await expect(paletteField(page)).toBeFocused();
  });

  test("takes the answer to what was typed last, however late another comes", async ({
    page,
    context,
    app,
  }) => {
    const ledger = await fillLedger(app, await signedInPerson(context, app));
    const late = Promise.withResolvers<void>();
    const asked = page.waitForRequest(/\/api\/bookings\?search=hotel/);
    await page.route(/\/api\/bookings\?search=hotel/, async (route) => {
      await late.promise;
      await route.continue().catch(() => undefined);
    });
    await page.goto("/");
    await openPalette(page);
    await page.keyboard.type("hotel");
    await asked;
    await expect(palette(page).getByRole("status")).toHaveText("Searching...");
    await page.keyboard.press("Control+a");
    const booking = palette(page).getByRole("option", { name: ledger.partlyPaid }).first();
    await find(page, ledger.partlyPaid, booking);
    late.resolve();
    await page.keyboard.press("End");
    await expect(palette(page).getByRole("option", { name: ledger.overdue })).toHaveCount(0);
    await expect(booking).toBeVisible();
  });
});
