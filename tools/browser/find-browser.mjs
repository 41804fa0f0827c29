// @ts-check
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { DATA, installed, ROOT } from "../launcher/paths.mjs";
import { Refusal, say, step } from "../launcher/say.mjs";
import { candidates } from "./candidates.mjs";
import { hasPackedChromium, packedChromium } from "./packed-chromium.mjs";

/** @typedef {import("./candidates.mjs").Browser} Browser */

const NOTE = path.join(DATA, "browser.json");
const PATIENCE_MS = 20_000;
const ADVICE =
  "Install Chromium or Chrome (on Debian: apt-get install chromium), or set CHROME to one, and run the tests again.";

/**
 * Flags for every test browser: no sandbox, because root can't use one, and no background network requests, which cause
 * noisy errors on a machine without a network.
 */
export const BROWSER_FLAGS = [
  ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
  ...["--disable-component-update", "--disable-sync", "--font-render-hinting=none"],
];

/** Returns the browser that `findBrowser` last verified, or searches for one if there is none. */
export async function knownBrowser() {
  return noted() ?? (await findBrowser());
}

/**
 * Returns a browser that was able to start and display a page on this machine: $CHROME, an installed one, Playwright's
 * own, the one inside an npm package, or one that Playwright downloads.
 * @returns {Promise<Browser>}
 */
export async function findBrowser() {
  const last = noted();
  const found =
    (await firstWorking(last && !process.env.CHROME ? [last] : [])) ??
    (await firstWorking(await candidates())) ??
    (await firstWorking(hasPackedChromium() ? await packedChromium() : [])) ??
    (await downloaded());
  if (!found) throw new Refusal(`No browser for the tests runs here. ${ADVICE}`);
  fs.mkdirSync(DATA, { recursive: true });
  fs.writeFileSync(NOTE, JSON.stringify(found));
  return found;
}

/** @returns {Browser | undefined} */
function noted() {
  if (!fs.existsSync(NOTE)) return undefined;
  const browser = JSON.parse(fs.readFileSync(NOTE, "utf8"));
  return fs.existsSync(browser.executablePath) ? browser : undefined;
}

/** @param {Browser[]} browsers */
async function firstWorking(browsers) {
  for (const browser of browsers) {
    const trouble = await troubleWith(browser);
    if (!trouble) return browser;
    say(`${browser.executablePath} does not work here: ${trouble}`);
  }
  return undefined;
}

/**
 * Returns why a browser can't be used, or nothing if it displays a page.
 * @param {Browser} browser
 */
async function troubleWith({ executablePath, env }) {
  const { chromium } = await import("@playwright/test");
  try {
    const browser = await chromium.launch({
      executablePath,
      args: BROWSER_FLAGS,
      env: { .../** @type {Record<string, string>} */ (process.env), ...env },
      timeout: PATIENCE_MS,
    });
    try {
      const page = await browser.newPage();
      await page.setContent("<title>works</title><p>It works.</p>");
      await page.screenshot({ timeout: PATIENCE_MS });
      return (await page.title()) === "works" ? undefined : "it shows no page";
    } finally {
      await browser.close();
    }
  } catch (error) {
    return reasonOf(error);
  }
}

/**
 * Returns the informative line of Playwright's long error report, or its first line.
 * @param {unknown} error
 */
function reasonOf(error) {
  const lines = String(error instanceof Error ? error.message : error).split("\n");
  const telling = lines.find((line) => /error while loading|cannot open|ENOENT|EACCES|FATAL/.test(line));
  return (telling ?? lines[0] ?? "").trim().slice(0, 200);
}

async function downloaded() {
  await step("Asking Playwright for a browser", async () => {
    const cli = installed("playwright/cli.js");
    spawnSync(process.execPath, [cli, "install", "chromium"], { cwd: ROOT, stdio: ["ignore", 2, 2] });
  });
  return await firstWorking(await candidates());
}
