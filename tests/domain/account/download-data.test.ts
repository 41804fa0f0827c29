import { getTableName } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { GET as download } from "@/app/api/users/me/data/route";
import { downloadData, mboxEntry } from "@/lib/accounts/account/download-data";
import { EXCLUDED_TABLES, OWN_TABLES } from "@/lib/accounts/account/own-tables.sql";
import { createApiKey } from "@/lib/accounts/api-keys/api-keys";
import { unzipped } from "../../support/account/unzipped";
import { booked, paid } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { plantRow, tenantTables } from "../../support/database/tenant-rows";
import { privateAddress, readMail } from "../../support/mails/email";
import { newAgent, type TestAgent } from "../../support/people/agent";

const tables = await tenantTables(db);
const names = OWN_TABLES.map(({ table }) => getTableName(table));

async function filesOf(agent: TestAgent): Promise<ReadonlyMap<string, string>> {
  const response = await agent.ask(download, "/api/users/me/data");
  expect(response.headers.get("content-type")).toBe("application/zip");
  return unzipped(Buffer.from(await response.arrayBuffer()));
}

function listed(files: ReadonlyMap<string, string>, name: string): Record<string, unknown>[] {
  return JSON.parse(files.get(`${name}.json`) ?? "") as Record<string, unknown>[];
}

/** Returns every id in the agent's rows, including the agent's own. */
async function idsOf(agent: TestAgent): Promise<ReadonlySet<string>> {
  const ids = new Set([agent.id]);
  for (const { name, owner } of tables) {
    const [row] =
      await db`select to_jsonb(t)::text as row from ${db(name)} t where ${db(owner)} = ${agent.id}`;
    for (const [id] of String(row?.row).matchAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)) ids.add(id);
  }
  return ids;
}

describe("what an agent takes along", () => {
  it("every table with rows of agents is in it, or is named with the reason why it isn't", () => {
    const known = [...names, ...Object.keys(EXCLUDED_TABLES)];
    expect(tables.map(({ name }) => name).sort()).toEqual(known.sort());
  });

  it("no secret, no hash and no amount in smallest units is among the columns", () => {
    const columns = OWN_TABLES.flatMap(({ names: own, amounts }) =>
      own.filter(
        (name) => !(name in amounts) && /hash|token|secret|password|minor$|decidedBy|actorId/i.test(name),
      ),
    );
    expect(columns).toEqual([]);
  });

  it("is all that is theirs and nothing of anybody else", async () => {
    const [ada, ben] = [await newAgent(db), await newAgent(db)];
    for (const table of tables) {
      if (table.name === "users") continue;
      await plantRow(db, table, ada.id);
      await plantRow(db, table, ben.id);
    }
    const files = await filesOf(ada);
    for (const { name } of OWN_TABLES) {
      const rows = listed(files, name);
      expect(rows, name).toHaveLength(1);
      expect(files.get(`${name}.csv`)?.trimEnd().split("\r\n"), name).toHaveLength(2);
    }
    const all = [...files.values()].join("\n");
    expect(listed(files, "profile")).toMatchObject([{ id: ada.id, email: `${ada.id}@agents.test` }]);
    for (const id of await idsOf(ben)) expect(all).not.toContain(id);
    expect(files.get("README.txt")).toContain("- bookings\n");
  });

  it("reads well: decimal amounts, the supplier's name, the mail as it came", async () => {
    const ada = await newAgent(db);
    await privateAddress(db, ada);
    const booking = await booked(ada, { totalBookingAmount: 1234.5, totalBookingCurrency: "EUR" });
    await paid(ada, booking.id, 10);
    await readMail(ada, { subject: "Your stay" });
    const { key } = await createApiKey(ada.ctx, { name: "Reports", scope: "read", days: null });
    const files = await filesOf(ada);
    expect(listed(files, "bookings")[0]).toMatchObject({
      id: booking.id,
      total: 1234.5,
      totalCurrency: "EUR",
    });
    expect(listed(files, "payments")[0]).toMatchObject({ amount: 10, deposit: null });
    expect(listed(files, "suppliers")).toMatchObject([{ name: booking.supplier?.name }]);
    expect(listed(files, "api-keys")).toMatchObject([{ name: "Reports" }]);
    expect([...files.values()].join("")).not.toContain(key);
    expect(files.get("mails.mbox")).toMatch(
      /^From MAILER-DAEMON \w{3} \w{3} \d\d [\d:]{8} \d{4}\n.*Subject: Your stay/s,
    );
  });

  it("is one email behind the other, whatever its lines begin with", () => {
    const entry = mboxEntry(
      Buffer.from("Subject: a\r\n\r\nFrom here\r\n>From there\r\n\xe9", "latin1"),
      new Date(0),
    );
    expect(Buffer.from(entry).toString("latin1")).toBe(
      "From MAILER-DAEMON Thu Jan 01 00:00:00 1970\nSubject: a\r\n\r\n>From here\r\n>>From there\r\n\xe9\n\n",
    );
  });

  it("is refused to whoever asks over and over", async () => {
    const { ctx } = await newAgent(db);
    for (let asked = 0; asked < 10; asked += 1) await downloadData(ctx);
    await expect(downloadData(ctx)).rejects.toMatchObject({ code: "RATE_LIMITED" });
  });
});

describe("more bookings than are read at once", () => {
  let ada: TestAgent;
  beforeAll(async () => {
    ada = await newAgent(db);
    const [supplier] = await db`insert into suppliers (id, name, name_key, created_at, updated_at)
      values (gen_random_uuid(), 'Altamar', 'altamar', now(), now()) returning id`;
    await db`insert into bookings (user_id, id, confirmation_number, number_key, supplier_id, status, total_minor,
        total_currency, commission_minor, commission_currency, travel_start, travel_end, due_on, source, search, created_at, updated_at)
      select ${ada.id}, gen_random_uuid(), 'N' || n, 'N' || n, ${supplier?.id}, 'CONFIRMED', n, 'USD', n, 'USD', '2031-03-01', '2031-03-08',
        '2031-04-12', 'form', '', now(), now() from generate_series(1, 1203) n`;
  });

  it("come in pieces, each once, and no more of them is held than is being read", async () => {
    const { sheets } = await downloadData(ada.ctx);
    const bookings = sheets.find(({ name }) => name === "bookings");
    if (!bookings) throw new Error("no bookings");
    const ids = new Set<unknown>();
    for await (const rows of bookings.batches()) {
      expect(rows.length).toBeLessThanOrEqual(500);
      for (const [id] of rows) ids.add(id);
    }
    expect(ids.size).toBe(1_203);
  });
});
