import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../tools/launcher/paths.mjs";
import { identified } from "../../tools/launcher/processes.mjs";
import { plantedHouse } from "./planted";

/** Scripts that stand in for installed programs, by name. */
type Fakes = Readonly<Record<string, string>>;

const PASSES = "process.exit(0);";
const FAILS = "process.exit(1);";
/** A fake Vitest that writes the requested JSON report, using the arguments it received as the names of tests. */
const VITEST = `
import { writeFileSync } from "node:fs";
const [report] = process.argv.flatMap((one) => (/^--outputFile.json=(.*)/.exec(one) ?? []).slice(1));
const title = [process.env.TZ, ...process.argv.filter((one) => one.endsWith(".test.ts"))].join(" ");
const failed = { fullName: title, status: "failed", failureMessages: ["it broke"] };
writeFileSync(report, JSON.stringify({
  numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0,
  testResults: [{ name: "one.test.ts", status: "failed", message: "", assertionResults: [failed] }],
}));
process.exit(1);`;

const BIOME = "node_modules/@biomejs/biome/bin/biome";
const NEXT = "node_modules/next/dist/bin/next";
const NOTHING = JSON.stringify({ packages: {} });

/** Creates a temporary project with the launcher in which only these programs are installed. */
function house(fakes: Fakes, files: Fakes = {}): string {
  return plantedHouse(["tools"], {
    "package.json": '{ "type": "module" }',
    "package-lock.json": NOTHING,
    "node_modules/.package-lock.json": NOTHING,
    ...fakes,
    ...files,
  });
}

function launch(folder: string, parameters: readonly string[], node: readonly string[] = []) {
  const { npm_lifecycle_event: _, TALLYPORT_FETCHED_NODE: __, ...env } = process.env;
  const program = [...node, "tools/launch.mjs", ...parameters];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    cwd: folder,
    encoding: "utf8",
    env,
  });
  return { status, stdout, stderr, last: stdout.trimEnd().split("\n").at(-1) };
}

/** The names of the checks that were started, in order. */
const begun = (stderr: string) => [...stderr.matchAll(/^=== .* \(([\w-]+)\)$/gm)].map(([, name]) => name);

describe("npm test", () => {
  test("makes the checks that are asked for, in its own order, and ends with their sum alone on stdout", () => {
    const folder = house({ [BIOME]: PASSES, "node_modules/knip/bin/knip.js": PASSES });
    const { status, stdout, stderr } = launch(folder, ["test", "--only=dead-code,lint"]);
    expect(begun(stderr)).toEqual(["lint", "dead-code"]);
    expect(stdout).toBe("2 passed, 0 failed\n");
    expect(status).toBe(0);
  });

  test("refuses a check that it doesn't know before any is made, and names those there are", () => {
    const { status, stdout, stderr } = launch(house({ [BIOME]: PASSES }), ["test", "--only=lint,lintt"]);
    expect(stderr).toContain("There is no check named lintt. There are: lint, types, architecture");
    expect(begun(stderr)).toEqual([]);
    expect([status, stdout]).toEqual([1, ""]);
  });

  test("goes on after a failure, and says at its end which check failed", () => {
    const folder = house({ [BIOME]: FAILS, "node_modules/knip/bin/knip.js": PASSES });
    const { status, stderr, last } = launch(folder, ["test", "--only=lint,dead-code"]);
    expect(stderr).toMatch(/^FAILED {2}Lint and format /m);
    expect(stderr).toMatch(/^passed {2}Dead code /m);
    expect([status, last]).toEqual([1, "1 passed, 1 failed"]);
  });

  test("tells failed tests again by name with what they said, and counts what was skipped", () => {
    const folder = house({ "node_modules/vitest/vitest.mjs": VITEST });
    const { status, stderr, last } = launch(folder, ["test", "--only=database"]);
    expect(stderr).toMatch(/^FAILED {2}UTC\n {4}it broke$/m);
    expect([status, last]).toEqual([1, "3 passed, 1 failed, 2 skipped"]);
  });

  test("runs in another zone the tests that speak of zones", () => {
    const tests = {
      "tests/rules/days.test.ts": 'test("a day is the same in every zone");',
      "tests/components/picker.test.ts": 'test("the day is the one that stands there, whatever the zone");',
      "tests/rules/sums.test.ts": "expect(1).toBe(1);",
      "tests/domain/days.test.ts": 'test("a day is the same in every zone");',
    };
    const folder = house({ "node_modules/vitest/vitest.mjs": VITEST }, tests);
    const { stderr } = launch(folder, ["test", "--only=zones"]);
    const files = "tests/components/picker.test.ts tests/rules/days.test.ts";
    expect(stderr).toContain(`FAILED  Pacific/Kiritimati ${files}`);
  });

  test("counts a program that ends without a report as a failure, whatever an older report said", () => {
    const old = JSON.stringify({ numPassedTests: 99, numFailedTests: 0, testResults: [] });
    const folder = house({ "node_modules/vitest/vitest.mjs": FAILS }, { ".data/reports/database.json": old });
    const { status, last } = launch(folder, ["test", "--only=database"]);
    expect([status, last]).toEqual([1, "0 passed, 1 failed"]);
  });

  test("doesn't make what needs a build that failed, and counts it as a failure", () => {
    const { status, stderr, last } = launch(house({ [NEXT]: FAILS }), ["test", "--only=build,weight"]);
    expect(stderr).toContain("The build failed (exit code 1); its message is above.");
    expect(stderr).toContain('Not made, because "build" failed: counted as a failure.');
    expect([status, last]).toEqual([1, "0 passed, 2 failed"]);
  });

  test("builds once for the same sources, and again when one of them changes", () => {
    const builds =
      'import fs from "node:fs"; fs.mkdirSync(".next", { recursive: true }); fs.appendFileSync("builds", "+");';
    const folder = house({ [NEXT]: builds }, { "lib/one.ts": "1" });
    const count = () => {
      expect(launch(folder, ["test", "--only=build"]).status).toBe(0);
      return readFileSync(path.join(folder, "builds"), "utf8").length;
    };
    expect([count(), count()]).toEqual([1, 1]);
    writeFileSync(path.join(folder, "lib/one.ts"), "2");
    expect(count()).toBe(2);
  });
});

