// @ts-check
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { DATA } from "../paths.mjs";

/** The folder in which each check stores its program's report, as `<name>.json`. */
export const REPORTS = path.join(DATA, "reports");
const LINES = 12;

/**
 * The result of a check. Includes which tests failed and how, and which passed only when retried, so that these can be
 * repeated at the end of a long output.
 * @typedef {{ title: string, message: string }} TestFailure
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: TestFailure[], repeated?: TestFailure[] }} Count
 *
 * @typedef {import("vitest/node").JsonTestResults} VitestReport
 * @typedef {import("@playwright/test/reporter").JSONReport} PlaywrightReport
 *
 * The parts of those reports that are read.
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
 * Returns a count for a program that failed without naming a test: one failure, described by the given messages.
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
    // A file that couldn't be loaded has a message but no tests.
    if (failed.length === 0) return status === "failed" ? [{ title: name, message: brief([message]) }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      title: fullName,
      message: brief(failureMessages?.slice(0, 1) ?? []),
    }));
  });
}

/**
 * @param {BrowserSuite} report a complete report, or one of its suites
 * @param {"unexpected" | "flaky"} outcome Playwright calls a test flaky if it passed when it was retried
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
