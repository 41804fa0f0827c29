import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { approveRun, markCameBack, markPaid, tellPayouts } from "@/lib/payouts/runs/approve-and-pay";
import { adjustRun, discardRun, takeOut } from "@/lib/payouts/runs/change-draft";
import { listRuns, readRun, readRunLines } from "@/lib/payouts/runs/read-run";
import type { Run } from "@/lib/payouts/runs/run.model";
import { readOwnPayouts, readStatement } from "@/lib/payouts/statements/read-own-payouts";
import { systemContext } from "@/lib/platform/context/context";
import { db } from "../../support/database/database";
import { payoutsOn } from "../../support/payouts/payouts";
import { ready, sharesOf } from "../../support/payouts/ready";
import { approvedRun, draftedRun, outcomes, refOf, seenOf } from "../../support/payouts/runs";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
let ben: TestAgent;
let admin: TestAgent;
let other: TestAgent;
beforeEach(async () => {
  await db`truncate payout_runs, payouts, payout_shares, payout_adjustments, payout_settings cascade`;
  await payoutsOn(db);
  [ada, ben] = await Promise.all([newAgent(db), newAgent(db)]);
  [admin, other] = await Promise.all([newAgent(db, { role: "ADMIN" }), newAgent(db, { role: "ADMIN" })]);
});

const drafted = (requestKey?: string, by = admin) => draftedRun(by, requestKey);
const approved = (run: Run) => approvedRun(other, run);
const payoutOf = async (run: Run, agent: TestAgent) =>
  (await readRun(admin.ctx, run.id, { page: 1, limit: 50 })).payouts.find(
    ({ userId }) => userId === agent.id,
  );

it("drafts what is ready up to a day in one currency, and leaves who gets too little or owes for later", async () => {
  await payoutsOn(db, { minimum_minor: 1_000 });
  await ready(db, ada, { amount: 5_000 }, { amount: -1_200 }, { amount: 700, currency: "EUR" });
  await ready(db, ada, { amount: 9_000, receivedOn: "2026-04-01" });
  await ready(db, ben, { amount: 999 });
  const owing = await newAgent(db);
  await ready(db, owing, { amount: -500 });
  const run = await drafted();
  expect(run).toMatchObject({ state: "DRAFT", total: { minor: 3_800 }, payoutCount: 1, runNo: 1 });
  expect(await sharesOf(db, ben.id)).toMatchObject([{ isIn: false }]);
  expect(await sharesOf(db, owing.id)).toMatchObject([{ isIn: false }]);
  expect((await sharesOf(db, ada.id)).map(({ amount, isIn }) => `${amount} ${isIn}`)).toEqual([
    "-1200 true",
    "700 false",
    "5000 true",
    "9000 false",
  ]);
});

it("shows a run by its largest payouts, page by page, with whose they are", async () => {
  const agents = [ada, ben, await newAgent(db)];
  for (const [at, agent] of agents.entries()) await ready(db, agent, { amount: [300, 900, 600][at] ?? 0 });
  const run = await drafted();
  const pageOf = async (page: number) => {
    const { payouts } = await readRun(admin.ctx, run.id, { page, limit: 2 });
    return payouts.map(({ userId, amount }) => [userId, amount.minor]);
  };
  expect(await pageOf(1)).toEqual([
    [ben.id, 900],
    [agents[2]?.id, 600],
  ]);
  expect(await pageOf(2)).toEqual([[ada.id, 300]]);
});

it("makes one run of the same request sent ten times at once, and refuses another draft of the currency", async () => {
  await ready(db, ada, { amount: 5_000 });
  const key = randomUUID();
  const runs = await Promise.all(Array.from({ length: 10 }, () => drafted(key)));
  expect(new Set(runs.map(({ id }) => id)).size).toBe(1);
  await expect(drafted()).rejects.toMatchObject({
    code: "CONFLICT",
    message: /draft of this currency is open/,
  });
  expect((await listRuns(admin.ctx, { page: 1, limit: 20 })).count).toBe(1);
});

it("refuses a draft while payouts are off, and one that pays nobody", async () => {
  await expect(drafted()).rejects.toMatchObject({ code: "CONFLICT", message: /Nobody is to be paid/ });
  await payoutsOn(db, { is_on: false, on_since: null });
  await expect(drafted()).rejects.toMatchObject({ code: "CONFLICT", message: "Payouts are off." });
  await expect((async () => drafted(undefined, ada))()).rejects.toMatchObject({ code: "NOT_ALLOWED" });
});

