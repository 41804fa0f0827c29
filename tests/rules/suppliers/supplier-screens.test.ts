import { describe, expect, it } from "vitest";
import { policyInWords } from "@/components/ledger/suppliers/policy-words.model";
import {
  EMPTY_SUPPLIER,
  identityOf,
  type SupplierFields,
  settingsOf,
} from "@/components/ledger/suppliers/supplier-fields.model";
import { refusedFieldsOf } from "@/components/shared/form/refused-fields.model";
import { supplierChange, supplierDraft } from "@/lib/ledger/suppliers/supplier-draft.model";
import { suppliersPageOf } from "@/lib/ledger/suppliers/suppliers-page.model";

describe("the directory's address", () => {
  it("holds page, size, search, filters and sort", () => {
    const params = {
      page: "3",
      pageSize: "50",
      search: " sea ",
      verified: "no",
      country: "France",
      sort: "-bookings",
    };
    expect(suppliersPageOf(params)).toEqual({
      skip: 100,
      limit: 50,
      scope: "network",
      filters: { name: ["sea"], isVerified: false, country: "France" },
      sort: "bookings",
      direction: "desc",
    });
  });

  it.each([
    { page: "0" },
    { page: "-1" },
    { page: "1e9" },
    { pageSize: "1000" },
    { sort: "owner_id" },
    { search: ["a", "b"] },
    { search: "\u0000" },
    { country: "\u0000" },
  ])("%j is left out rather than refused", (params) => {
    expect(suppliersPageOf(params)).toEqual(suppliersPageOf({}));
  });
});

describe("the form of a supplier", () => {
  const errorsOf = (fields: SupplierFields) =>
    refusedFieldsOf(supplierDraft, { ...identityOf(fields), ...settingsOf(fields) });
  const errors = (change: object) =>
    errorsOf({ ...EMPTY_SUPPLIER, name: "Sea Inn", ...change }).map((one) => one.message);

  it("says everything that is wrong at once, as the server would", () => {
    const wrong = { name: " ", email: "x", paymentLagDays: "1.5", commissionPercent: "101", chaseEmail: "@" };
    expect(errors(wrong)).toHaveLength(5);
    expect(errors({ paymentLagDays: "abc", commissionPercent: "ten" })).toHaveLength(2);
    expect(errors({ paymentLagDays: "0", commissionPercent: "12,5%" })).toEqual([]);
  });

  it.each([
    ["731", "Payment days must be between 0 and 730"],
    ["1.5", "Payment days must be a whole number"],
    ["abc", "Payment days must be a whole number"],
  ])("says of %s days what the server says", (paymentLagDays, words) => {
    const fields = { ...EMPTY_SUPPLIER, name: "Sea Inn", paymentLagDays };
    const sent = supplierDraft.safeParse({ ...identityOf(fields), ...settingsOf(fields) });
    expect(sent.error?.issues.map((issue) => issue.message)).toEqual([words]);
    expect(errors(fields)).toEqual([words]);
  });

  it("knows how long a text may be, and leaves alone what the agent can't change", () => {
    const fields = { ...EMPTY_SUPPLIER, email: "x", chaseName: "a".repeat(121) };
    expect(errorsOf(fields).map(({ field }) => field)).toEqual(["name", "email", "chaseName"]);
    const change = { id: crypto.randomUUID(), settings: settingsOf(fields) };
    expect(refusedFieldsOf(supplierChange, change)).toEqual([
      { field: "chaseName", message: "Must be at most 120 characters" },
    ]);
  });

  it("gives the server what it takes", () => {
    const fields = { ...EMPTY_SUPPLIER, name: "Sea Inn", paymentLagDays: "14", commissionPercent: "12.5%" };
    expect(supplierDraft.parse({ ...identityOf(fields), ...settingsOf(fields) })).toMatchObject({
      name: "Sea Inn",
      email: null,
      paymentBasis: "TRAVEL_END",
      paymentLagDays: 14,
      commissionPercent: 12.5,
    });
  });
});

it.each([
  [{ basis: "TRAVEL_START", lagDays: 1 } as const, 9, "1 day after the start of travel"],
  [null, 9, "9 days after the end of travel, learned from payments"],
  [null, null, "35 days after the end of travel, by default"],
])("a policy %j with %s learned days reads: %s", (paymentPolicy, learnedLagDays, words) => {
  expect(policyInWords({ paymentPolicy, learnedLagDays })).toBe(words);
});
