// @ts-check

import { end, endOnSignals } from "../lifetime.mjs";
import { stopLeftovers } from "../run-notes.mjs";
import { Refusal, say } from "../say.mjs";
import { CHECKS, LONG_CHECKS } from "./checks.mjs";
import { sumOf } from "./reports.mjs";
import { keepStages } from "./times.mjs";

/**
 * @typedef {import("./checks.mjs").Check} Check
 * @typedef {import("./checks.mjs").Count} Count
 * @typedef {{ check: Check, count: Count, seconds: number }} Outcome
 */

const ONLY = "--only=";
const FAILURE = { passed: 0, failed: 1, skipped: 0 };

/**
 * Runs `npm test`: every check, one after the other, with the totals in the last line. `npm test -- --only=lint,unit`
 * runs only the named checks.
 * @param {string[]} parameters
 */
export async function test(parameters) {
  await runAll(chosen(CHECKS, parameters));
}

/**
 * Runs `npm run test:long`: the checks that take too long to run for every change.
 * @param {string[]} parameters
 */
export async function testLong(parameters) {
  await runAll(chosen(LONG_CHECKS, parameters));
}

/**
 * @param {Check[]} checks
 * @param {string[]} parameters
 */
function chosen(checks, parameters) {
  const names = parameters
    .find((one) => one.startsWith(ONLY))
    ?.slice(ONLY.length)
    .split(",");
  const unknown = names?.filter((name) => !checks.some((check) => check.name === name)) ?? [];
  if (unknown.length > 0) {
    const known = checks.map(({ name }) => name).join(", ");
    throw new Refusal(`There is no check named ${unknown.join(", ")}. There are: ${known}.`);
  }
  return names ? checks.filter(({ name }) => names.includes(name)) : checks;
}

/** @param {Check[]} checks */
async function runAll(checks) {
  endOnSignals(130);
  process.env.NEXT_TELEMETRY_DISABLED ??= "1";
  await stopLeftovers();
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const check of checks) outcomes.push(await outcomeOf(check, outcomes));
  report(outcomes);
  keepStages(outcomes.map(({ check: { name, title }, seconds }) => ({ name, title, seconds })));
  await end(outcomes.some(({ count }) => count.failed > 0) ? 1 : 0);
}

/**
 * @param {Check} check
 * @param {Outcome[]} before
 * @returns {Promise<Outcome>}
 */
async function outcomeOf(check, before) {
  const started = performance.now();
  say(`\n=== ${check.title} (${check.name})`);
  const count = await countOf(check, before);
  return { check, count, seconds: (performance.now() - started) / 1000 };
}

/**
 * @param {Check} check
 * @param {Outcome[]} before
 * @returns {Promise<Count>}
 */
async function countOf(check, before) {
  if (before.some(({ check: { name }, count }) => name === check.needs && count.failed > 0)) {
    say(`Not made, because "${check.needs}" failed: counted as a failure.`);
    return FAILURE;
  }
  try {
    return await check.run();
  } catch (error) {
    say(error instanceof Refusal ? error.message : String(error instanceof Error ? error.stack : error));
    return FAILURE;
  }
}

/** @param {Outcome[]} outcomes */
function report(outcomes) {
  const sum = sumOf(outcomes.map(({ count }) => count));
  for (const one of sum.repeated) retell("PASSED ONLY ON THE SECOND TRY", one);
  for (const one of sum.failures) retell("FAILED", one);
  say("");
  for (const { check, count, seconds } of outcomes) {
    const mark = count.failed > 0 ? "FAILED" : "passed";
    say(`${mark}  ${check.title.padEnd(38)} ${wordsFor(count).padEnd(32)} ${seconds.toFixed(1)} s`);
  }
  process.stdout.write(`${wordsFor(sum)}\n`);
}

/**
 * @param {string} mark
 * @param {import("./reports.mjs").TestFailure} test
 */
function retell(mark, { title, message }) {
  say(`\n${mark}  ${title}\n${message.replace(/^/gm, "    ")}`);
}

/** @param {Count} count */
function wordsFor({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