it("holds back a line that is taken out, with its reason, and drops who has nothing left", async () => {
  const [first = "", second = ""] = await ready(db, ada, { amount: 5_000 }, { amount: 400 });
  await ready(db, ben, { amount: 60 });
  const run = await drafted();
  const payout = await payoutOf(run, ada);
  const payoutId = payout?.id ?? "";
  const without = await takeOut(admin.ctx, refOf(run), { payoutId, lineId: second, reason: "In dispute" });
  expect(without).toMatchObject({ total: { minor: 5_060 }, payoutCount: 2 });
  expect((await readRunLines(admin.ctx, run.id, payoutId)).lines.map(({ id }) => id)).toEqual([first]);
  expect(await sharesOf(db, ada.id)).toEqual([
    { amount: 400, isIn: false, isFrozen: false, held: "In dispute" },
    { amount: 5_000, isIn: true, isFrozen: false, held: null },
  ]);
  const alone = await takeOut(admin.ctx, refOf(without), { payoutId, lineId: null, reason: "Left" });
  expect(alone).toMatchObject({ total: { minor: 60 }, payoutCount: 1 });
  await expect(
    takeOut(admin.ctx, refOf(alone), { payoutId, lineId: null, reason: "Left" }),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("adjusts what an agent is paid, by a line that they read", async () => {
  await ready(db, ada, { amount: 5_000 });
  const run = await drafted();
  const fee = { userId: ada.id, amountMinor: -1_500, description: "Annual fee" };
  const less = await adjustRun(admin.ctx, refOf(run), fee);
  expect(less.total.minor).toBe(3_500);
  const { lines } = await readRunLines(admin.ctx, run.id, (await payoutOf(less, ada))?.id ?? "");
  expect(lines.map(({ kind, description, amount }) => [kind, description, amount.minor])).toEqual([
    ["share", "", 5_000],
    ["adjustment", "Annual fee", -1_500],
  ]);
  const bonus = await adjustRun(admin.ctx, refOf(less), { ...fee, userId: ben.id, amountMinor: 250 });
  expect(bonus).toMatchObject({ total: { minor: 3_750 }, payoutCount: 2 });
  await expect(adjustRun(admin.ctx, refOf(bonus), { ...fee, userId: randomUUID() })).rejects.toMatchObject({
    code: "INVALID_INPUT",
    detail: { fields: { userId: ["There is no such agent"] } },
  });
  const owing = await adjustRun(admin.ctx, refOf(bonus), { ...fee, amountMinor: -9_000 });
  expect(owing).toMatchObject({ total: { minor: 250 }, payoutCount: 1 });
  expect(await sharesOf(db, ada.id)).toMatchObject([{ isIn: false, held: null }]);
});

it("is approved by somebody else than who drafted it, where there is somebody, and freezes", async () => {
  await ready(db, ada, { amount: 5_000 });
  const run = await drafted();
  await expect(approveRun(admin.ctx, refOf(run), seenOf(run))).rejects.toMatchObject({ code: "NOT_ALLOWED" });
  const done = await approved(run);
  expect(done.state).toBe("APPROVED");
  expect(await sharesOf(db, ada.id)).toEqual([{ amount: 5_000, isIn: true, isFrozen: true, held: null }]);
  await ready(db, ada, { amount: 1 });
  expect((await readRun(admin.ctx, run.id, { page: 1, limit: 50 })).run.total.minor).toBe(5_000);
  const payoutId = (await payoutOf(run, ada))?.id ?? "";
  for (const late of [
    () => takeOut(admin.ctx, refOf(done), { payoutId, lineId: null, reason: "Late" }),
    () => discardRun(admin.ctx, refOf(done)),
    () => approved(done),
  ])
    await expect(late()).rejects.toMatchObject({ code: "CONFLICT" });
});

it("may be approved by who drafted it where nobody has to be asked", async () => {
  await payoutsOn(db, { needs_second_approver: false });
  await ready(db, ada, { amount: 5_000 });
  const run = await drafted();
  expect(await approveRun(admin.ctx, refOf(run), seenOf(run))).toMatchObject({ state: "APPROVED" });
});

it("isn't approved where something was taken back since it was seen: the draft has the new sums", async () => {
  const [gone = ""] = await ready(db, ada, { amount: 5_000 }, { amount: 300 });
  const run = await drafted();
  await db`delete from payout_shares where id = ${gone}`;
  await expect(approved(run)).rejects.toMatchObject({ code: "STALE" });
  const { run: now } = await readRun(admin.ctx, run.id, { page: 1, limit: 50 });
  expect(now).toMatchObject({ state: "DRAFT", total: { minor: 300 } });
  expect(await sharesOf(db, ada.id)).toMatchObject([{ isFrozen: false }]);
  expect(await approved(now)).toMatchObject({ state: "APPROVED", total: { minor: 300 } });
});

it("is paid once by ten at once, tells each agent once, and shows them their statement", async () => {
  const [share = ""] = await ready(db, ada, { amount: 5_000 });
  await ready(db, ben, { amount: 70 });
  const run = await approved(await drafted());
  await expect(readStatement(ada.ctx, (await payoutOf(run, ada))?.id ?? "")).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  const pays = Array.from({ length: 10 }, () => markPaid(admin.ctx, refOf(run), null));
  expect(await outcomes(pays)).toEqual({ done: 1, STALE: 9 });
  const payoutId = (await payoutOf(run, ada))?.id ?? "";
  const job = systemContext("tell-payouts");
  await Promise.all([tellPayouts(job, { runId: run.id }), tellPayouts(job, { runId: run.id })]);
  const told = await db`select title, payout_id, details_path from notifications where user_id = ${ada.id}`;
  expect(told).toEqual([
    { title: "USD 50.00 was paid to you", payout_id: payoutId, details_path: `/payouts/${payoutId}` },
  ]);
  const { payout, lines } = await readStatement(ada.ctx, payoutId);
  expect(payout).toMatchObject({ state: "PAID", amount: { minor: 5_000, currency: "USD" } });
  expect(lines).toMatchObject([{ id: share, percentBp: 10_000, amount: { minor: 5_000 } }]);
  await expect(readStatement(ben.ctx, payoutId)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(
    (await readOwnPayouts(ben.ctx, { page: 1, limit: 20 })).data.map(({ amount }) => amount.minor),
  ).toEqual([70]);
});

it("opens again what came back, once, and pays it by a later run", async () => {
  await ready(db, ada, { amount: 5_000 });
  await ready(db, ben, { amount: 70 });
  const run = await approved(await drafted());
  const payoutId = (await payoutOf(run, ada))?.id ?? "";
  const partly = await markPaid(admin.ctx, refOf(run), payoutId);
  expect(partly.state).toBe("APPROVED");
  const back = (seen: Run) => markCameBack(admin.ctx, refOf(seen), { payoutId, reason: "Account closed" });
  expect(await outcomes(Array.from({ length: 6 }, () => back(partly)))).toEqual({ done: 1, STALE: 5 });
  expect(await sharesOf(db, ada.id)).toEqual([{ amount: 5_000, isIn: false, isFrozen: false, held: null }]);
  await tellPayouts(systemContext("tell-payouts"), { runId: run.id, cameBackId: payoutId });
  expect(await db`select title, message from notifications where user_id = ${ada.id}`).toEqual([
    { title: "USD 50.00 did not reach you", message: expect.stringContaining(": Account closed.") },
  ]);
  const { run: after } = await readRun(admin.ctx, run.id, { page: 1, limit: 50 });
  await expect(back(after)).rejects.toMatchObject({ code: "CONFLICT" });
  const paid = await markPaid(admin.ctx, refOf(after), null);
  expect(paid).toMatchObject({
    ...{ state: "PAID", total: { minor: 70 }, payoutCount: 2 },
    ...{ cameBack: { minor: 5_000 }, cameBackCount: 1 },
  });
  const again = await drafted();
  expect(again).toMatchObject({ runNo: 2, total: { minor: 5_000 }, payoutCount: 1 });
  const own = await readOwnPayouts(ada.ctx, { page: 1, limit: 20 });
  expect(own.data).toMatchObject([{ state: "CAME_BACK", cameBackReason: "Account closed" }]);
  expect(own.coming).toEqual([{ currency: "USD", readyMinor: 0, heldMinor: 0, inRunMinor: 5_000 }]);
});

it("gives all back that a discarded draft had", async () => {
  await ready(db, ada, { amount: 5_000 });
  const run = await drafted();
  expect(await discardRun(admin.ctx, refOf(run))).toMatchObject({ state: "DISCARDED", payoutCount: 0 });
  expect(await sharesOf(db, ada.id)).toEqual([{ amount: 5_000, isIn: false, isFrozen: false, held: null }]);
  expect(await drafted()).toMatchObject({ total: { minor: 5_000 } });
});

it("writes down every step with who took it", async () => {
  const [line = ""] = await ready(db, ada, { amount: 5_000 }, { amount: 1 });
  const run = await drafted();
  const payoutId = (await payoutOf(run, ada))?.id ?? "";
  const less = await takeOut(admin.ctx, refOf(run), { payoutId, lineId: line, reason: "In dispute" });
  const more = await adjustRun(admin.ctx, refOf(less), {
    userId: ada.id,
    amountMinor: 9,
    description: "Bonus",
  });
  const paid = await markPaid(admin.ctx, refOf(await approved(more)), null);
  await markCameBack(admin.ctx, refOf(paid), { payoutId, reason: "Account closed" });
  const rows = await db`select action, actor_id as by, reason from audit_log
    where entity in ('payout-run', 'payout') and actor_id in (${admin.id}, ${other.id}) order by id`;
  expect(rows.map(({ action, reason }) => `${action} ${reason ?? ""}`.trim())).toEqual([
    "payout-run.draft",
    "payout-run.take-out In dispute",
    "payout-run.adjust",
    "payout-run.approve",
    "payout-run.pay",
    "payout.come-back Account closed",
  ]);
  expect(rows.find(({ action }) => action === "payout-run.approve")?.by).toBe(other.id);
});
