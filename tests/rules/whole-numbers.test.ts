import { describe, expect, it } from "vitest";
import { z } from "zod";
import { activityQuery } from "@/lib/accounts/activity/activity.model";
import { checkedChange } from "@/lib/inbox/emails/decisions/item-edit.model";
import { clientQuery } from "@/lib/ledger/bookings/list/client.model";
import { bankFileQuery } from "@/lib/payouts/runs/bank-file.model";
import { inputSchemaOf } from "@/lib/platform/base/known-fields";
import { pageQuery, skipQuery } from "@/lib/platform/base/paging";

const pages = z.object(pageQuery(12));
const skips = z.object(skipQuery(20));
const bankFile = (without: unknown) => ({ format: "csv", day: "2026-04-01", without });

const FIELDS: readonly (readonly [name: string, takes: (value: unknown) => boolean])[] = [
  ["page", (page) => pages.safeParse({ page }).success],
  ["limit", (limit) => pages.safeParse({ limit }).success],
  ["skip", (skip) => skips.safeParse({ skip }).success],
  ["offset", (offset) => activityQuery.safeParse({ offset }).success],
  ["the limit of clients", (limit) => clientQuery.safeParse({ search: "a", limit }).success],
  ["without", (without) => bankFileQuery.safeParse(bankFile(without)).success],
];

describe.each(FIELDS)("%s", (_, takes) => {
  it.each([["7"], ["07"], [7], [undefined]])("takes %j", (value) => expect(takes(value)).toBe(true));

  it.each([[true], [[]], [["7"]], [null], ["0x10"], ["1e1"], ["7.0"], [" 7"], ["+7"], [""], [7.5], ["-7"]])(
    "refuses %j",
    (value) => expect(takes(value)).toBe(false),
  );
});

it("the description of the API names the defaults", () => {
  expect(inputSchemaOf(pages)).toMatchObject({
    properties: {
      page: { type: "integer", minimum: 1, default: 1 },
      limit: { type: "integer", maximum: 100, default: 12 },
    },
  });
  expect(pages.parse({})).toEqual({ page: 1, limit: 12 });
});

describe("an amount that somebody types for an email", () => {
  const typed = (value: string | number) => checkedChange({ field: "pricing.total", value }).value;

  it.each([
    ["1250.50", 1250.5],
    [".5", 0.5],
    [1250.5, 1250.5],
  ])("may be %j", (value, read) => expect(typed(value)).toBe(read));

  it.each(["1e5", "0x10", "0b11", "Infinity", "-5", "1,250"])("may not be %j", (value) =>
    expect(() => typed(value)).toThrow(),
  );

  it("of guests is whole", () => {
    const guests = (value: string | number) => checkedChange({ field: "guests.total", value }).value;
    expect(guests("4")).toBe(4);
    for (const value of ["0x4", "4e1", "2.5", "0"]) expect(() => guests(value)).toThrow();
  });
});
