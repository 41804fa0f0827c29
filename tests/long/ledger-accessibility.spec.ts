import { test } from "../support/app/fixtures";
import { EMPTY_SCREENS } from "../support/screens/empty-screens";
import { FILLED, walk } from "../support/screens/walk";

/** A laptop, a tablet, a phone, and the width that WCAG asks for. */
const WIDTHS = [1280, 768, 375, 320];

for (const colorScheme of ["light", "dark"] as const) {
  test(`no screen of the ledger has a barrier in ${colorScheme}, at any width`, async ({ page, app }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await walk(page, app, { empty: EMPTY_SCREENS, screens: FILLED, widths: WIDTHS });
  });
}
