import { beforeEach, describe, expect, it } from "vitest";
import { GET as feed } from "@/app/api/calendar/[token]/route";
import { restoreUser, suspendUser } from "@/lib/accounts/users/administration/standing";
import { openCalendarFeed, revokeCalendarFeed } from "@/lib/ledger/bookings/calendar/calendar-feed";
import { booked, paid } from "../../support/database/bookings";
import { db } from "../../support/database/database";
import { withHeaders } from "../../support/http/next-headers";
import { newAgent, type TestAgent } from "../../support/people/agent";

let ada: TestAgent;
beforeEach(async () => {
  ada = await newAgent(db, { timeZone: "Pacific/Kiritimati" });
});

/** Fetches the feed as a calendar program does: with nothing but the URL. */
function fetched(path: string): Promise<Response> {
  const token = decodeURIComponent(path.split("/").at(-1) ?? "");
  const request = new Request(`http://localhost${path}`);
  return withHeaders({}, () => feed(request, { params: Promise.resolve({ token }) }));
}

const soon = { travelStartDate: dayFromNow(20), travelEndDate: dayFromNow(27) };

describe("GET /calendar/{token}.ics", () => {
  it("tells travel and due dates as whole days", async () => {
    const { id } = await booked(ada, { ...soon, clientName: "Lind, Marta; \\ family" });
    const { path } = await openCalendarFeed(ada.ctx);
    const response = await fetched(path);
    expect(response.headers.get("content-type")).toContain("text/calendar");
    const text = await response.text();
    expect(text).toContain(`DTSTART;VALUE=DATE:${compact(soon.travelStartDate)}\r\n`);
    expect(text).toContain(`DTEND;VALUE=DATE:${compact(dayFromNow(28))}\r\n`);
    expect(text).toContain("SUMMARY:Lind\\, Marta\\; \\\\ family: Harbour Hotels\r\n");
    expect(text).toContain("SUMMARY:Commission due: USD 420.00\r\n");
    expect(unfolded(text)).toContain(`/bookings/${id}\r\n`);
  });

  it("keeps every line within 75 bytes, pairs its parts, and ends each line as the standard says", async () => {
    await booked(ada, { ...soon, clientName: "🏨".repeat(60) });
    const { path } = await openCalendarFeed(ada.ctx);
    const text = await (await fetched(path)).text();
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    const lines = text.split("\r\n");
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(unfolded(text)).toContain("🏨".repeat(60));
    const count = (word: string) => lines.filter((line) => line === word).length;
    expect(count("BEGIN:VEVENT")).toBe(2);
    expect(count("END:VEVENT")).toBe(2);
    const uids = lines.filter((line) => line.startsWith("UID:"));
    expect(new Set(uids).size).toBe(2);
  });

  it("expects nothing of a booking that is paid", async () => {
    const { id } = await booked(ada, soon);
    await paid(ada, id, 420);
    const { path } = await openCalendarFeed(ada.ctx);
    expect(await (await fetched(path)).text()).not.toContain("Commission due");
  });

  it("tells of one agent only, and keeps no token", async () => {
    await booked(await newAgent(db), soon);
    const { path } = await openCalendarFeed(ada.ctx);
    expect(await (await fetched(path)).text()).not.toContain("VEVENT");
    const [row] = await db`select token_hash from calendar_feeds`;
    expect(path).not.toContain(row?.token_hash);
  });

  it("answers nothing while its agent is suspended", async () => {
    const admin = await newAgent(db, { role: "ADMIN" });
    const { path } = await openCalendarFeed(ada.ctx);
    await suspendUser(admin.ctx, ada.id);
    expect((await fetched(path)).status).toBe(404);
    await restoreUser(admin.ctx, ada.id);
    expect((await fetched(path)).status).toBe(200);
  });

  it("stops when it is revoked or replaced; unknown and malformed addresses answer alike", async () => {
    const first = await openCalendarFeed(ada.ctx);
    const second = await openCalendarFeed(ada.ctx);
    expect((await fetched(first.path)).status).toBe(404);
    expect((await fetched(second.path)).status).toBe(200);
    await revokeCalendarFeed(ada.ctx);
    const gone = [
      second.path,
      "/api/calendar/x.ics",
      `/api/calendar/${"a".repeat(43)}.ics`,
      "/api/calendar/none",
    ];
    for (const path of gone) {
      const response = await fetched(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: "NOT_FOUND" });
    }
  });
});

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

function compact(day: string): string {
  return day.replaceAll("-", "");
}

function unfolded(text: string): string {
  return text.replaceAll("\r\n ", "");
}
