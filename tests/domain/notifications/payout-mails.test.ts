import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { markPaid, tellPayouts } from "@/lib/payouts/runs/approve-and-pay";
import { systemContext } from "@/lib/platform/context/context";
import { stopBoss } from "@/lib/platform/jobs/job.sql";
import { db } from "../../support/database/database";
import { drain } from "../../support/mails/chase-emails";
import { mailsTo } from "../../support/mails/notification-mails";
import { payoutsOn } from "../../support/payouts/payouts";
import { ready } from "../../support/payouts/ready";
import { approvedRun, draftedRun, refOf } from "../../support/payouts/runs";
import { newAgent } from "../../support/people/agent";

const OUTBOX = mkdtempSync(path.join(tmpdir(), "tallyport-outbox-"));
Object.assign(process.env, { MAIL_OUTBOX_DIR: OUTBOX, APP_URL: "https://app.tallyport.test" });
afterAll(async () => {
  await stopBoss();
  rmSync(OUTBOX, { recursive: true, force: true });
});

it("the mail that tells of a payout has its statement: each line and what they come to, designed and plain", async () => {
  await payoutsOn(db, { needs_second_approver: false });
  const [ada, ben, admin] = [await newAgent(db), await newAgent(db), await newAgent(db, { role: "ADMIN" })];
  await ready(db, ada, { amount: 5_000 }, { amount: 1_250 });
  await ready(db, ben, { amount: 770 });
  const run = await markPaid(admin.ctx, refOf(await approvedRun(admin, await draftedRun(admin))), null);
  await tellPayouts(systemContext("tell-payouts"), { runId: run.id });
  await drain();
  const [mail] = await mailsTo(OUTBOX, ada);
  expect(mail?.subject).toBe("USD 62.50 was paid to you");
  for (const part of [mail?.text, mail?.html]) {
    for (const amount of ["100% of USD 50.00", "USD 12.50", "Total", "USD 62.50", "/payouts/"])
      expect(part).toContain(amount);
    expect(part).not.toContain("7.70");
  }
  expect(mail?.text).toMatch(/^Total +USD 62\.50$/m);
});
