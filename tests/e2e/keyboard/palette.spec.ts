import { expect, test } from "../../support/app/fixtures";
import { activeLine, bookingLine, find, openPalette, palette, paletteField } from "../../support/app/palette";
import { fillLedger } from "../../support/database/ledger";
import { signedInPerson } from "../../support/people/sign-in";

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
    const booking = bookingLine(page, ledger.overdue);
    await find(page, ledger.overdue.toLowerCase(), booking);
    await page.keyboard.press("Home");
    await expect(booking).toHaveAttribute("aria-selected", "true");
    await expect(palette(page).getByRole("status")).toHaveText(/^\d+ results?$/);
    const line = await booking.getAttribute("id");
    await expect(paletteField(page)).toHaveAttribute("aria-activedescendant", String(line));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`booking=${ledger.idOf[ledger.overdue]}`));
    const shown = page.getByRole("dialog", { name: "Edit Booking" });
    await expect(shown.getByText(ledger.overdue).first()).toBeVisible();
    // If nothing was typed into a dialog, the palette opens above it and leads to another record.
    await openPalette(page);
    await find(page, ledger.partlyPaid, bookingLine(page, ledger.partlyPaid));
    await page.keyboard.press("Home");
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
        .getByRole("group", { name: /^Emails/ })
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
      .getByRole("group", { name: /^Emails/ })
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

  test("says what it could not search, keeps what it could, and tries again @long", async ({
    page,
    context,
    app,
  }) => {
    const ledger = await fillLedger(app, await signedInPerson(context, app));
    await page.route("**/api/emails?*", (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto("/");
    await openPalette(page);
    await find(page, ledger.overdue, palette(page).getByText("The search of emails failed."));
    await expect(palette(page).getByRole("option", { name: ledger.overdue })).toBeVisible();
    await page.unroute("**/api/emails?*");
    await page.keyboard.press("Tab");
    await expect(palette(page).getByRole("button", { name: "Try Again" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(
      palette(page)
        .getByRole("group", { name: /^Emails/ })
        .getByRole("option")
        .first(),
    ).toBeVisible();
    await expect(palette(page).getByRole("button", { name: "Try Again" })).toHaveCount(0);
    await expect(paletteField(page)).toBeFocused();
  });

  test("calls the search off when something else is typed @long", async ({ page, context, app }) => {
    const ledger = await fillLedger(app, await signedInPerson(context, app));
    const early = /\/api\/bookings\?search=hotel/;
    // Never answered; the response would arrive after the one for the later input.
    await page.route(early, () => undefined);
    await page.goto("/");
    await openPalette(page);
    const asked = page.waitForRequest(early);
    await page.keyboard.type("hotel");
    await asked;
    await expect(palette(page).getByRole("status")).toHaveText("Searching...");
    const calledOff = page.waitForEvent("requestfailed", (request) => early.test(request.url()));
    await page.keyboard.press("Control+a");
    const booking = palette(page).getByRole("option", { name: ledger.partlyPaid }).first();
    await find(page, ledger.partlyPaid, booking);
    await calledOff;
    await expect(palette(page).getByRole("option", { name: ledger.overdue })).toHaveCount(0);
  });

  test("keeps the line that Enter takes when an answer puts another above it", async ({
    page,
    context,
    app,
  }) => {
    await signedInPerson(context, app);
    const lind = (confirmationNumber: string) => ({
      id: confirmationNumber,
      confirmationNumber,
      clientName: "Marta Lind",
      status: "CONFIRMED",
      supplier: null,
    });
    await page.route("**/api/bookings?*", (route) => {
      const isFirst = new URL(route.request().url()).searchParams.get("search") === "lin";
      const data = isFirst ? [lind("OLD-1")] : [lind("NEW-2"), lind("OLD-1")];
      return route.fulfill({ json: { data, count: data.length } });
    });
    await page.goto("/");
    await openPalette(page);
    await find(page, "lin", palette(page).getByRole("option", { name: "OLD-1" }));
    await find(page, "d", palette(page).getByRole("option", { name: "NEW-2" }));
    await expect(activeLine(page)).toHaveText(/^OLD-1/);
  });
});
