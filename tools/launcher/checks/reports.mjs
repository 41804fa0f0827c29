// @ts-check
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { DATA } from "../paths.mjs";

/** Where each check leaves what its program says of it, as `<name>.json`. */
export const REPORTS = path.join(DATA, "reports");
const LINES = 12;

/**
 * A count tells what failed and how, and what passed only when it was tried again, so that the end of a long output can
 * say it once more.
 * @typedef {{ title: string, message: string }} TestFailure
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: TestFailure[], repeated?: TestFailure[] }} Count
 *
 * @typedef {import("vitest/node").JsonTestResults} VitestReport
 * @typedef {import("@playwright/test/reporter").JSONReport} PlaywrightReport
 *
 * What is read of those reports.
 * @typedef {{ fullName: string, status: string, failureMessages: string[] | null }} VitestTest
 * @typedef {{ name: string, status: string, message: string, assertionResults: VitestTest[] }} VitestFile
 * @typedef {{ status: string, projectName: string, results: { errors: { message?: string }[] }[] }} BrowserTest
 * @typedef {{ suites?: BrowserSuite[], specs?: { title: string, tests: BrowserTest[] }[] }} BrowserSuite
 */

/**
 * @param {readonly Count[]} counts
 * @returns {Count & { failures: TestFailure[], repeated: TestFailure[] }}
 */
export function sumOf(counts) {
  const sum = (/** @type {"passed" | "failed" | "skipped"} */ what) =>
    counts.reduce((all, count) => all + count[what], 0);
  return {
    passed: sum("passed"),
    failed: sum("failed"),
    skipped: sum("skipped"),
    failures: counts.flatMap(({ failures = [] }) => failures),
    repeated: counts.flatMap(({ repeated = [] }) => repeated),
  };
}

/**
 * A count whose program failed and named no test: one failure, told by what the program said instead.
 * @param {Count} count
 * @param {readonly TestFailure[]} told
 * @returns {Count}
 */
export function withUnnamed(count, told) {
  return { ...count, failed: 1, failures: told.map((one) => ({ ...one, message: brief([one.message]) })) };
}

/**
 * @param {VitestReport} report
 * @returns {Count}
 */
export function vitestCount(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: vitestFailures(report),
  };
}

/**
 * @param {PlaywrightReport} report
 * @returns {Count}
 */
export function playwrightCount(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    failures: playwrightFailures(report, "unexpected"),
    repeated: playwrightFailures(report, "flaky"),
  };
}

/**
 * @param {{ testResults: VitestFile[] }} report
 * @returns {TestFailure[]}
 */
export function vitestFailures({ testResults }) {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === "failed");
    // A file that couldn't be loaded has a message and no test.
    if (failed.length === 0) return status === "failed" ? [{ title: name, message: brief([message]) }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      title: fullName,
      message: brief(failureMessages?.slice(0, 1) ?? []),
    }));
  });
}

/**
 * @param {BrowserSuite} report a whole one, or a suite of it
 * @param {"unexpected" | "flaky"} outcome Playwright calls a test flaky that passed when it was tried again
 * @returns {TestFailure[]}
 */
export function playwrightFailures({ suites = [], specs = [] }, outcome) {
  const here = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === outcome)
      .map(({ projectName, results }) => ({
        title: `[${projectName}] ${title}`,
        message: brief(results.flatMap(({ errors }) => errors.map((one) => one.message))),
      })),
  );
  return [...here, ...suites.flatMap((suite) => playwrightFailures(suite, outcome))];
}

/** @param {(string | undefined)[]} messages */
function brief(messages) {
  const lines = stripVTControlCharacters(messages.join("\n"))
    .split("\n")
    .filter((line) => line.trim() !== "");
  return lines.slice(0, LINES).join("\n");
}
