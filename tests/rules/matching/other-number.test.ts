import { describe, expect, it } from "vitest";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { otherNumberFeatures } from "@/lib/reconciliation/matching/features/other-number.model";
import { Sight } from "@/lib/reconciliation/matching/features/sight.model";
import { Knowledge } from "@/lib/reconciliation/matching/knowledge/knowledge.model";

const day = calendarDate.parse("2026-03-04");

function sightOf(memo: string): Sight {
  const knowledge = new Knowledge({
    ...{
      families: new Map(),
      differences: [],
      lags: new Map(),
      reportNames: [],
      reportForms: [],
      rates: [],
      suppliers: [],
    },
    ...{ calibration: { slope: 1, shift: 0 }, today: day },
    payerLessons: [
      { keys: ["7731999", "TRAVEL", "KDDXRW"], family: "1", learnedOn: day, bookingCount: 1 },
      { keys: ["TRAVEL"], family: null, learnedOn: day, bookingCount: null },
    ],
  });
  const payment = { id: "1", accountId: "1", on: day, amountMinor: 1, currency: "USD" };
  return new Sight({ ...payment, memo, payer: null, assignedFamily: null }, knowledge, false);
}

/** Returns the features against a booking with this number, given the memo. */
function said(memo: string, key: string): readonly string[] {
  return Object.keys(otherNumberFeatures(sightOf(memo), key, "other"));
}

describe("a number of another booking", () => {
  it("is one in the memo that is built like this one's, whole or cut", () => {
    expect([
      said("WIRE Y8677218", "N7639385"),
      said("WIRE GT82099", "SJ143695"),
      said("WIRE 8677218", "7639385"),
      said("WIRE K7M9H3", "LUX7XD"),
    ]).toEqual([["other_number"], ["other_number"], ["other_figure"], ["other_number"]]);
  });

  it("isn't one that is built otherwise, nor a figure by which the payer is known", () => {
    expect([
      said("WIRE Y8677", "N7639385"),
      said("WIRE 86772", "7639385"),
      said("WIRE 7731999", "7639385"),
      said("WIRE SUNSET", "LUX7XD"),
    ]).toEqual([[], [], [], []]);
  });
});

describe("a number of six letters", () => {
  it("is one, unless several payers' memos have that word", () => {
    const how = (key: string) => sightOf("TRAVEL CONF KDDXRW").numbers.fitOf(key, null)?.how;
    expect([how("KDDXRW"), how("TRAVEL")]).toEqual(["exact", undefined]);
  });
});
