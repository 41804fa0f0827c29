// @ts-check
import fs from "node:fs";
import path from "node:path";
import { ROOT } from "./paths.mjs";
import { Refusal } from "./say.mjs";
import { tool } from "./tool.mjs";

const FOLDER = path.join(ROOT, "bench");

/**
 * Runs `npm run bench -- NAME ...`: one measurement of the folder `bench`.
 * @param {string[]} parameters
 */
export async function bench([name = "", ...parameters]) {
  const names = measurements();
  if (!names.includes(name)) throw new Refusal(`usage: npm run bench -- ${names.join(" | ")}`);
  process.env.NEXT_TELEMETRY_DISABLED ??= "1";
  await tool(path.join(FOLDER, `${name}.ts`), parameters);
}

/** Returns the names of the files that are programs; files that export something are modules. */
function measurements() {
  const files = fs.readdirSync(FOLDER).filter((file) => file.endsWith(".ts"));
  return files.filter((file) => isProgram(path.join(FOLDER, file))).map((file) => path.basename(file, ".ts"));
}

/** @param {string} file */
function isProgram(file) {
  return !/^export /m.test(fs.readFileSync(file, "utf8"));
}
