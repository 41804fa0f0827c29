import { readFileSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { DEMO_PEOPLE } from "@/db/seeds/demo";
import { BROWSER_FLAGS, knownBrowser } from "./browser/find-browser.mjs";

const ROOT = path.join(import.meta.dirname, "..");
const SIZE = { width: 1280, height: 800 };
/** The pictures to take; `press` is the text of the mail row to click first. */
const PICTURES = [
  { name: "dashboard", address: "/" },
  { name: "emails", address: "/emails/new", press: "ALT-92388" },
  { name: "bookings", address: "/bookings/open" },
];
const [agent] = DEMO_PEOPLE;

/** Takes the README's screenshots of the app that `npm start` runs here, with its demo data: `npm run pictures`. */
const { url } = JSON.parse(readFileSync(path.join(ROOT, ".data/local.json"), "utf8")) as { url: string };
const { executablePath } = await knownBrowser();
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
try {
  await take(browser);
} finally {
  await browser.close();
}

async function take(chosen: Browser): Promise<void> {
  const page = await chosen.newPage({ baseURL: url, viewport: SIZE, timezoneId: "America/Toronto" });
  await page.goto("/sign-in");
  await page.getByLabel("Email").fill(agent.email);
  await page.getByLabel("Password").fill(agent.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((address) => !address.pathname.startsWith("/sign-in"));
  for (const { name, address, press } of PICTURES) {
    await page.goto(address, { waitUntil: "networkidle" });
    if (press) {
      await page.getByText(press).first().click();
      await page.locator("iframe").contentFrame().locator("body *").first().waitFor();
      await page
        .getByRole("button", { name: /^Convert/ })
        .first()
        .waitFor();
    }
    await page.screenshot({ path: path.join(ROOT, "docs", `${name}.png`), animations: "disabled" });
  }
}
