import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { reportAccuracy } from "@/lib/inbox/emails/accuracy/read-accuracy";
import { convertEmail } from "@/lib/inbox/emails/decisions/convert-email";
import { correctEmail } from "@/lib/inbox/emails/decisions/correct-email";
import { undoConvert } from "@/lib/inbox/emails/decisions/undo-convert";
import { systemContext } from "@/lib/platform/context/context";
import { valueIn } from "@/lib/reader/missing-fields.model";
import { FIELDS, type Field } from "@/lib/reader/payload.model";
import { runNode, TYPESCRIPT, TYPESCRIPT_SETTINGS } from "@/tools/launcher/children.mjs";
import { db } from "../../support/database/database";
import { itemOf, readMail } from "../../support/mails/email";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
let ben: TestAgent;
beforeEach(async () => {
  [ada, ben] = await Promise.all([newAgent(db), newAgent(db)]);
});

const report = () => reportAccuracy(systemContext("score"));

async function counts(field: Field): Promise<[correct: number, corrected: number, missing: number]> {
  const row = (await report()).find((one) => one.field === field);
  return [row?.correct ?? -1, row?.corrected ?? -1, row?.missing ?? -1];
}

async function corrected(agent: TestAgent, stay: object, ...changes: [Field, string | null][]) {
  const email = await readMail(agent, stay);
  for (const [field, value] of changes) await correctEmail(agent.ctx, itemOf(email), [{ field, value }]);
  return email;
}

describe("the accuracy report", () => {
  it("names every field once, in the payload's order, before anybody has judged a reading", async () => {
    await readMail(ada);
    expect(await report()).toEqual(FIELDS.map((field) => ({ field, correct: 0, corrected: 0, missing: 0 })));
  });

  it("counts what a converted reading holds as correct, field by field, and nothing where nothing was read", async () => {
    const email = await readMail(ada);
    await convertEmail(ada.ctx, email.id);
    const payload = email.items[0]?.payload ?? { emailType: "other" };
    const held = FIELDS.map((field) => [field, valueIn(payload, field) === undefined ? 0 : 1]);
    expect((await report()).map(({ field, correct }) => [field, correct])).toEqual(held);
    expect(await counts("itinerary.startDate")).toEqual([1, 0, 0]);
    expect(await counts("supplier.name")).toEqual([1, 0, 0]);
    expect(await counts("flight.number")).toEqual([0, 0, 0]);
  });

  it("counts a wrong value as corrected and one filled in as missing, also before converting", async () => {
    await corrected(
      ada,
      { commission: null },
      ["customer.name", "Märta Lind"],
      ["estimatedCommission.amount", "420.05"],
      ["supplier.name", null],
    );
    expect(await counts("customer.name")).toEqual([0, 1, 0]);
    expect(await counts("estimatedCommission.amount")).toEqual([0, 0, 1]);
    expect(await counts("supplier.name")).toEqual([0, 1, 0]);
    expect(await counts("confirmationNumber")).toEqual([1, 0, 0]);
  });

  it("judges a field that was changed several times by what was read first and kept last", async () => {
    await corrected(ada, { number: "HB-4401" }, ["customer.name", "X"], ["customer.name", "Marta Lind"]);
    await corrected(ada, { number: "HB-4402" }, ["customer.name", "X"], ["customer.name", "Y"]);
    await corrected(
      ada,
      { number: "HB-4403", commission: null },
      ["room.type", "Suite"],
      ["room.type", null],
    );
    expect(await counts("customer.name")).toEqual([2, 1, 0]);
    expect(await counts("room.type")).toEqual([0, 0, 0]);
  });

  it("sums up all agents, and forgets a conversion that was taken back", async () => {
    const mine = await readMail(ada, { number: "HB-4401" });
    await convertEmail(ada.ctx, mine.id);
    await convertEmail(ben.ctx, (await readMail(ben, { number: "HB-4402" })).id);
    expect(await counts("pricing.total")).toEqual([2, 0, 0]);
    await undoConvert(ada.ctx, mine.id);
    expect(await counts("pricing.total")).toEqual([1, 0, 0]);
  });

  it("is for administrators alone", async () => {
    await expect(reportAccuracy(ada.ctx)).rejects.toMatchObject({ code: "NOT_ALLOWED" });
    const admin = await newAgent(db, { role: "ADMIN" });
    expect(await reportAccuracy(admin.ctx)).toHaveLength(FIELDS.length);
  });

  it("is printed by the score command where there is a database", async () => {
    await corrected(ada, {}, ["customer.name", "Märta Lind"]);
    const folder = mkdtempSync(path.join(tmpdir(), "one-mail-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const name of ["d01.eml", "d01.json"]) {
      cpSync(path.join("tests/golden", name), path.join(folder, name));
    }
    const env = { ...process.env, ...TYPESCRIPT_SETTINGS };
    const command = [...TYPESCRIPT, "tools/score.ts", folder];
    const { stdout } = await runNode(command, { env, output: "captured" });
    expect(stdout).toMatch(/^confirmationNumber +1 +0 +0 +100\.0%$/m);
    expect(stdout).toMatch(/^customer\.name +0 +1 +0 +0\.0%$/m);
    expect(stdout).toMatch(/^flight\.number +0 +0 +0 +–$/m);
    expect(stdout).toContain("mails: core F1");
  });
});
