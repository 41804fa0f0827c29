import { describe, expect, it } from "vitest";
import { CATEGORIES } from "@/lib/platform/base/addresses/admin-addresses.model";
import { categoryOf, ENTRY_REASONS } from "@/lib/reconciliation/bank-transactions/categories/category.model";
import {
  type LiveRule,
  ruleFor,
  wordsOf,
} from "@/lib/reconciliation/bank-transactions/categories/rules/rule.model";

const rule = (words: string, change: Partial<LiveRule> = {}): LiveRule => ({
  id: words,
  words: wordsOf(words),
  accountId: null,
  direction: null,
  category: "BANK_FEE",
  note: null,
  ...change,
});
const line = (memo: string, change = {}) => ({
  memo,
  payer: null,
  accountId: "one",
  amountMinor: -1_500,
  ...change,
});
const found = (rules: readonly LiveRule[], at: ReturnType<typeof line>) => {
  const said = ruleFor(rules, at);
  return said === null || said === "disputed" ? said : said.id;
};

describe("a rule by words", () => {
  it.each([
    ["wire fee", "FEE FOR INCOMING WIRE", true],
    ["fee", "COFFEE HOUSE GIFT", false],
    ["wire fee", "WIRE-FEE 0420", true],
    ["gebühr", "KONTOFÜHRUNG GEBÜHR", true],
    ["gebuhr", "GEBÜHR 03/26", true],
    ["gebühr", "GEBU HR", false],
    ["0420", "FEE 04201", false],
    ["手数料", "手数料 四月", true],
  ])("%s in %s: %s", (words, memo, fits) => {
    expect(found([rule(words)], line(memo))).toBe(fits ? words : null);
  });

  it("reads the payer with the memo, and minds account and sign", () => {
    expect(found([rule("acme interest")], line("INTEREST", { payer: "Acme Bank" }))).toBe("acme interest");
    expect(found([rule("fee", { direction: "in" })], line("FEE"))).toBeNull();
    expect(found([rule("fee", { direction: "out" })], line("FEE"))).toBe("fee");
    expect(found([rule("fee", { accountId: "two" })], line("FEE"))).toBeNull();
  });

  it("says nothing where two say different things, and the more particular one speaks where they agree", () => {
    const both = [rule("fee"), rule("wire fee")];
    expect(found(both, line("WIRE FEE"))).toBe("wire fee");
    expect(found([...both, rule("wire", { category: "TRANSFER" })], line("WIRE FEE"))).toBe("disputed");
  });
});

it("every reason of a part for no booking is counted under one of the categories", () => {
  expect(ENTRY_REASONS.filter((reason) => !CATEGORIES.includes(categoryOf(reason)))).toEqual([]);
  expect([categoryOf("bonus"), categoryOf("rate"), categoryOf("INTEREST")]).toEqual([
    "OVERRIDE",
    "OTHER_INCOME",
    "INTEREST",
  ]);
});
