import { describe, expect, it } from "vitest";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { bookingFitOf } from "@/lib/reconciliation/matching/features/booking-features.model";
import { identifiersOf, readMemo } from "@/lib/reconciliation/matching/features/memo.model";
import { NumberReader } from "@/lib/reconciliation/matching/features/number-fit.model";
import { Sight } from "@/lib/reconciliation/matching/features/sight.model";
import { SupplierNames } from "@/lib/reconciliation/matching/features/supplier-names.model";
import { familiesOf } from "@/lib/reconciliation/matching/knowledge/families.model";
import { Knowledge } from "@/lib/reconciliation/matching/knowledge/knowledge.model";
import { Patterns } from "@/lib/reconciliation/matching/knowledge/patterns.model";
import { proposalOf } from "@/lib/reconciliation/matching/proposal.model";
import { BOOKING, day } from "./decided";

const row = (id: string, name: string, ownerId: string | null = null) => ({
  id,
  name,
  ownerId,
  patterns: [],
});

describe("a number of three or four pieces", () => {
  const reader = (memo: string) => new NumberReader(identifiersOf(readMemo(memo)));

  it.each([
    ["RMR*IV*WF-3275-529**18.28", "WF3275529"],
    ["PROV QX/2024/01129/QX/2025/07710", "QX202507710"],
    ["SVWZ+RES KD-24- 660050/KD-25-377048", "KD24660050"],
    ["REF AB.12.34.567", "AB1234567"],
  ])("is read whole in %s", (memo, key) =>
    expect(reader(memo).fitOf(key, null)).toMatchObject({ how: "exact" }),
  );

  it("isn't put together of words that only blanks hold together", () =>
    expect(reader("RES WF 3275 529 COMM").fitOf("WF3275529", null)?.how).not.toBe("exact"));
});

describe("what several agents call a company that has no row of the platform's", () => {
  const families = familiesOf([
    ...["a", "b", "c"].map((agent) => row(agent, "Heron Cruises", agent)),
    row("1", "Heron Cruises - Aruba", "d"),
    row("2", "Heron Cruises - Port Blue", "e"),
    row("3", "Heron Cruisse", "f"),
    row("4", "Heron Journeys Blue", "g"),
  ]);

  it("is the company of those who add a place or slip", () => {
    const family = families.get("a");
    expect(["b", "c", "1", "2", "3"].map((id) => families.get(id))).toEqual(Array(5).fill(family));
    expect(families.get("4")).toBe("4");
  });

  it("is a platform's row with a place behind a dash, too", () =>
    expect(familiesOf([row("1", "Vale Suites"), row("2", "Vale Suites - New Harbour", "a")]).get("2")).toBe(
      "1",
    ));
});

describe("names with letters that banks write otherwise", () => {
  const rows = [
    row("1", "Bałtyk Żagle Rejsy"),
    row("2", "Mühlgrund & Größe Reisen"),
    row("3", "Skærholm Rejser"),
  ];
  const names = new SupplierNames(rows, familiesOf(rows));
  const strongest = (memo: string) =>
    [...names.signalsOf(readMemo(memo))].sort(([, a], [, b]) => b - a)[0]?.[0];

  it.each([
    ["BALTYK ZAGLE REJSY PROWIZJA", "1"],
    ["MUEHLGRUND + GROESSE REISEN", "2"],
    ["MUHLGRUND GROSSE REIS", "2"],
    ["SKAERHOLM REJSER", "3"],
  ])("are known in %s", (memo, family) => expect(strongest(memo)).toBe(family));

  it("are one company however agents spell them", () => {
    const families = familiesOf([
      ...rows,
      row("4", "Muehlgrund & Groesse Reisen", "a"),
      row("5", "Baltyk Zagle Rejsy", "b"),
    ]);
    expect([families.get("4"), families.get("5")]).toEqual(["2", "1"]);
  });

  it("are hit by a pattern in either spelling", () => {
    const patterns = new Patterns([{ ...row("1", "X"), patterns: [["Rütter Moos"]] }], new Map());
    const hits = (memo: string) => patterns.signalsOf(readMemo(memo)).has("1");
    expect([hits("GUTSCHRIFT RUETTER MOOS AG"), hits("RUTTER MOOS"), hits("RUTER MOOS")]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe("a client's name in a memo", () => {
  const NOTHING = {
    ...{ families: new Map(), payerLessons: [], differences: [], lags: new Map(), suppliers: [] },
    ...{ reportNames: [], reportForms: [], rates: [], calibration: { slope: 1, shift: 0 } },
    today: calendarDate.parse("2026-03-04"),
  };
  const knowledge = new Knowledge(NOTHING);
  const payment = { id: "1", accountId: "1", on: day, amountMinor: 1, currency: "USD" };
  const clientIn = (memo: string, clientName: string) => {
    const sight = new Sight({ ...payment, memo, payer: null, assignedFamily: null }, knowledge, false);
    return bookingFitOf(sight, { ...BOOKING, clientName }, null).client;
  };

  it("is whole or its last alone, however it is spelt", () => {
    expect([
      clientIn("COMM LINDQVIST/ANNA MR", "Anna Lindqvist"),
      clientIn("COMM FAM. GROESS", "Jörg Größ"),
      clientIn("COMM O BRIEN", "Mitch O'Brien"),
      clientIn("COMM ANNA", "Anna Lindqvist"),
    ]).toEqual(["whole", "last", "last", null]);
  });

  it("makes a booking of a supplier that the memo names worth a look, however short it was paid", () => {
    const known = new Knowledge({ ...NOTHING, suppliers: [row("1", "Heron Journeys")] });
    const booking = { ...BOOKING, clientName: "Tyler Kellermann" };
    const candidatesOf = (memo: string) => {
      const sight = new Sight(
        { ...payment, amountMinor: 5_703, memo, payer: null, assignedFamily: null },
        known,
        false,
      );
      const found = [{ booking, alias: null, wasPaidSo: false }];
      return proposalOf(sight, found, [], {}, () => false).candidates.map(({ ids }) => ids);
    };
    expect([
      candidatesOf("HERON JOURNEYS GUEST KELLERMANN T"),
      candidatesOf("HERON JOURNEYS GUEST SMITH T"),
      candidatesOf("OTHER TOURS GUEST KELLERMANN T"),
    ]).toEqual([[["one"]], [], []]);
  });
});
