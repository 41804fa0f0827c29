import { beforeEach, expect, it } from "vitest";
import { POST as act } from "@/app/api/admin/review/[id]/action/route";
import { GET as body } from "@/app/api/admin/review/[id]/body/route";
import { GET as original } from "@/app/api/admin/review/[id]/original/route";
import { GET as read } from "@/app/api/admin/review/[id]/route";
import { GET as list } from "@/app/api/admin/review/route";
import { GET as stats } from "@/app/api/admin/review/stats/route";
import { decideReviewAction } from "@/components/inbox/administration/review/actions";
import { db } from "../../support/database/database";
import { withHeaders } from "../../support/http/next-headers";
import { reviewed } from "../../support/mails/review";
import { newAgent, type TestAgent } from "../../support/people/agent";

const ROOT = "/api/admin/review";
let ada: TestAgent;
let admin: TestAgent;
beforeEach(async () => {
  [ada, admin] = await Promise.all([newAgent(db), newAgent(db, { role: "ADMIN" })]);
});

const decide = (id: string, decision: unknown, who = admin) =>
  who.post(act, `${ROOT}/${id}/action`, decision, { id });

it("an item is listed, read with its mail, decided once, and counted", async () => {
  const { id } = await reviewed(admin, ada, { clientName: "Märta Lind" });
  const listed = await (await admin.ask(list, `${ROOT}?status=pending&agent=${ada.id}`)).json();
  expect(listed).toMatchObject({
    count: 1,
    data: [
      {
        id,
        emailSubject: "Booking confirmation",
        agentName: "Ada Fern",
        supplier: "Harbour Hotel Lisbon",
        priority: "medium",
        status: "pending",
        aiParsedData: {
          commission: { amount: 420.05, currency: "USD" },
          clientName: "Marta Lind",
          dates: { start: "2027-02-18", end: "2027-02-21" },
          confirmationNumber: "HB-4471",
        },
        agentFeedback: { clientName: "Märta Lind" },
      },
    ],
  });
  expect(await (await admin.ask(read, `${ROOT}/${id}`, {}, { id })).json()).toEqual(listed.data[0]);
  const shown = await admin.ask(body, `${ROOT}/${id}/body`, {}, { id });
  expect(shown.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await shown.text()).toMatch(/<mark[^>]*>HB-4471/);
  const came = await admin.ask(original, `${ROOT}/${id}/original`, {}, { id });
  expect(await came.text()).toContain("Confirmation Number: HB-4471");

  const before = await (await admin.ask(stats, `${ROOT}/stats`)).json();
  expect(await (await decide(id, {})).json()).toMatchObject({ message: expect.stringMatching(/action/) });
  const decided = await decide(id, { action: "approve", adminNotes: "Yes" });
  expect(await decided.json()).toMatchObject({ id, status: "approved", adminNotes: "Yes" });
  for (const action of ["approve", "reject"]) expect((await decide(id, { action })).status).toBe(409);
  const after = await (await admin.ask(stats, `${ROOT}/stats`)).json();
  expect(after).toMatchObject({ pending: before.pending - 1, approved: before.approved + 1 });
});

it("an action, a status and a priority that there aren't are refused", async () => {
  const { id } = await reviewed(admin, ada);
  for (const decision of [{}, { action: "maybe" }, { action: "approve", adminNotes: "x".repeat(2_001) }]) {
    expect((await decide(id, decision)).status).toBe(400);
  }
  for (const query of ["status=done", "priority=urgent", "agent=me", "limit=101"]) {
    expect((await admin.ask(list, `${ROOT}?${query}`)).status).toBe(400);
  }
});

it("a Server Action decides nothing for somebody who isn't an administrator", async () => {
  const { id } = await reviewed(admin, ada);
  const outcome = await ada.ask(
    async (request) => {
      const headers = { authorization: request.headers.get("authorization") ?? "" };
      return Response.json(
        await withHeaders(headers, () => decideReviewAction({ id, decision: { action: "approve" } })),
      );
    },
    ROOT,
    { method: "POST" },
  );
  expect(await outcome.json()).toMatchObject({ ok: false, failure: { code: "NOT_ALLOWED" } });
  expect(await db`select status from ai_review_items where id = ${id}`).toMatchObject([
    { status: "pending" },
  ]);
});
