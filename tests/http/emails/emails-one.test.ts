import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { POST as feedback } from "@/app/api/emails/[id]/accuracy-feedback/route";
import { GET as body } from "@/app/api/emails/[id]/body/route";
import { POST as convert } from "@/app/api/emails/[id]/convert/route";
import { POST as discard } from "@/app/api/emails/[id]/discard/route";
import { GET as original } from "@/app/api/emails/[id]/original/route";
import { GET as view } from "@/app/api/emails/[id]/route";
import { GET as lean } from "@/app/api/emails/route";
import { GET as one } from "@/app/api/inbox/[id]/route";
import { importEml } from "@/lib/inbox/emails/intake/import-eml";
import { db } from "../../support/database/database";
import { confirmationMail, itemOf, readMail } from "../../support/mails/email";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
let ben: TestAgent;
beforeEach(async () => {
  [ada, ben] = await Promise.all([newAgent(db), newAgent(db)]);
});

const GET_HANDLERS = [
  ["/inbox/{id}", one],
  ["/emails/{id}", view],
  ["/emails/{id}/body", body],
  ["/emails/{id}/original", original],
] as const;
const POST_HANDLERS = [
  ["discard", discard, {}],
  ["accuracy-feedback", feedback, { isAccurate: false }],
  ["convert", convert, {}],
] as const;

describe("one mail", () => {
  it("is answered by its own id and by a reading's", async () => {
    const email = await readMail(ada);
    for (const id of [email.id, itemOf(email)]) {
      expect(await (await ada.ask(one, `/api/inbox/${id}`, {}, { id })).json()).toMatchObject({
        id: email.id,
      });
      expect(await (await ada.ask(view, `/api/emails/${id}`, {}, { id })).json()).toMatchObject({
        id: email.id,
        bodies: { shown: "text" },
      });
    }
  });

  it("is nobody else's: foreign, unknown and malformed ids answer the same 404", async () => {
    const email = await readMail(ada);
    const answers = new Set<string>();
    for (const id of [email.id, itemOf(email), randomUUID(), "not-an-id", "1", "%00", "../x"]) {
      for (const [, handler] of GET_HANDLERS) {
        const response = await ben.ask(handler, `/api/emails/${email.id}`, {}, { id });
        expect(response.status).toBe(404);
        const { requestId: _, ...words } = (await response.json()) as Record<string, unknown>;
        answers.add(JSON.stringify(words));
      }
      for (const [name, handler, given] of POST_HANDLERS) {
        const response = await ben.post(handler, `/api/emails/${email.id}/${name}`, given, { id });
        expect(response.status).toBe(404);
      }
    }
    expect(answers.size).toBe(1);
    expect(await (await ada.ask(view, "/api/emails/x", {}, { id: email.id })).json()).toMatchObject({
      status: "new",
    });
  });

  it("has a body document that runs nothing and is framed by the app alone", async () => {
    const email = await readMail(ada, { opening: "See <script>alert(1)</script>" });
    const response = await ada.ask(body, `/api/emails/${email.id}/body`, {}, { id: email.id });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("img-src data:;");
    expect(policy).toMatch(/sandbox (?!.*allow-scripts)/);
    const html = await response.text();
    expect(html).not.toContain("<script");
    expect(html).toMatch(/<mark data-field="0:customer\.name[^"]*"[^>]*>Marta Lind<\/mark>/);
  });

  it.each(["as=scripts", "images=all"])("refuses a body asked for by %s", async (query) => {
    const email = await readMail(ada);
    const response = await ada.ask(body, `/api/emails/${email.id}/body?${query}`, {}, { id: email.id });
    expect(response.status).toBe(400);
  });

  it("can be had as it came, to the byte", async () => {
    const raw = confirmationMail({ subject: 'Évora "quoted" / ../../etc' });
    const { emailId: id = "" } = await importEml(ada.ctx, raw);
    const response = await ada.ask(original, `/api/emails/${id}/original`, {}, { id });
    expect(response.headers.get("content-type")).toBe("message/rfc822");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="evora-quoted-etc.eml"');
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(raw))).toBe(true);
  });
});

describe("GET /emails", () => {
  it("goes on behind the row it is told of", async () => {
    for (const number of ["HB-4401", "HB-4402"]) await readMail(ada, { number });
    const ask = async (query: string) =>
      (await (await ada.ask(lean, `/api/emails?${query}`)).json()) as {
        rows: { id: string; createdAt: string; confirmationNumber: string }[];
      };
    const { rows } = await ask("tab=new");
    expect(rows.map((row) => row.confirmationNumber)).toEqual(["HB-4402", "HB-4401"]);
    const rest = await ask(`tab=new&after=${rows[0]?.createdAt}_${rows[0]?.id}`);
    expect(rest).toMatchObject({
      rows: [{ confirmationNumber: "HB-4401" }],
      hasMore: false,
      counts: { new: 2 },
    });
  });

  it("finds mails of every tab, as many as are asked for, and nobody else's", async () => {
    const thrown = await readMail(ada, { number: "HB-4401" });
    const kept = await readMail(ada, { number: "HB-4402" });
    await readMail(ben, { number: "HB-4403" });
    await ada.post(discard, `/api/emails/${thrown.id}/discard`, {}, { id: thrown.id });
    const ask = async (query: string) =>
      (await (await ada.ask(lean, `/api/emails?${query}`)).json()) as {
        rows: { id: string; status: string }[];
        hasMore: boolean;
      };
    const all = await ask("search=hb-44");
    expect(all).toMatchObject({
      rows: [
        { id: kept.id, status: "new" },
        { id: thrown.id, status: "rejected" },
      ],
      hasMore: false,
    });
    expect(await ask("search=hb-44&limit=1")).toMatchObject({ rows: [{ id: kept.id }], hasMore: true });
    expect(await ask("search=hb-4401&tab=new")).toMatchObject({ rows: [] });
  });

  it.each([
    "",
    "tab=open",
    "search=hb&limit=0",
    "tab=new&after=x",
    "tab=new&after=9999-99-99T99:99:99.999Z_00000000-0000-7000-8000-000000000000",
  ])("refuses %j", async (query) => {
    expect((await ada.ask(lean, `/api/emails?${query}`)).status).toBe(400);
  });
});
