// @ts-check
import { runNode, TYPESCRIPT, TYPESCRIPT_SETTINGS } from "./children.mjs";
import { endOnSignals } from "./lifetime.mjs";

/**
 * `npm run --silent extract`: nothing but the extraction's own words on stdout, stdin handed on.
 * @param {string[]} parameters
 */
export async function extract(parameters) {
  endOnSignals(130);
  const env = { ...process.env, ...TYPESCRIPT_SETTINGS };
  const { code } = await runNode([...TYPESCRIPT, "tools/extract.ts", ...parameters], {
    env,
    output: "terminal",
  });
  process.exit(code);
}
