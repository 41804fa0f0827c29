// @ts-check
import { stripVTControlCharacters } from "node:util";

const LINES = 12;

/**
 * What failed and how, of a test program's report, so that the end of a long output tells it again.
 * @typedef {{ title: string, message: string }} TestFailure
 */

/**
 * @param {any} report Vitest's JSON
 * @returns {TestFailure[]}
 */
export function vitestFailures({ testResults = [] }) {
  return testResults.flatMap((/** @type {any} */ { name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((/** @type {any} */ one) => one.status === "failed");
    // A file that couldn't be loaded has a message and no test.
    if (failed.length === 0) return status === "failed" ? [{ title: name, message: brief(message) }] : [];
    return failed.map((/** @type {any} */ one) => ({
      title: one.fullName,
      message: brief(one.failureMessages[0]),
    }));
  });
}

/**
 * @param {any} report Playwright's JSON, or one suite of it
 * @returns {TestFailure[]}
 */
export function playwrightFailures({ suites = [], specs = [] }) {
  const here = specs.flatMap((/** @type {any} */ { title, tests }) =>
    tests
      .filter((/** @type {any} */ one) => one.status === "unexpected" || one.status === "flaky")
      .map((/** @type {any} */ { projectName, results }) => ({
        title: `[${projectName}] ${title}`,
        message: brief(
          results
            .flatMap((/** @type {any} */ one) => one.errors)
            .map((/** @type {any} */ one) => one.message)
            .join("\n"),
        ),
      })),
  );
  return [...here, ...suites.flatMap(playwrightFailures)];
}

/** @param {unknown} message */
function brief(message) {
  const lines = stripVTControlCharacters(String(message ?? ""))
    .split("\n")
    .filter((line) => line.trim() !== "");
  return lines.slice(0, LINES).join("\n");
}
