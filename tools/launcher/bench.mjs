// @ts-check
import fs from "node:fs";
import path from "node:path";
import { runNode, TYPESCRIPT, TYPESCRIPT_SETTINGS } from "./children.mjs";
import { endOnSignals } from "./lifetime.mjs";
import { ROOT } from "./paths.mjs";
import { Refusal } from "./say.mjs";

const FOLDER = path.join(ROOT, "bench");

/**
 * `npm run bench -- NAME ...`: one measurement of the folder `bench`.
 * @param {string[]} parameters
 */
export async function bench([name = "", ...parameters]) {
  const names = measurements();
  if (!names.includes(name)) throw new Refusal(`usage: npm run bench -- ${names.join(" | ")}`);
  endOnSignals(130);
  process.env.NEXT_TELEMETRY_DISABLED ??= "1";
  const env = { ...process.env, ...TYPESCRIPT_SETTINGS };
  const program = path.join(FOLDER, `${name}.ts`);
  const { code } = await runNode([...TYPESCRIPT, program, ...parameters], { env, output: "terminal" });
  process.exit(code);
}

/** The programs among the files: what others import exports something. */
function measurements() {
  const files = fs.readdirSync(FOLDER).filter((file) => file.endsWith(".ts"));
  return files.filter((file) => isProgram(path.join(FOLDER, file))).map((file) => path.basename(file, ".ts"));
}

/** @param {string} file */
function isProgram(file) {
  return !/^export /m.test(fs.readFileSync(file, "utf8"));
}
