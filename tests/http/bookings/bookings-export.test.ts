import { readSheet } from "read-excel-file/node";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as exported } from "@/app/api/bookings/export/route";
import { booked, paid } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
beforeEach(async () => {
  ada = await newAgent(db);
});

async function csv(query = ""): Promise<string[]> {
  const response = await ada.ask(exported, `/api/bookings/export${query}`);
  expect(response.status).toBe(200);
  return (await response.text()).trimEnd().split("\r\n");
}

describe("GET /bookings/export", () => {
  it("answers what the filter finds as CSV, with header and byte order mark", async () => {
    await booked(ada, { confirmationNumber: "ONE" });
    await booked(ada, { confirmationNumber: "TWO" });
    await booked(await newAgent(db), { confirmationNumber: "HERS" });
    const response = await ada.ask(exported, "/api/bookings/export?search=two");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="bookings.csv"');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header, ...lines] = await csv("?search=two");
    expect(header).toContain("Confirmation Number,Client Name");
    expect(lines).toEqual([
      "TWO,Marta Lind,Harbour Hotels,,2031-03-01,2031-03-08,4200.5,USD,420,USD,0,420,2031-04-12,CONFIRMED,Not due",
    ]);
  });

  it("leaves no cell that a spreadsheet would run", async () => {
    for (const [index, clientName] of [
      '=HYPERLINK("http://x")',
      "+A1",
      "-A1",
      "@SUM(A1)",
      "\uff1dA1",
    ].entries()) {
      await booked(ada, { clientName, confirmationNumber: `N${index}` });
    }
    const cells = (await csv()).slice(1).map((line) => line.slice(line.indexOf(",") + 1));
    for (const cell of cells) expect(cell).toMatch(/^"?'/);
  });

  it("answers the chosen bookings, and as a workbook that other programs read", async () => {
    const one = await booked(ada, { confirmationNumber: "ONE", clientName: '<b> & "Ünï" 🏨' });
    await booked(ada, { confirmationNumber: "TWO" });
    await paid(ada, one.id, 120);
    const response = await ada.ask(exported, `/api/bookings/export?format=xlsx&ids=${one.id}`);
    const rows = await readSheet(Buffer.from(await response.arrayBuffer()));
    expect(rows).toHaveLength(2);
    expect(rows[1]?.slice(0, 2)).toEqual(["ONE", '<b> & "Ünï" 🏨']);
    expect(rows[1]?.slice(10, 12)).toEqual([120, 300]);
  });

  it("goes on through as many bookings as there are", async () => {
    await db`insert into bookings (user_id, id, confirmation_number, number_key, status, total_minor, total_currency,
        commission_minor, commission_currency, travel_start, travel_end, due_on, source, search, created_at, updated_at)
      select ${ada.id}, gen_random_uuid(), 'N' || n, 'N' || n, 'CONFIRMED', 100, 'USD', 10, 'USD', '2031-01-01',
        '2031-01-02', '2031-02-06', 'csv', '', date_trunc('hour', now()), now() from generate_series(1, 2500) n`;
    const numbers = (await csv()).slice(1).map((line) => line.split(",")[0]);
    expect(numbers).toHaveLength(2500);
    expect(new Set(numbers).size).toBe(2500);
  });

  it("refuses a format it doesn't know", async () => {
    expect((await ada.ask(exported, "/api/bookings/export?format=pdf")).status).toBe(400);
  });
});
