// @ts-check
import fs from "node:fs";
import path from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/**
 * A browser executable and the environment variables it needs.
 * @typedef {{ executablePath: string, env: Record<string, string> }} Browser
 */

/**
 * Returns the browsers that may be on this machine, starting with the one named by $CHROME.
 * @returns {Promise<Browser[]>}
 */
export async function candidates() {
  const { chromium } = await import("@playwright/test");
  const onPath = (process.env.PATH ?? "")
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  const asked = process.env.CHROME ? [process.env.CHROME] : [];
  const all = [...asked, ...onPath, ...PLACES, chromium.executablePath()];
  const present = all.filter((file) => file && fs.existsSync(file));
  return [...new Set(present)].map((executablePath) => ({ executablePath, env: {} }));
}
