import { describe, expect, it } from "vitest";
import { monthPlus, monthSpan, weeksOf } from "@/lib/ledger/bookings/calendar/booking-calendar.model";
import type { BookingRow } from "@/lib/ledger/bookings/list/booking-row.model";
import { BOOKINGS_URL } from "@/lib/platform/base/addresses/addresses.model";
import { listOfView, viewPath } from "@/lib/platform/saved-views/saved-view.model";

const trip = (id: string, travelStart: string, travelEnd: string) =>
  ({ id, travelStart, travelEnd }) as unknown as BookingRow;

describe("the calendar", () => {
  it("shows whole weeks from Sunday to Saturday", () => {
    expect(monthSpan("2026-11")).toEqual({ from: "2026-11-01", to: "2026-12-05" });
    expect(monthSpan("2027-02")).toEqual({ from: "2027-01-31", to: "2027-03-06" });
    expect(weeksOf("2026-11", [])).toHaveLength(5);
  });

  it("goes over the end of a year", () => {
    expect(monthPlus("2026-12", 1)).toBe("2027-01");
    expect(monthPlus("2026-01", -1)).toBe("2025-12");
    for (const month of ["2026-13", "0000-12", "9999-12"]) {
      expect(BOOKINGS_URL.read({ month }).month).toBe("");
    }
    expect(weeksOf("9999-11", []).length).toBeGreaterThan(3);
    expect(weeksOf("0001-01", []).length).toBeGreaterThan(3);
  });

  it("cuts a trip at the week's end and gives trips at the same time lanes of their own", () => {
    const weeks = weeksOf("2026-11", [
      trip("a", "2026-11-05", "2026-11-10"),
      trip("b", "2026-11-06", "2026-11-06"),
    ]);
    expect(weeks[0]?.bars).toMatchObject([
      { column: 4, span: 3, lane: 0, continues: true },
      { column: 5, span: 1, lane: 1, continues: false },
    ]);
    expect(weeks[1]?.bars).toMatchObject([{ column: 0, span: 3, lane: 0, continues: false }]);
  });

  it("counts what finds no lane", () => {
    const crowd = Array.from({ length: 8 }, (_, index) => trip(String(index), "2026-11-02", "2026-11-03"));
    expect(weeksOf("2026-11", crowd)[0]).toMatchObject({ hidden: 3 });
  });
});

describe("a saved view", () => {
  it("keeps the calendar but not its month, so that it opens on the present one", () => {
    expect(viewPath("/bookings/open?layout=calendar&month=2026-03")).toBe("/bookings/open?layout=calendar");
  });

  it("keeps filter and order, neither page nor open record", () => {
    const address = "/bookings/open?search=a%26b&sort=-due&page=7&booking=1&dialog=add-booking&x=1";
    expect(viewPath(address)).toBe("/bookings/open?search=a%26b&sort=-due");
  });

  it("keeps the statuses that were chosen among the bank transactions", () => {
    const address = "/admin/transactions?status=EXCEPTION.NEW&from=2026-01-01&page=3&dialog=split";
    expect(viewPath(address)).toBe("/admin/transactions?status=NEW.EXCEPTION&from=2026-01-01");
    expect(viewPath("/admin/transactions?status=none")).toBe("/admin/transactions?status=none");
  });

  it("keeps what was asked of the commission reports, and is theirs", () => {
    const kept = "/admin/commission-reports?search=gw&status=Open&sort=-net";
    expect(viewPath(`${kept}&page=2&x=1`)).toBe(kept);
    expect(listOfView(kept)).toBe("reports");
    expect(viewPath("/admin/commission-reports/7")).toBeNull();
  });

  it.each([
    "https://evil.example/bookings/open",
    "//evil.example/bookings",
    "/admin",
    "/bookings/x",
    "javascript:1",
  ])("never leads to %s", (address) => expect(viewPath(address)).toBeNull());
});
