import type { Page } from "@playwright/test";
import { expectNoBarrier } from "../app/barriers";
import type { RunningApp } from "../app/running-app";
import { fillLedger } from "../database/ledger";
import { signedInPerson } from "../people/sign-in";
import { BOOKING_SCREENS } from "./booking-screens";
import { FAILED_SCREENS } from "./failed-screens";
import { IMPORT_SCREENS } from "./import-screens";
import { LIST_SCREENS } from "./list-screens";
import type { Screen, Setting } from "./screen";
import { SUPPLIER_SCREENS } from "./supplier-screens";

/** The states of the ledger's pages for somebody who has facts. */
export const FILLED: readonly Screen[] = [
  ...LIST_SCREENS,
  ...BOOKING_SCREENS,
  ...IMPORT_SCREENS,
  ...SUPPLIER_SCREENS,
  ...FAILED_SCREENS,
];

/** Signs somebody in, shows what pages say to somebody new, fills the ledger, and walks through the screens. */
export async function walk(
  page: Page,
  app: RunningApp,
  {
    empty = [],
    screens,
    widths,
  }: {
    readonly empty?: readonly Screen[];
    readonly screens: readonly Screen[];
    readonly widths: readonly number[];
  },
): Promise<void> {
  const person = await signedInPerson(page.context(), app);
  const setting = { page, app, person, ledger: NOTHING };
  for (const screen of empty) await look(screen, setting, widths);
  const ledger = await fillLedger(app, person);
  for (const screen of screens) await look(screen, { ...setting, ledger }, widths);
}

const NOTHING = { overdue: "", partlyPaid: "", supplier: "", supplierId: "", idOf: {} };

/** Opens a screen in the first width and looks for barriers there and in the others. */
async function look({ name, open }: Screen, setting: Setting, widths: readonly number[]): Promise<void> {
  const { page } = setting;
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 800 });
    if (index === 0) await open(setting);
    await expectNoBarrier(page, `${name} at ${width} px`);
  }
}
