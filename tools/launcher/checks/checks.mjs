// @ts-check
import fs from "node:fs";
import path from "node:path";
import { ensureBuild, forgetDevelopmentTypes, NEXT } from "../build/build.mjs";
import { runNode } from "../children.mjs";
import { installed, ROOT } from "../paths.mjs";
import { say } from "../say.mjs";
import { playwrightCount, REPORTS, vitestCount, withUnnamed } from "./reports.mjs";
import { UNHANDLED_FILE } from "./unhandled-reporter.mjs";
import { zonedTests } from "./zoned-tests.mjs";

/**
 * @typedef {import("./reports.mjs").Count} Count
 *
 * @typedef {object} Check
 * @property {string} name for `--only`
 * @property {string} title
 * @property {string} [needs] the check that must succeed before this one can run
 * @property {() => Promise<Count>} run
 */

const VITEST = installed("vitest/vitest.mjs");
const UNHANDLED_REPORTER = path.join(import.meta.dirname, "unhandled-reporter.mjs");
const CRUISED = ["app", "components", "lib", "db", "tools", "tests", "bench", "middleware.ts"];

/**
 * The Vitest projects of each kind: a name with `*` matches the project whose files share processes and the one whose
 * files run separately. Each run uses its own time zone, so that a dependency on one shows as a different day.
 */
const UNIT = ["rules*", "reading*", "components*"];
const STORED = ["architecture*", "database*"];
/**
 * The tests of features that behave the same on a Citus cluster as on one server; docs/operations.md lists what it
 * refuses.
 */
const ON_CLUSTER = [
  "tests/long/cluster-node-away.test.ts",
  "tests/domain/{tenant-isolation,distribution}.test.ts",
  "tests/domain/suppliers/{suppliers,merging,supplier-names,bank-patterns}.test.ts",
  "tests/domain/bookings/{ledger,csv-row-as-form,find-clients,outstanding,payable-bookings,views-and-corrections}.test.ts",
  "tests/domain/bookings/chase{,-email,-email-unverified,-email-without-provider}.test.ts",
  "tests/domain/dashboard/{figures,months-of-the-feed}.test.ts",
  "tests/domain/emails/inbox-filters.test.ts",
];

/** @type {Check[]} */
export const CHECKS = [
  command("lint", "Lint and format", [
    installed("@biomejs/biome/bin/biome"),
    "check",
    "--error-on-warnings",
    ".",
  ]),
  {
    name: "types",
    title: "Types",
    run: async () => {
      forgetDevelopmentTypes();
      const compiler = [installed("typescript/bin/tsc"), "--noEmit"];
      const named = await succeeds([NEXT, "typegen"]);
      const product = await succeeds(compiler);
      const launcher = await succeeds([...compiler, "--project", "tools/tsconfig.json"]);
      return single(named && product && launcher);
    },
  },
  {
    name: "architecture",
    title: "Dependency rules",
    run: async () => {
      const folders = CRUISED.filter((name) => fs.existsSync(path.join(ROOT, name)));
      const cruiser = installed("dependency-cruiser/bin/dependency-cruiser.mjs");
      return single(await succeeds([cruiser, ...folders, "--config", ".dependency-cruiser.cjs"]));
    },
  },
  command("dead-code", "Dead code", [
    installed("knip/bin/knip.js"),
    "--no-progress",
    "--treat-config-hints-as-errors",
  ]),
  command("lock", "Lock file complete on every platform", ["tools/lock-check.mjs"]),
  vitest("unit", "Unit and component tests", UNIT, "America/Los_Angeles"),
  vitest("database", "Database and http tests", STORED, "UTC"),
  vitest("zones", "Days in Kiritimati", UNIT, "Pacific/Kiritimati", () =>
    zonedTests(ROOT, ["tests/rules", "tests/components"]),
  ),
  {
    name: "build",
    title: "Production build",
    run: async () => {
      await ensureBuild();
      return single(true);
    },
  },
  { ...command("weight", "First-load JavaScript", ["tools/bundle-budget.mjs"]), needs: "build" },
  { ...playwright("browser", "Browser tests", ["desktop", "phone"]), needs: "build" },
];

/** @type {Check[]} */
export const LONG_CHECKS = [
  vitest("long", "Long tests", ["long"], "UTC"),
  vitest("properties", "Properties with other examples", [...UNIT, "database*"], "UTC", testsOfProperties, {
    OTHER_EXAMPLES: "1",
  }),
  // Runs if TEST_POOLER_URL names a pooler in front of the server named by TEST_POSTGRES_URL (docs/operations.md).
  process.env.TEST_POOLER_URL
    ? vitest("pooler", "HTTP tests by way of a pooler", ["database*"], "UTC", () => ["tests/http"])
    : undefined,
  // CITUS_WORKERS lists the worker nodes (docs/operations.md).
  process.env.CITUS_URL
    ? vitest("cluster", "Tests on a Citus cluster", ["database*", "long"], "UTC", filesOnCluster, {
        CITUS_URL: process.env.CITUS_URL,
      })
    : notMade("cluster", "Tests on a Citus cluster", "CITUS_URL names no coordinator"),
  CHECKS.find(({ name }) => name === "build"),
  {
    ...playwright("long-browser", "Long browser tests", ["long", "phone-rest", "desktop-rest"]),
    needs: "build",
  },
].filter((check) => check !== undefined);

