import type { Page } from "@playwright/test";
import { expectNoBarrier } from "../app/barriers";
import type { RunningApp } from "../app/running-app";
import { fillLedger, type Ledger } from "../database/ledger";
import { fillInbox } from "../mails/inbox";
import { NOBODY, newPerson } from "../people/people";
import { signInAs } from "../people/sign-in";
import { fillQueue } from "../transactions/queue";
import { BOOK_SCREENS } from "./administration/book-screens";
import { DESK_SCREENS } from "./administration/desk-screens";
import { DIRECTORY_SCREENS } from "./administration/directory-screens";
import { fillAdministration } from "./administration/fill-administration";
import { fillPayouts } from "./administration/fill-payouts";
import { PAYOUT_SCREENS } from "./administration/payout-screens";
import { RATE_SCREENS } from "./administration/rate-screens";
import { READING_SCREENS } from "./administration/reading-screens";
import { REPORT_SCREENS } from "./administration/report-screens";
import { STATEMENT_SCREENS } from "./administration/statement-screens";
import { BOOKING_SCREENS } from "./booking-screens";
import { EMAIL_SCREENS } from "./email-screens";
import { EMPTY_SCREENS } from "./empty-screens";
import { FAILED_SCREENS } from "./failed-screens";
import { IMPORT_SCREENS } from "./import-screens";
import { LIST_SCREENS } from "./list-screens";
import { NEWCOMERS_SCREENS, PUBLIC_SCREENS, TOUR_SCREENS } from "./outer-screens";
import type { Screen, Setting } from "./screen";
import { fillSettings, SETTINGS_SCREENS } from "./settings-screens";
import { SUPPLIER_SCREENS } from "./supplier-screens";
import { TRANSACTION_SCREENS } from "./transaction-screens";

/** Screens that one person visits. */
export type Stretch = {
  readonly screens: readonly Screen[];
  /** The person; if omitted, nobody is signed in. */
  readonly who?: Parameters<typeof newPerson>[1];
  readonly fill?: (setting: Setting) => Promise<Ledger>;
};

const ledger = ({ app, person }: Setting) => fillLedger(app, person);
const inbox = async (setting: Setting) => {
  await fillInbox(setting);
  return NO_LEDGER;
};
const settings = async (setting: Setting) => {
  await fillSettings(setting);
  return NO_LEDGER;
};
const queue = async ({ app }: Setting) => ({ ...NO_LEDGER, idOf: (await fillQueue(app)).lines });
const ADMIN = { role: "ADMIN" } as const;
const NO_LEDGER = { overdue: "", partlyPaid: "", supplier: "", supplierId: "", idOf: {} };

/** Every page in every state. */
export const STRETCHES = {
  "before the app": { screens: PUBLIC_SCREENS },
  "of who has just signed up": { who: { onboarded: false }, screens: NEWCOMERS_SCREENS },
  "of the tour": { who: { toured: false }, screens: TOUR_SCREENS },
  "with nothing in them": { who: {}, screens: EMPTY_SCREENS },
  "of lists": { who: {}, fill: ledger, screens: [...LIST_SCREENS, ...SUPPLIER_SCREENS, ...FAILED_SCREENS] },
  "of bookings and imports": { who: {}, fill: ledger, screens: [...BOOKING_SCREENS, ...IMPORT_SCREENS] },
  "of settings": { who: {}, fill: settings, screens: SETTINGS_SCREENS },
  "of emails": { who: {}, fill: inbox, screens: EMAIL_SCREENS },
  "of the administrator": { who: ADMIN, fill: fillAdministration, screens: DESK_SCREENS },
  "of the administrator's readings": { who: ADMIN, fill: fillAdministration, screens: READING_SCREENS },
  "of the administrator's suppliers": { who: ADMIN, fill: fillAdministration, screens: DIRECTORY_SCREENS },
  "of the administrator's reports": { who: ADMIN, fill: fillAdministration, screens: REPORT_SCREENS },
  "of payouts": { who: ADMIN, fill: fillPayouts, screens: PAYOUT_SCREENS },
  "of the books": { who: ADMIN, fill: fillPayouts, screens: BOOK_SCREENS },
  "of bank transactions": { who: ADMIN, fill: queue, screens: TRANSACTION_SCREENS },
  "of bank statements": { who: ADMIN, fill: queue, screens: [...STATEMENT_SCREENS, ...RATE_SCREENS] },
} as const satisfies Record<string, Stretch>;

type Size = { readonly width: number; readonly height: number };

/**
 * Opens screens as one person, in every size.
 * @param picturesIn the folder in which each screenshot is stored as WIDTH/NAME.png
 */
export async function walk(
  page: Page,
  app: RunningApp,
  { who, fill, screens }: Stretch,
  sizes: readonly Size[],
  picturesIn?: string,
): Promise<void> {
  const person = who ? await newPerson(app, who) : NOBODY;
  if (who) await signInAs(page.context(), app, person);
  // A form with input asks before its page is left and restores the input on return; accept the dialog and clear the
  // storage.
  page.on("dialog", (asked) => void asked.accept());
  await page.addInitScript(() => window === window.top && sessionStorage.clear());
  const empty = { page, app, person, ledger: NO_LEDGER };
  const setting = { ...empty, ledger: (await fill?.(empty)) ?? NO_LEDGER };
  for (const screen of screens)
    for (const size of sizes) {
      await page.setViewportSize(size);
      if (size === sizes[0] || screen.eachWidth) await screen.open(setting);
      await expectNoBarrier(page, `${screen.name} at ${size.width} px`, screen);
      await keep(page, picturesIn, `${size.width}/${screen.name.replace(/\W+/g, "-")}.png`);
    }
}

async function keep(page: Page, folder: string | undefined, file: string): Promise<void> {
  if (folder) await page.screenshot({ path: `${folder}/${file}`, animations: "disabled" });
}
