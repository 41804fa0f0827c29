import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, inject, it } from "vitest";
import { TYPESCRIPT, TYPESCRIPT_SETTINGS } from "../../../tools/launcher/children.mjs";
import { ROOT } from "../../../tools/launcher/paths.mjs";
import { marketId, withMarket } from "../../support/matching/market";

it("learns from a set's history, leaves out what the product refuses, and answers for each payment", async () => {
  const answers = await withMarket(async (folder) => {
    const out = path.join(folder, "answers.jsonl");
    await promisify(execFile)(
      process.execPath,
      [...TYPESCRIPT, "tools/match.ts", "--data", folder, "--out", out],
      { cwd: ROOT, env: { ...process.env, ...TYPESCRIPT_SETTINGS, DATABASE_URL: inject("serverUrl") } },
    );
    const lines = (await readFile(out, "utf8")).trim().split("\n");
    return new Map(lines.map((line) => JSON.parse(line)).map((one) => [one.transaction, one]));
  });
  const linked = (n: number) => ({
    decision: "AUTO_MATCHED",
    targets: { type: "booking", ids: [marketId("booking", n)] },
  });
  expect(answers.size).toBe(3);
  expect(answers.get(marketId("transaction", 50))).toMatchObject(linked(20));
  expect(answers.get(marketId("transaction", 51))).toMatchObject(linked(21));
  expect(answers.get(marketId("transaction", 52))).toMatchObject({ decision: "PENDING_REVIEW" });
});
