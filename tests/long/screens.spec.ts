import path from "node:path";
import { DATA } from "../../tools/launcher/paths.mjs";
import { test } from "../support/app/fixtures";
import { STRETCHES, walk } from "../support/screens/walk";

/** A wide screen, a laptop, tablets, a phone, and the width that WCAG's reflow criterion requires. */
const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 375, height: 812 },
  { width: 320, height: 700 },
];

test.describe.configure({ mode: "parallel" });

/** The screenshots are in .data/pictures. */
for (const colorScheme of ["light", "dark"] as const) {
  for (const [name, stretch] of Object.entries(STRETCHES)) {
    test(`no screen ${name} has a barrier in ${colorScheme}, in any size`, async ({ page, app }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await walk(page, app, stretch, SIZES, path.join(DATA, "pictures", colorScheme));
    });
  }
}
