import { test } from "../support/app/fixtures";
import { STRETCHES, walk } from "../support/screens/walk";

/** Those that have most on them; tests/long walks through all, in every size and theme. */
const FULLEST = [
  ...["dashboard", "selected bookings", "calendar", "new booking with errors", "payment"],
  ...["import: preview", "suppliers", "supplier"],
];

test("the ledger's fullest screens have no barrier", async ({ page, app, viewport }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { who, fill, screens } = STRETCHES["of lists"];
  const fullest = [...screens, ...STRETCHES["of bookings and imports"].screens].filter(({ name }) =>
    FULLEST.includes(name),
  );
  await walk(page, app, { who, fill, screens: fullest }, viewport ? [viewport] : []);
});
