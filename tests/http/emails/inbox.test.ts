import { beforeEach, describe, expect, it } from "vitest";
import { POST as discard } from "@/app/api/emails/[id]/discard/route";
import { GET as count } from "@/app/api/inbox/count/route";
import { GET as list } from "@/app/api/inbox/route";
import { importEml } from "@/lib/inbox/emails/intake/import-eml";
import { db } from "../../support/database/database";
import { extracted, itemOf, readMail } from "../../support/mails/email";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
let ben: TestAgent;
beforeEach(async () => {
  [ada, ben] = await Promise.all([newAgent(db), newAgent(db)]);
});

async function inbox(agent: TestAgent, query = "") {
  const response = await agent.ask(list, `/api/inbox${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as { data: Record<string, unknown>[]; count: number };
}

async function readFile(eml: string) {
  const { emailId = "" } = await importEml(ada.ctx, new TextEncoder().encode(eml));
  await extracted(ada, emailId);
}

describe("GET /inbox", () => {
  it("answers the contract's items, newest first", async () => {
    const first = await readMail(ada);
    const second = await readMail(ada, { number: "HB-4402", client: "Per Holm" });
    const { data, count: total } = await inbox(ada);
    expect(total).toBe(2);
    expect(data.map((item) => item.id)).toEqual([second.id, first.id]);
    expect(data[1]).toMatchObject({
      id: first.id,
      subject: "Booking confirmation",
      from: "Harbour Hotel Lisbon <reservations@harbourhotel.example>",
      status: "new",
      isRead: false,
      isSelected: false,
      type: "confirmation",
      confirmationNumber: "HB-4471",
      numOfAttachments: 0,
      attachmentsInPlainText: null,
      reviewStatus: { status: "pending_agent_review", adminNotes: null },
      content: { extractedInfo: {} },
      contentTransformedWithGpt: [
        {
          id: itemOf(first),
          emailType: "confirmation",
          confirmationNumber: "HB-4471",
          payload: { customer: { name: "Marta Lind" }, pricing: { total: 4200.5, currency: "USD" } },
        },
      ],
      email: { payload: { event: { body: { HtmlBody: null } } } },
    });
    expect(data[1]?.htmlBodyInPlainText).toContain("Marta Lind");
    expect(Date.parse(String(data[1]?.createdAt))).not.toBeNaN();
  });

  it("says a mail of HTML alone in plain text too", async () => {
    const head = "From: hotel@harbour.example\nSubject: Booking\nContent-Type: text/html\n\n";
    const eml = `${head}<style>p{color:red}</style><p>Confirmation <b>HB-1</b></p><script>x()</script><p>Total</p>`;
    await readFile(eml);
    const { data } = await inbox(ada);
    expect(data).toMatchObject([{ htmlBodyInPlainText: "Confirmation HB-1\nTotal" }]);
  });

  it("filters by everything the contract names, each text literally", async () => {
    const hotel = await readMail(ada, {
      number: "HB 44-71",
      client: "Marta O'Lind",
      subject: "100% off_er",
    });
    await readMail(ada, { number: "ZZ-9081", client: "Per Holm", from: "Nord Reisen <info@nord.example>" });
    const found = async (query: string) => (await inbox(ada, query)).data.map((item) => item.id);
    for (const query of [
      "?confirmationNumber=hb4471",
      "?search=hb%2044",
      "?subject=100%25%20off_",
      "?from=harbourhotel",
      "?clientName=o'lind",
    ]) {
      expect([query, await found(query)]).toEqual([query, [hotel.id]]);
    }
    expect(await found("?type=Confirmation&status=new")).toHaveLength(2);
    const unknown = await ada.ask(list, "/api/inbox?type=confirmations");
    expect([unknown.status, await unknown.json()]).toMatchObject([
      400,
      { fields: { type: [/^type must be/] } },
    ]);
    for (const query of [
      "?search=%25",
      "?subject=_ffer",
      "?type=receipt",
      "?status=processed",
      "?from=%5C",
    ]) {
      expect([query, await found(query)]).toEqual([query, query === "?search=%25" ? [hotel.id] : []]);
    }
    expect(await found("?status=none&confirmationNumber=")).toHaveLength(2);
  });

  it("finds a mail by the number of any booking it speaks of, and nobody else's", async () => {
    const mail = await readMail(ada, { number: "HB-4401" });
    await readMail(ben, { number: "HB-4402" });
    await db`insert into email_items (user_id, id, email_id, position, email_type, number_key, payload)
      values (${ada.id}, gen_random_uuid(), ${mail.id}, 1, 'confirmation', 'HB4402', '{}')`;
    for (const number of ["HB-4401", "hb4402"]) {
      const { data, count: total } = await inbox(ada, `?confirmationNumber=${number}`);
      expect([total, data.map((item) => item.id)]).toEqual([1, [mail.id]]);
    }
    expect(await inbox(ada, "?confirmationNumber=HB-4403")).toMatchObject({ count: 0, data: [] });
  });

  it("pages", async () => {
    for (const number of ["HB-4401", "HB-4402", "HB-4403"]) await readMail(ada, { number });
    const [first, second] = [await inbox(ada, "?limit=2"), await inbox(ada, "?limit=2&page=2")];
    expect(first).toMatchObject({
      count: 3,
      data: [{ confirmationNumber: "HB-4403" }, { confirmationNumber: "HB-4402" }],
    });
    expect(second).toMatchObject({ count: 3, data: [{ confirmationNumber: "HB-4401" }] });
  });

  it.each([
    "page=0",
    "page=-1",
    "page=x",
    "limit=0",
    "limit=101",
    "status=open",
    `search=${"x".repeat(201)}`,
    "subject=%00",
  ])("refuses %s", async (query) => {
    const response = await ada.ask(list, `/api/inbox?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: expect.stringMatching(/./),
      code: "INVALID_INPUT",
      requestId: expect.any(String),
    });
  });

  it("makes the HTML harmless and cuts long texts", async () => {
    const html = `<p onclick="x()">Hi</p><script>alert(1)</script><img src="https://t.example/p.gif">${"<p>long</p>".repeat(40_000)}`;
    const raw = `From: a@b.example\r\nSubject: x\r\nContent-Type: text/html\r\n\r\n${html}`;
    await readFile(raw);
    const [item] = (await inbox(ada)).data as [
      { email: { payload: { event: { body: { HtmlBody: string } } } } },
    ];
    const { HtmlBody } = item.email.payload.event.body;
    expect(HtmlBody).toContain("Hi");
    expect(HtmlBody).not.toMatch(/script|onclick|t\.example/);
    expect(HtmlBody.length).toBeLessThan(260_000);
  });

  it("counts new mails only", async () => {
    const email = await readMail(ada);
    await readMail(ada, { number: "HB-4402" });
    await ada.post(discard, `/api/emails/${email.id}/discard`, {}, { id: email.id });
    expect(await (await ada.ask(count, "/api/inbox/count")).json()).toEqual({ count: 1 });
    expect(await (await ben.ask(count, "/api/inbox/count")).json()).toEqual({ count: 0 });
  });
});
