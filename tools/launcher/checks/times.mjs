// @ts-check
import fs from "node:fs";
import path from "node:path";
import { ROOT } from "../paths.mjs";
import { REPORTS } from "./reports.mjs";

const STAGES = path.join(REPORTS, "stages.json");
const SLOWEST = 25;

/**
 * @typedef {{ name: string, title: string, seconds: number }} Stage
 * @typedef {{ file: string, tests: number, seconds: number }} FileTime
 *
 * The parts of the reports that are read.
 * @typedef {{ testResults: { name: string, startTime: number, endTime: number, assertionResults: unknown[] }[] }} VitestTimes
 * @typedef {{ file: string, tests: { results: { duration: number }[] }[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 */

/**
 * Stores how long each stage of this run took, for `testTimes`. Times of stages that didn't run are kept.
 * @param {readonly Stage[]} stages
 */
export function keepStages(stages) {
  const others = kept().filter(({ name }) => !stages.some((stage) => stage.name === name));
  fs.mkdirSync(REPORTS, { recursive: true });
  fs.writeFileSync(STAGES, JSON.stringify([...others, ...stages], null, 2));
}

/**
 * Runs `npm run test:times`: prints the seconds of each stage's last run, and the slowest files of each test program.
 */
export function testTimes() {
  const lines = kept().map(({ title, seconds }) => line(seconds, title));
  const reports = fs.globSync("*.json", { cwd: REPORTS }).filter((name) => name !== path.basename(STAGES));
  for (const name of reports.sort()) {
    const files = fileTimes(JSON.parse(fs.readFileSync(path.join(REPORTS, name), "utf8")));
    const shown = files
      .slice(0, SLOWEST)
      .map(({ file, tests, seconds }) => line(seconds, `${file} (${tests})`));
    const sum = files.reduce((all, { seconds }) => all + seconds, 0);
    lines.push(
      "",
      line(sum, `${path.basename(name, ".json")}: ${files.length} files, over all workers`),
      ...shown,
    );
  }
  process.stdout.write(`${lines.join("\n")}\n`);
}

/**
 * Returns the files of a report, slowest first, with the time of their tests; the time for imports isn't included.
 * @param {VitestTimes | Suite} report
 * @returns {FileTime[]}
 */
export function fileTimes(report) {
  const all = "testResults" in report ? report.testResults.map(vitestTime) : browserTimes(report);
  return all.sort((one, other) => other.seconds - one.seconds);
}

/** @param {VitestTimes["testResults"][number]} file */
function vitestTime({ name, startTime, endTime, assertionResults }) {
  const file = path.relative(ROOT, name);
  return { file, tests: assertionResults.length, seconds: (endTime - startTime) / 1000 };
}

/** @param {Suite} report */
function browserTimes(report) {
  const files = Map.groupBy(specsOf(report), ({ file }) => file);
  return [...files].map(([file, specs]) => {
    const tests = specs.flatMap((spec) => spec.tests);
    const took = tests.flatMap(({ results }) => results).reduce((all, { duration }) => all + duration, 0);
    return { file, tests: tests.length, seconds: took / 1000 };
  });
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** @returns {Stage[]} */
function kept() {
  return fs.existsSync(STAGES) ? JSON.parse(fs.readFileSync(STAGES, "utf8")) : [];
}

/**
 * @param {number} seconds
 * @param {string} what
 */
function line(seconds, what) {
  return `${seconds.toFixed(1).padStart(8)} s  ${what}`;
}
