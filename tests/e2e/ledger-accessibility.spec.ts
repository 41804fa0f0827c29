import { test } from "../support/app/fixtures";
import { FILLED, walk } from "../support/screens/walk";

/** Those that have most on them; tests/long walks through all, in every width. */
const FULLEST = [
  ...["dashboard", "selected bookings", "calendar", "new booking with errors", "payment"],
  ...["import: preview", "suppliers", "supplier"],
];

for (const { colorScheme, width } of [
  { colorScheme: "light", width: 375 },
  { colorScheme: "dark", width: 1280 },
] as const) {
  test(`the ledger's fullest screens have no barrier in ${colorScheme} at ${width} px @desktop`, async ({
    page,
    app,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await walk(page, app, { screens: FILLED.filter(({ name }) => FULLEST.includes(name)), widths: [width] });
  });
}
