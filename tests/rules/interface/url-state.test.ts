import { describe, expect, it } from "vitest";
import { exportHref } from "@/components/shared/menu/export-href";
import { pageQueryOf } from "@/lib/ledger/bookings/list/bookings-page.model";
import { BOOKINGS_URL, OPEN_URL, SUPPLIERS_URL } from "@/lib/platform/base/addresses/addresses.model";
import { REPORTS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { nextSort } from "@/lib/platform/base/addresses/url-state.model";

const ID = "0192f7a1-0000-7000-8000-00000000000a";
const HERE = "sort=-due&page=3&other.sort=client&other.page=2&booking=b1";

describe("what an address says", () => {
  it("is read with its types, whether a page or a browser asks", () => {
    const query = { search: " a b ", sort: "-due", page: "2", pageSize: "25", view: "overdue", supplier: ID };
    const said = BOOKINGS_URL.read(query);
    expect(said).toMatchObject({
      search: "a b",
      sort: { key: "due", descending: true },
      page: 2,
      pageSize: 25,
      view: "overdue",
      supplier: ID,
      layout: null,
    });
    expect(BOOKINGS_URL.read(new URLSearchParams(query))).toEqual(said);
  });

  it.each([
    { sort: "owner_id" },
    { sort: "--due" },
    { page: "0" },
    { page: "1e3" },
    { pageSize: "101" },
    { view: "everything" },
    { supplier: "x" },
    { status: "open" },
    { layout: "grid" },
    { month: "2026-13" },
    { search: ["a", "b"] },
    { search: "\u0000" },
  ])("of %j is what it would say without", (query) => {
    expect(BOOKINGS_URL.read(query)).toEqual(BOOKINGS_URL.read({}));
  });

  it("comes back from its own links, and what is usual isn't written", () => {
    const said = BOOKINGS_URL.read({ search: "a&b", sort: "-due", pageSize: "50", month: "2026-03" });
    const href = BOOKINGS_URL.href("/bookings/open", said);
    expect(href).toBe("/bookings/open?search=a%26b&sort=-due&pageSize=50&month=2026-03");
    expect(BOOKINGS_URL.read(new URL(href, "http://x").searchParams)).toEqual(said);
    expect(BOOKINGS_URL.href("/bookings/open", BOOKINGS_URL.read({ pageSize: "10", page: "1" }))).toBe(
      "/bookings/open",
    );
  });

  it("keeps what isn't its own; a list that changes starts at its first page, and a dialog leaves the page", () => {
    const query = { page: "3", view: "overdue", booking: "b1" };
    expect(BOOKINGS_URL.href("/b", { view: null }, query)).toBe("/b?booking=b1");
    expect(BOOKINGS_URL.href("/b", { page: 4 }, query)).toBe("/b?page=4&view=overdue&booking=b1");
    expect(OPEN_URL.href("/b", { booking: null }, query)).toBe("/b?page=3&view=overdue");
  });

  it("is the list's query, and the filter of what is downloaded", () => {
    const query = { search: "lind", sort: "-due", page: "2", view: "unpaid", supplier: ID, status: "all" };
    expect(pageQueryOf("open", query)).toEqual({
      page: 2,
      limit: 10,
      search: "lind",
      sort: { key: "due", descending: true },
      view: "unpaid",
      supplierId: ID,
      status: undefined,
    });
    // The open tab starts with the most urgent bookings, the others with the newest.
    expect(pageQueryOf("open", {}).sort).toEqual({ key: "due", descending: false });
    expect(pageQueryOf("closed", {}).sort).toBeUndefined();
    expect(pageQueryOf("open", { status: "all" }).sort).toBeUndefined();
    expect(pageQueryOf("closed", { view: "chase" })).toMatchObject({ view: undefined, status: "closed" });
  });

  it("is what an export is asked for, but for what isn't given", () => {
    const wanted = {
      status: ["open", "closed"],
      search: "lind & co",
      ids: [],
      view: null,
      supplierId: undefined,
    };
    expect(exportHref("/api/x", "csv", wanted)).toBe(
      "/api/x?format=csv&status=open%2Cclosed&search=lind+%26+co",
    );
  });
});

describe("a column's heading", () => {
  it("sorts up, down, then as the list comes; another column starts again", () => {
    const up = nextSort(null, "total");
    const down = nextSort(up, "total");
    expect([up, down, nextSort(down, "total")]).toEqual([
      { key: "total", descending: false },
      { key: "total", descending: true },
      null,
    ]);
    expect(nextSort(down, "client")).toEqual({ key: "client", descending: false });
  });
});

describe("two lists on one page", () => {
  const other = BOOKINGS_URL.under("other");

  it("have names of their own", () => {
    const query = new URLSearchParams(HERE);
    expect(BOOKINGS_URL.read(query)).toMatchObject({ sort: { key: "due" }, page: 3 });
    expect(other.read(query)).toMatchObject({ sort: { key: "client" }, page: 2 });
    expect(other.href("/b", { search: "x" }, { page: "3", "other.page": "2" })).toBe(
      "/b?page=3&other.search=x",
    );
    expect(SUPPLIERS_URL.under("s").href("/b", { page: 2 }, query)).toBe(`/b?${HERE}&s.page=2`);
  });
});

describe("a choice of several", () => {
  it("is named in the address unless it is the usual one, and so is none of them", () => {
    const statusOf = (query: string) => REPORTS_URL.read(new URLSearchParams(query)).status;
    expect(statusOf("")).toEqual(["Fully closed", "Partially closed", "Open"]);
    for (const chosen of [["Open"], ["Fully closed", "Open"], []] as const) {
      const address = REPORTS_URL.href("/x", { status: [...chosen] });
      expect(statusOf(address.slice(3))).toEqual(chosen);
    }
    expect(REPORTS_URL.href("/x", { status: ["Open", "Partially closed", "Fully closed"] })).toBe("/x");
    expect(statusOf("status=Lost")).toHaveLength(3);
  });
});
