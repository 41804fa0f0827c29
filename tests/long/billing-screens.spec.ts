import path from "node:path";
import type { Page } from "@playwright/test";
import { DATA } from "../../tools/launcher/paths.mjs";
import { expectNoBarrier } from "../support/app/barriers";
import { test } from "../support/billing/billing-pages";
import { type PlanState, STATES, WITHOUT_PLAN } from "../support/billing/billing-states";
import { signedInPerson } from "../support/people/sign-in";

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 375, height: 812 },
];

/** The screenshots are in .data/pictures/billing. */
for (const colorScheme of ["light", "dark"] as const) {
  test(`no screen of plans and payments has a barrier in ${colorScheme}, in any state and size`, async ({
    page,
    context,
    app,
    stripe,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await looked(page, "/pricing", `${colorScheme}/pricing`);
    for (const [name, state] of Object.entries<PlanState>(STATES)) {
      const person = await signedInPerson(context, app);
      await state({ app, stripe, person });
      await looked(page, "/plan", `${colorScheme}/plan ${name}`);
      await looked(page, "/user/billing?invoices=all", `${colorScheme}/billing ${name}`);
    }
  });

  test(`nothing that asks for a plan has a barrier in ${colorScheme}, in any size`, async ({
    page,
    context,
    app,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await signedInPerson(context, app);
    for (const [name, address] of Object.entries(WITHOUT_PLAN))
      await looked(page, address, `${colorScheme}/without ${name}`);
  });
}

async function looked(page: Page, address: string, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    if (size === SIZES[0]) await page.goto(address);
    await expectNoBarrier(page, `${name} at ${size.width} px`);
    const file = `${name.replaceAll(" ", "-")}-${size.width}.png`;
    await page.screenshot({
      path: path.join(DATA, "pictures", "billing", file),
      fullPage: true,
      animations: "disabled",
    });
  }
}
