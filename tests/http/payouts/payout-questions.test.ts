import { beforeEach, expect, it } from "vitest";
import { POST as answer } from "@/app/api/admin/payouts/questions/[id]/answer/route";
import { GET as open } from "@/app/api/admin/payouts/questions/route";
import { GET as statement } from "@/app/api/payouts/[id]/route";
import { POST as ask } from "@/app/api/payouts/questions/route";
import { notifyOfQuestion } from "@/lib/payouts/questions/questions";
import { readComingLines, readOwnPayouts } from "@/lib/payouts/statements/read-own-payouts";
import { systemContext } from "@/lib/platform/context/context";
import { db } from "../../support/database/database";
import { paidRun, payoutsOn } from "../../support/payouts/payouts";
import { ready } from "../../support/payouts/ready";
import { outcomes } from "../../support/payouts/runs";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
let ben: TestAgent;
let admin: TestAgent;
beforeEach(async () => {
  await db`truncate payout_runs, payouts, payout_shares, payout_adjustments, payout_settings, payout_questions cascade`;
  await db`update users set role = 'USER'`;
  await payoutsOn(db);
  [ada, ben, admin] = await Promise.all([newAgent(db), newAgent(db), newAgent(db, { role: "ADMIN" })]);
});

const QUESTION = "Why 60% only?";
const asked = (lineId: string, by = ada, question = QUESTION) =>
  by.post(ask, "/api/payouts/questions", { lineId, question });
const answered = (id: string, userId: string, by = admin) =>
  by.post(
    answer,
    "/api/admin/payouts/questions/x/answer",
    { userId, answer: "By your agreement of May." },
    { id },
  );
const openOnes = async () =>
  (await (await admin.ask(open, "/api/admin/payouts/questions")).json()) as {
    count: number;
    data: { id: string; userId: string; agent: string; question: string; amount: number; currency: string }[];
  };
const toldOf = (agent: TestAgent) =>
  db`select type, title, message, details_path, mail_topic from notifications where user_id = ${agent.id}`;

/** Runs the notification jobs that questions have enqueued. */
async function tellAll(): Promise<void> {
  for (const { data } of await db`select data from pgboss.job where name = 'tell-payout-question'`)
    await notifyOfQuestion(systemContext("test"), data as { userId: string; questionId: string });
}

it("goes from a line to the administrators, is answered there, and both stand at the line", async () => {
  const [line = ""] = await ready(db, ada, { amount: 5_000 });
  await paidRun(db, ada.id);
  const { id } = (await (await asked(line)).json()) as { id: string };
  await tellAll();
  await tellAll();
  expect(await toldOf(admin)).toMatchObject([
    {
      type: "SYSTEM",
      title: "Ada Fern asks about a payout",
      message: QUESTION,
      details_path: "/admin/payouts",
    },
  ]);
  expect(await openOnes()).toMatchObject({
    count: 1,
    data: [{ id, userId: ada.id, agent: "Ada Fern", question: QUESTION, amount: 50, currency: "USD" }],
  });
  expect((await answered(id, ada.id)).status).toBe(204);
  expect((await openOnes()).count).toBe(0);
  const payout = (await readOwnPayouts(ada.ctx, { page: 1, limit: 1 })).data[0]?.id ?? "";
  const own = await (await ada.ask(statement, "/api/payouts/x", {}, { id: payout })).json();
  expect(own.lines).toMatchObject([
    { id: line, questions: [{ id, question: QUESTION, answer: "By your agreement of May." }] },
  ]);
  expect(await toldOf(ada)).toMatchObject([
    { type: "SYSTEM", message: "By your agreement of May.", details_path: `/payouts/${payout}` },
  ]);
  const acts = await db`select action, after from audit_log where entity = 'payout-question' order by at, id`;
  expect(acts.map(({ action, after }) => [action, after])).toEqual([
    ["payout-question.ask", { lineId: line }],
    ["payout-question.answer", { lineId: line }],
  ]);
});

it("is asked about a line to come too, one at a time, and again once it was answered", async () => {
  const [line = ""] = await ready(db, ada, { amount: 5_000 });
  const { id } = (await (await asked(line)).json()) as { id: string };
  expect((await asked(line, ada, "And this?")).status).toBe(409);
  expect(await outcomes([0, 1, 2].map(() => answeredOnce(id)))).toEqual({ done: 1, 409: 2 });
  expect((await asked(line, ada, "And this?")).status).toBe(200);
  const [{ questions = [] } = {}] = (await readComingLines(ada.ctx, { page: 1, limit: 1 })).lines;
  expect(questions.map(({ question, answer: said }) => [question, said !== null])).toEqual([
    [QUESTION, true],
    ["And this?", false],
  ]);
});

async function answeredOnce(id: string): Promise<void> {
  const { status } = await answered(id, ada.id);
  if (status !== 204) throw Object.assign(new Error("refused"), { code: status });
}

it("is nobody else's: not to ask, to read or to answer", async () => {
  const [line = ""] = await ready(db, ada, { amount: 5_000 });
  expect((await asked(line, ben)).status).toBe(404);
  const { id } = (await (await asked(line)).json()) as { id: string };
  expect((await ben.ask(open, "/api/admin/payouts/questions")).status).toBe(403);
  expect((await answered(id, ada.id, ben)).status).toBe(403);
  expect((await answered(id, ben.id)).status).toBe(404);
  await ready(db, ben, { amount: 1 });
  expect((await readComingLines(ben.ctx, { page: 1, limit: 1 })).lines).toMatchObject([{ questions: [] }]);
});
