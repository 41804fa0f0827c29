import { describe, expect, it } from "vitest";
import { fieldId, formErrorsOf, messagesOf } from "@/components/shared/form/form-errors.model";
import { lastPageInstead, rangeOf } from "@/components/shared/table/paging.model";
import {
  DEFAULT_VIEW,
  type TableDisplay,
  viewCookie,
  viewOf,
} from "@/components/shared/table/table-display.model";
import { BOOKINGS_URL, SUPPLIERS_URL } from "@/lib/platform/base/addresses/addresses.model";

describe("a table's view", () => {
  it("comes back from its cookie as it was left", () => {
    const view: TableDisplay = { density: "compact", hidden: ["supplier", "travelStart"] };
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
    expect(lastPageInstead(BOOKINGS_URL, "/bookings/open", query, total)).toBe(expected);
  });

  it("leads to a bare address where nothing else was asked", () => {
    expect(lastPageInstead(SUPPLIERS_URL, "/suppliers", { page: "3" }, 0)).toBe("/suppliers");
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
