import { expect, test } from "vitest";
import { zonedTests } from "../../tools/launcher/checks/zoned-tests.mjs";
import { ROOT } from "../../tools/launcher/paths.mjs";

test("what proves that days and instants hang on no machine's zone is among the zoned tests", () => {
  const zoned = zonedTests(ROOT, ["tests/rules", "tests/components"]);
  expect(zoned).toEqual(
    expect.arrayContaining([
      "tests/components/date-picker.test.tsx",
      "tests/rules/base.test.ts",
      "tests/rules/extraction/dates/golden-days.test.ts",
      "tests/rules/interface/written-dates.test.ts",
      "tests/rules/mail-dates.test.ts",
    ]),
  );
  expect(zoned).not.toContain("tests/rules/extraction/mails/hostile.test.ts");
});
