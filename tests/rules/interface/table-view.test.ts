import { describe, expect, it } from "vitest";
import { fieldId, formErrorsOf, messagesOf } from "@/components/shared/form/form-errors.model";
import { lastPageInstead, rangeOf } from "@/components/shared/table/paging.model";
import {
  DEFAULT_VIEW,
  nextSort,
  sortOf,
  type TableView,
  viewCookie,
  viewOf,
} from "@/components/shared/table/table-view.model";

describe("a table's view", () => {
  it("comes back from its cookie as it was left", () => {
    const view: TableView = { density: "compact", hidden: ["supplier", "travelStart"] };
    const value = /^table_bookings=([^;]+);/.exec(viewCookie("bookings", view))?.[1];
    expect(viewOf(value)).toEqual(view);
  });

  it("is the default for a cookie that nobody here wrote", () => {
    for (const value of [undefined, "", "%E0%A4%A", "huge", "<script>"])
      expect(viewOf(value)).toEqual(DEFAULT_VIEW);
  });

  it("ignores column names that can't be one", () => {
    expect(viewOf("roomy,client,<b>,,status")).toEqual({ density: "roomy", hidden: ["client", "status"] });
  });
});

describe("the sort in the address", () => {
  it("goes from ascending to descending to the list's own order", () => {
    const first = nextSort(null, "total");
    const second = nextSort(sortOf(first), "total");
    expect([first, second, nextSort(sortOf(second), "total")]).toEqual(["total", "-total", null]);
  });

  it("starts again on another column", () => {
    expect(nextSort(sortOf("-total"), "client")).toBe("client");
  });
});

describe("the range of a page", () => {
  it.each([
    [1, 10, 57, { first: 1, last: 10, pages: 6 }],
    [6, 10, 57, { first: 51, last: 57, pages: 6 }],
    [1, 10, 0, { first: 0, last: 0, pages: 1 }],
  ])("page %i of %i rows in %i", (page, size, total, expected) => {
    expect(rangeOf(page, size, total)).toEqual(expected);
  });

  it.each([
    [1, 0, null],
    [7, 68, null],
    [8, 68, "/bookings/open?page=7&search=a+b&view=overdue"],
    [999, 10, "/bookings/open?search=a+b&view=overdue"],
  ])("leads from page %i of %i rows to %s", (page, total, expected) => {
    const query = { page: String(page), search: "a b", view: "overdue", odd: ["1", "2"], none: undefined };
    expect(lastPageInstead("/bookings/open", query, { page, pageSize: 10, total })).toBe(expected);
  });

  it("leads to a bare address where nothing else was asked", () => {
    const where = { page: 3, pageSize: 20, total: 0 };
    expect(lastPageInstead("/suppliers", { page: "3" }, where)).toBe("/suppliers");
  });
});

describe("a form's messages", () => {
  const errors = formErrorsOf({ total: ["Total is required", "Must be a number"], form: ["Try later"] });

  it("belong to their field, or to the whole form", () => {
    expect(messagesOf(errors, "total")).toEqual(["Total is required", "Must be a number"]);
    expect(errors.filter((error) => error.field === undefined)).toEqual([{ message: "Try later" }]);
  });

  it("lead to an id that a nested name can have", () => {
    expect(fieldId("supplier.name", "booking")).toBe("booking-supplier-name");
  });
});
