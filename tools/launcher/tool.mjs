// @ts-check
import { runNode, TYPESCRIPT, TYPESCRIPT_SETTINGS } from "./children.mjs";
import { end, endOnSignals } from "./lifetime.mjs";

/**
 * Runs a program that answers at the terminal: nothing but its own words on stdout, stdin handed on.
 * @param {string} program
 * @param {string[]} parameters
 */
export async function tool(program, parameters) {
  endOnSignals(130);
  const env = { ...process.env, ...TYPESCRIPT_SETTINGS };
  const { code } = await runNode([...TYPESCRIPT, program, ...parameters], { env, output: "terminal" });
  await end(code);
}