describe("the launcher", () => {
  test("says how it is called where it isn't", () => {
    const { status, stdout, stderr } = launch(house({}), ["strat"]);
    expect(stderr).toMatch(/^usage: node tools\/launch\.mjs start \| dev \| test \|/);
    expect([status, stdout]).toEqual([2, ""]);
  });

  test("installs what is missing first, and ends where that fails", () => {
    const lock = JSON.stringify({ packages: { "node_modules/left-pad": { version: "1.3.0" } } });
    const npm = "npm-cli.js";
    const folder = house(
      { [npm]: "process.exit(process.argv[2] === 'ci' ? 7 : 0);" },
      { "package-lock.json": lock },
    );
    const env = { ...process.env, npm_execpath: path.join(folder, npm) };
    const { status, stderr } = spawnSync(process.execPath, ["tools/launch.mjs", "test"], {
      cwd: folder,
      encoding: "utf8",
      env,
    });
    expect(stderr).toContain("npm ci failed (exit code 7); its message is above.");
    expect(begun(stderr)).toEqual([]);
    expect(status).toBe(1);
  });

  test.skipIf(process.platform === "win32")(
    "under an old Node runs the same command by the newer one that it has fetched before, with its exit code",
    () => {
      const folder = house(
        { [BIOME]: FAILS },
        { "old.mjs": 'Object.defineProperty(process, "versions", { value: { node: "20.11.1" } });' },
      );
      const newer = path.join(folder, "newer");
      const text = readFileSync(path.join(ROOT, "tools/launcher/newer-node.mjs"), "utf8");
      const place = `"${process.platform}-${process.arch}": \\["[\\w-]+", "([\\d.]+)"\\]`;
      const version = new RegExp(place).exec(text)?.[1];
      const answers = `[ "$1" = --version ] && echo v${version} && exit`;
      writeFileSync(
        newer,
        `#!/bin/sh\n${answers}\necho "by the newer one" >&2\nexec "${process.execPath}" "$@"\n`,
      );
      chmodSync(newer, 0o755);
      mkdirSync(path.join(folder, ".data"));
      writeFileSync(path.join(folder, ".data/newer-node"), newer);
      const { status, stderr, last } = launch(folder, ["test", "--only=lint"], ["--import", "./old.mjs"]);
      expect(stderr).toContain("by the newer one");
      expect([status, last]).toEqual([1, "0 passed, 1 failed"]);
    },
  );

  test("refuses to build while another one of the house serves the last build", () => {
    const note = { launcher: identified(process.pid), port: 3999, services: [] };
    const folder = house({ [NEXT]: PASSES }, { ".data/run/1.json": JSON.stringify(note) });
    const { status, stderr } = launch(folder, ["test", "--only=build"]);
    expect(stderr).toContain(
      `process ${process.pid} still serves the last build on port 3999. Stop it first.`,
    );
    expect(status).toBe(1);
  });
});
