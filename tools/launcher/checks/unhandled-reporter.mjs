// @ts-check
import fs from "node:fs";

/** The environment variable with the path `UnhandledReporter` writes to; the program that starts Vitest sets it. */
export const UNHANDLED_FILE = "UNHANDLED_ERRORS_FILE";

/**
 * Stores failures outside tests (an error after a test's end, a process that died). Vitest's JSON report doesn't
 * contain them, so a run that fails only because of one would name nothing.
 */
export default class UnhandledReporter {
  /**
   * @param {unknown} _files
   * @param {readonly import("vitest/node").SerializedError[]} errors
   */
  onTestRunEnd(_files, errors) {
    const file = process.env[UNHANDLED_FILE];
    if (!file || errors.length === 0) return;
    fs.writeFileSync(file, JSON.stringify(errors.map(toFailure)));
  }
}

/** @param {import("vitest/node").SerializedError} error */
function toFailure({ VITEST_TEST_PATH: file, type, name, message, stack }) {
  return { title: `${type ?? name} in ${file ?? "no file"}`, message: stack ?? message };
}
