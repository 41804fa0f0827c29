// @ts-check
import { openDatabase } from "./database.mjs";
import { loadSettings } from "./settings.mjs";
import { tool } from "./tool.mjs";

/**
 * Runs `npm run score`: scores the reading of the golden mails. With `--corrections`, or if DATABASE_URL is set, it
 * also reports agents' corrections in that database; without DATABASE_URL it uses the embedded database of `npm start`.
 * @param {string[]} parameters
 */
export async function score(parameters) {
  loadSettings();
  if (parameters.includes("--corrections")) process.env.DATABASE_URL = await openDatabase();
  await tool("tools/score.ts", parameters);
}
