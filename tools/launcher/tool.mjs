// @ts-check
import { runNode, TYPESCRIPT, TYPESCRIPT_SETTINGS } from "./children.mjs";
import { end, endOnSignals } from "./lifetime.mjs";

/**
 * Runs a command-line program with stdin passed on and nothing but its own output on stdout.
 * @param {string} program
 * @param {string[]} parameters
 */
export async function tool(program, parameters) {
  endOnSignals(130);
  const env = { ...process.env, ...TYPESCRIPT_SETTINGS };
  const { code } = await runNode([...TYPESCRIPT, program, ...parameters], { env, output: "terminal" });
  await end(code);
}
