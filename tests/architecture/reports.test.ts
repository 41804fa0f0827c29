import path from "node:path";
import { expect, test } from "vitest";
import { playwrightFailures, vitestFailures, withUnnamed } from "../../tools/launcher/checks/reports.mjs";
import { fileTimes } from "../../tools/launcher/checks/times.mjs";
import { ROOT } from "../../tools/launcher/paths.mjs";

test("the end of a run tells again which browser test failed, and how", () => {
  const results = [{ errors: [{ message: "\u001b[31mError\u001b[39m: not visible\n\n  at line 3" }] }];
  const specs = [
    { title: "a booking is added", tests: [{ status: "unexpected", projectName: "phone", results }] },
    { title: "a booking is closed", tests: [{ status: "expected", projectName: "phone", results: [] }] },
  ];
  expect(playwrightFailures({ suites: [{ suites: [{ specs }] }] }, "unexpected")).toEqual([
    { title: "[phone] a booking is added", message: "Error: not visible\n  at line 3" },
  ]);
});

test("a browser test that passed only when it was tried again is told, not hidden", () => {
  const results = [{ errors: [{ message: "Error: too slow" }] }, { errors: [] }];
  const specs = [
    { title: "a booking is added", tests: [{ status: "flaky", projectName: "phone", results }] },
  ];
  expect(playwrightFailures({ specs }, "flaky")).toEqual([
    { title: "[phone] a booking is added", message: "Error: too slow" },
  ]);
  expect(playwrightFailures({ specs }, "unexpected")).toEqual([]);
});

test("a test file that cannot be loaded is told by its name", () => {
  const passed = { status: "passed", fullName: "one is one", failureMessages: [] };
  const failed = { status: "failed", fullName: "one is two", failureMessages: ["expected 1 to be 2"] };
  const testResults = [
    { name: "a.test.ts", status: "failed", message: "no such module", assertionResults: [] },
    { name: "b.test.ts", status: "failed", message: "", assertionResults: [passed, failed] },
  ];
  expect(vitestFailures({ testResults })).toEqual([
    { title: "a.test.ts", message: "no such module" },
    { title: "one is two", message: "expected 1 to be 2" },
  ]);
});

test("the files of a report are told with what their tests took, slowest first", () => {
  const file = { startTime: 1_000, assertionResults: [{}, {}] };
  const testResults = [
    { ...file, name: path.join(ROOT, "tests/a.test.ts"), endTime: 1_500 },
    { ...file, name: path.join(ROOT, "tests/b.test.ts"), endTime: 3_000 },
  ];
  expect(fileTimes({ testResults })).toEqual([
    { file: path.normalize("tests/b.test.ts"), tests: 2, seconds: 2 },
    { file: path.normalize("tests/a.test.ts"), tests: 2, seconds: 0.5 },
  ]);
  const tried = { results: [{ duration: 2_000 }, { duration: 1_000 }] };
  const specs = [{ file: "c.spec.ts", tests: [tried, tried] }];
  expect(fileTimes({ suites: [{ suites: [{ specs }] }] })).toEqual([
    { file: "c.spec.ts", tests: 2, seconds: 6 },
  ]);
});

test("a run that fails outside of its tests tells what failed", () => {
  const count = { passed: 3, failed: 0, skipped: 0, failures: [] };
  const told = [{ title: "Unhandled Rejection in a.test.ts", message: "Error: late\n\n  at line 3" }];
  expect(withUnnamed(count, told)).toEqual({
    ...count,
    failed: 1,
    failures: [{ title: "Unhandled Rejection in a.test.ts", message: "Error: late\n  at line 3" }],
  });
});