/**
 * @param {string} name
 * @param {string} title
 * @param {string[]} parameters Node's
 * @returns {Check}
 */
function command(name, title, parameters) {
  return { name, title, run: async () => single(await succeeds(parameters)) };
}

/**
 * @param {string} name
 * @param {string} title
 * @param {string[]} projects
 * @param {string} zone
 * @param {() => string[]} [files] the projects' files to run, if not all of them
 * @param {Record<string, string>} [settings]
 * @returns {Check}
 */
function vitest(name, title, projects, zone, files = () => [], settings = {}) {
  const report = path.join(REPORTS, `${name}.json`);
  const chosen = projects.flatMap((project) => ["--project", project]);
  const reporters = ["default", "json", UNHANDLED_REPORTER].map((one) => `--reporter=${one}`);
  const parameters = [VITEST, "run", "--passWithNoTests", ...chosen, ...reporters];
  parameters.push(`--outputFile.json=${report}`);
  return {
    name,
    title,
    run: () =>
      counted(report, [...parameters, ...files()], { TZ: zone, CITUS_URL: "", ...settings }, vitestCount),
  };
}

/**
 * @param {string} name
 * @param {string} title
 * @param {string} why
 * @returns {Check}
 */
function notMade(name, title, why) {
  const run = async () => {
    say(`Not made: ${why}.`);
    return { passed: 0, failed: 0, skipped: 1 };
  };
  return { name, title, run };
}

/** Returns the files to run on a cluster, one after the other, because each copies its database on all machines. */
function filesOnCluster() {
  return ["--maxWorkers=1", ...fs.globSync(ON_CLUSTER, { cwd: ROOT })];
}

/** Returns the test files that use fast-check to generate examples. */
function testsOfProperties() {
  const tests = fs.globSync("tests/{rules,golden,components,domain,http}/**/*.test.{ts,tsx}", { cwd: ROOT });
  return tests.filter((file) => fs.readFileSync(path.join(ROOT, file), "utf8").includes('"fast-check"'));
}

/**
 * @param {string} name
 * @param {string} title
 * @param {string[]} projects
 * @returns {Check}
 */
function playwright(name, title, projects) {
  const report = path.join(REPORTS, `${name}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  const cli = installed("@playwright/test/cli.js");
  const parameters = [cli, "test", "--pass-with-no-tests", "--reporter=list,json", ...chosen];
  const run = async () => {
    const { findBrowser } = await import("../../browser/find-browser.mjs");
    await findBrowser();
    return await counted(report, parameters, { PLAYWRIGHT_JSON_OUTPUT_FILE: report }, playwrightCount);
  };
  return { name, title, run };
}

/**
 * Runs a test program and reads its report. A program that fails without naming a test counts as one failure.
 * @param {string} report
 * @param {string[]} parameters
 * @param {Record<string, string>} settings
 * @template Report
 * @param {(said: Report) => Count} read
 * @returns {Promise<Count>}
 */
async function counted(report, parameters, settings, read) {
  const unhandled = `${report}.unhandled`;
  for (const file of [report, unhandled]) fs.rmSync(file, { force: true });
  fs.mkdirSync(REPORTS, { recursive: true });
  const { code } = await ended(parameters, { ...settings, [UNHANDLED_FILE]: unhandled });
  const count = parsed(report, read) ?? { passed: 0, failed: 0, skipped: 0 };
  if (code === 0 || count.failed > 0) return count;
  const failures = parsed(unhandled, (/** @type {import("./reports.mjs").TestFailure[]} */ all) => all);
  return withUnnamed(
    count,
    failures ?? [{ title: parameters.join(" "), message: `ended with ${code} and named no test` }],
  );
}

/**
 * @param {string} file
 * @template Kept, Read
 * @param {(kept: Kept) => Read} read
 * @returns {Read | undefined} undefined if there is no such file
 */
function parsed(file, read) {
  return fs.existsSync(file) ? read(JSON.parse(fs.readFileSync(file, "utf8"))) : undefined;
}

/** @param {string[]} parameters */
async function succeeds(parameters) {
  return (await ended(parameters)).code === 0;
}

/**
 * @param {string[]} parameters
 * @param {Record<string, string>} [settings]
 */
async function ended(parameters, settings = {}) {
  const { NODE_ENV: _, ...environment } = process.env;
  return await runNode(parameters, { env: { ...environment, ...settings }, output: "terminal" });
}

/**
 * @param {boolean} succeeded
 * @returns {Count}
 */
function single(succeeded) {
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
}
