// @ts-check
import { openDatabase } from "./database.mjs";
import { loadSettings } from "./settings.mjs";
import { tool } from "./tool.mjs";

/**
 * `npm run score`: how well the golden mails are read. With `--corrections`, or where DATABASE_URL names a database, also
 * what agents have corrected there; without an address it is the embedded one of `npm start`.
 * @param {string[]} parameters
 */
export async function score(parameters) {
  loadSettings();
  if (parameters.includes("--corrections")) process.env.DATABASE_URL = await openDatabase();
  await tool("tools/score.ts", parameters);
}
