import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type RecordedStatement, recordStatements } from "../../bench/explain";
import { type Filled, filled } from "../support/database/filled-agent";
import { USE_CASES } from "../support/database/reading-use-cases";

const MOST = 12;

/** Use cases that read no agent's rows, by nature read them in batches, keep their figures, or are part of another. */
const OTHERS = [
  ...["readAccess", "readHealth", "readPlans", "listSessions", "readTwoFactor", "listDeadLetters"],
  ...[
    "readBookingFigures",
    "readEmailFigures",
    "readMoneyFigures",
    "readSupplierFigures",
    "readSupportFigures",
  ],
  ...["readAccuracy", "readPlatformFigures", "listDuplicates", "listRates", "listUsers", "readShadowReport"],
  ...["readCalendarFeed", "readEmailJson", "readOriginalOf", "showEmailBodyOf", "readUnownedAttachments"],
  ...["listAsked", "listAttachedStatements", "listStatementImports", "readPlan", "readStatementImport"],
  ...["readAttachedReports", "readDocument", "readMailFile"],
];

it("a list or a detail asks the same number of statements, however much there is", {
  timeout: 120_000,
}, async () => {
  const [few, many] = [await filled(1), await filled(4)];
  const asked: RecordedStatement[] = [];
  recordStatements(asked);
  const counted = async (run: (given: Filled) => Promise<unknown>, given: Filled) => {
    asked.length = 0;
    await run(given);
    return asked.length;
  };
  for (const [name, run] of Object.entries(USE_CASES)) {
    const [least, most] = [await counted(run, few), await counted(run, many)];
    // With many entries, the feed fills its page with fewer statements.
    if (name === "listActivities" || name === "pageActivities")
      expect.soft(most, name).toBeLessThanOrEqual(least);
    else expect.soft(most, name).toBe(least);
    expect.soft(most, name).toBeGreaterThan(0);
    expect.soft(least, name).toBeLessThanOrEqual(MOST);
  }
});

it("and none is left out of this", () => {
  const files = globSync(
    "lib/{imports,reader,delivery,worker,accounts,desk,inbox,ledger,platform,reconciliation}/**/*.ts",
    { exclude: ["**/*.model.ts", "**/*.sql.ts"] },
  );
  const reading = /^export (?:async )?function ((?:list|read|show|sum|view)\w*)\(\s*ctx: Context\b/gm;
  const found = files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(reading)]);
  const missing = found.map(([, name = ""]) => name).filter((name) => !(name in USE_CASES));
  expect(missing.toSorted()).toEqual(OTHERS.toSorted());
});
