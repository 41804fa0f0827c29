import { describe, expect, it } from "vitest";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";
import { clientFitOf } from "@/lib/reconciliation/matching/entries/entry-features.model";
import { fitOf } from "@/lib/reconciliation/matching/features/amounts.model";
import { isOneSlipAway, isShortFor } from "@/lib/reconciliation/matching/features/likeness.model";
import { identifiersOf, readMemo } from "@/lib/reconciliation/matching/features/memo.model";
import { NumberReader } from "@/lib/reconciliation/matching/features/number-fit.model";
import { usualWholes } from "@/lib/reconciliation/matching/features/possible-amounts.model";
import { SupplierNames } from "@/lib/reconciliation/matching/features/supplier-names.model";
import { familiesOf } from "@/lib/reconciliation/matching/knowledge/families.model";
import { Habits } from "@/lib/reconciliation/matching/knowledge/habits.model";
import { Knowledge } from "@/lib/reconciliation/matching/knowledge/knowledge.model";
import type { DifferenceLesson } from "@/lib/reconciliation/matching/knowledge/lesson.model";
import { Rates } from "@/lib/reconciliation/matching/knowledge/rates.model";
import { WHOLLY } from "@/lib/reconciliation/matching/knowledge/ways.model";
import { calibrated, calibrationOf, chancesOf } from "@/lib/reconciliation/matching/score.model";

const day = calendarDate.parse("2026-03-04");
const row = (id: string, name: string, ownerId: string | null = null) => ({
  id,
  name,
  ownerId,
  patterns: [],
});
const NOTHING_KNOWN = {
  families: new Map<string, string>(),
  payerLessons: [],
  differences: [],
  lags: new Map(),
  reportNames: [],
  reportForms: [],
  rates: [],
  calibration: { slope: 1, shift: 0 },
  today: day,
};
const reader = (memo: string) => new NumberReader(identifiersOf(readMemo(memo)));

describe("numbers in memos", () => {
  it.each([
    ["CONF 808-463423 COMM", "808463423", "exact"],
    ["PMT 00808463423", "808463423", "altered"],
    ["BKG8401557 CCD", "8401557", "altered"],
    ["PNR PNRS3181946 L NGUYEN", "S3181946", "altered"],
    ["INVJ9RDKC 7965823336", "J9RDKC", "altered"],
    ["CONF7Q2M4X", "7Q2M4X", "altered"],
    ["REF 80846342", "808463423", "begun"],
    ["REF 808463428", "808463423", "slip"],
    ["REF 8O8463423", "808463423", "altered"],
  ])("%s names %s", (memo, key, how) => {
    expect(reader(memo).fitOf(key, null)).toMatchObject({ how });
  });

  it("says nothing of numbers that aren't there", () => {
    expect(reader("WIRE 260302 TRN 000555").fitOf("808463423", null)).toBeNull();
  });
});

describe("words that are alike", () => {
  it("differ by one slip at most", () => {
    expect([isOneSlipAway("OAK", "OKA"), isOneSlipAway("OAK", "OAKS"), isOneSlipAway("OAK", "ELK")]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("are shortened by leaving letters out", () => {
    expect([
      isShortFor("HTL", "HOTEL"),
      isShortFor("INTL", "INTERNATIONAL"),
      isShortFor("XTL", "HOTEL"),
    ]).toEqual([true, true, false]);
  });
});

describe("families of suppliers", () => {
  const families = familiesOf([
    row("1", "Greatwind Tours"),
    row("2", "Stone & Vale Hotels"),
    row("3", "the greatwind tours", "ada"),
    row("4", "Graetwind Tours", "ben"),
    row("5", "Stone and Vale", "ben"),
    row("6", "Bluewater Cruises", "ben"),
  ]);

  it("hold what agents typed for one company, and nobody else", () => {
    expect(["3", "4", "5", "6"].map((id) => families.get(id))).toEqual(["1", "1", "2", "6"]);
  });

  it("hold what agents typed by another name of the platform's row", () => {
    const known = familiesOf([
      { ...row("1", "Greatwind Tours"), aliases: ["GWT Travel"] },
      row("2", "gwt travel", "ada"),
    ]);
    expect(known.get("2")).toBe("1");
  });

  it("leave alone what resembles two", () => {
    const two = familiesOf([
      row("1", "Golden Vale Hotel"),
      row("2", "Golden Vale Tours"),
      row("3", "Golden Vale", "ada"),
    ]);
    expect(two.get("3")).toBe("3");
  });
});

describe("suppliers' names in memos", () => {
  const rows = [
    row("1", "Heritage Maple Resort"),
    row("2", "Panorama Anchor Resort"),
    row("3", "Heritage Vale Tours"),
  ];
  const names = new SupplierNames(rows, familiesOf(rows));
  const strongest = (memo: string) =>
    [...names.signalsOf(readMemo(memo))].sort(([, a], [, b]) => b - a)[0]?.[0];

  it("are known by another name, which doesn't go before a supplier's own", () => {
    const aliased = new Knowledge({
      ...NOTHING_KNOWN,
      suppliers: [
        { ...row("1", "Heritage Maple Resort"), aliases: ["Quillon Bay", "Bluewater Cruises"] },
        row("2", "Bluewater Cruises"),
      ],
    });
    expect([aliased.familyOfName("quillon bay"), aliased.familyOfName("Bluewater Cruises")]).toEqual([
      "1",
      "2",
    ]);
    expect([...aliased.signalsOf("WIRE QUILLON BAY 7731", null, null).families.keys()]).toEqual(["1"]);
  });
  it("are known where a bank cut them", () =>
    expect(strongest("HERITAGE MAPLE R DES:COMMISSION ID:88")).toBe("1"));
  it("are known where a bank shortened them", () =>
    expect(strongest("WIRE PANO ANCHOR RSRT FOR 1")).toBe("2"));
  it("aren't seen where they aren't", () => expect(strongest("INTEREST PAYMENT")).toBeUndefined());
});

describe("amounts", () => {
  const lesson: DifferenceLesson = {
    ...{ family: "1", currency: "USD", expectedCurrency: "USD", ratio: 0.9, feeMinor: 2_500 },
    ...{
      amountMinor: 10_000,
      expectedMinor: null,
      bookingCount: 1,
      learnedOn: day,
      lagDays: null,
      reportLines: 0,
    },
  };
  const habits = new Habits([
    ...[0.9, 0.75].map((ratio) => ({ ...lesson, ratio })),
    ...Array.from({ length: 4 }, () => ({ ...lesson, feeMinor: 300, ratio: 0.97 })),
    ...Array.from({ length: 4 }, () => ({ ...lesson, feeMinor: 4_000, ratio: 0.5 })),
    ...Array.from({ length: 2 }, () => ({ ...lesson, feeMinor: 1_200, ratio: 0.8137 })),
    ...Array.from({ length: 2 }, () => ({ ...lesson, family: "2", feeMinor: null, ratio: 1 })),
  ]);
  const rates = new Rates([
    {
      base: currency.parse("EUR"),
      quote: currency.parse("USD"),
      day: calendarDate.parse("2026-03-02"),
      rate: 1.1,
      source: "ecb",
    },
  ]);
  const of = (amountMinor: number, outstandingMinor: number, currency = "USD") =>
    fitOf(
      { amountMinor, currency: "USD", on: day },
      { outstandingMinor, commissionMinor: outstandingMinor, currency, family: "1" },
      { habits, rates },
    );

  it("are exact to the minor unit", () =>
    expect([of(10_000, 10_000)?.kind, of(10_000, 10_001)?.kind]).toEqual(["exact", "near"]));
  it("may lack a fee that was confirmed of two amounts, and then settle all", () =>
    expect(of(7_500, 10_000)).toMatchObject({ kind: "fee", feeMinor: 2_500, creditMinor: 10_000 }));
  it("lack no fee of what one amount lacked twice, nor of what is short by a known share", () =>
    expect([[...habits.feesOf("USD")], habits.isFeeOf("1", "USD", 4_000)]).toEqual([[2_500], false]));
  it("come likelier as their payer's usually do", () => {
    const [usual, unusual] = [of(9_700, 10_000), of(10_000, 10_000)];
    expect(usual?.usual).toBeGreaterThan(unusual?.usual ?? 0);
    expect(habits.ways.usualOf("2", WHOLLY)).toBeGreaterThan(habits.ways.usualOf("1", WHOLLY));
    expect(habits.ways.usualOf(null, WHOLLY)).toBeGreaterThan(habits.ways.usualOf("1", WHOLLY));
    expect(habits.ways.usualOf(null, WHOLLY)).toBeLessThan(Math.log(0.3));
    expect(of(80_833, 83_333)?.kind).toBe("share");
  });
  it("may be a share that was confirmed four times", () =>
    expect(of(9_700, 10_000)).toMatchObject({ kind: "share", creditMinor: 10_000 }));
  it("may lack a little in whole units, which a bank may have charged though nobody has confirmed it", () =>
    expect([of(7_700, 10_000)?.kind, of(7_701, 10_000)?.kind, of(4_900, 10_000)?.kind]).toEqual([
      "charge",
      "far",
      "far",
    ]));
  it("may have been more before what their payer usually loses: a fee or a share", () =>
    expect(usualWholes({ amountMinor: 9_700, currency: "USD", on: day }, "1", habits)).toEqual(
      expect.arrayContaining([9_700, 12_200, 10_000]),
    ));
  it("of another currency come at the last rate less a spread", () =>
    expect(of(10_900, 10_000, "EUR")).toMatchObject({ kind: "foreign", creditMinor: 10_000 }));
  it("of a currency without a rate say nothing", () => expect(of(10_900, 10_000, "GBP")).toBeNull());
});

describe("chances", () => {
  it("are shared by rivals and by none", () => {
    const [one = 0, other = 0] = chancesOf([3, 3], 0);
    expect(one).toBeCloseTo(other);
    expect(one + other).toBeLessThan(1);
  });

  it("are turned down where people disagreed with them, and left alone with few decisions", () => {
    const bold = Array.from({ length: 400 }, (_, at) => ({ chance: 0.9, isRight: at % 2 === 0 }));
    const [raw = 1] = chancesOf([Math.log(9)], 0);
    expect(calibrated(raw, calibrationOf(bold))).toBeLessThan(0.7);
    expect(calibrationOf(bold.slice(0, 50))).toEqual({ slope: 1, shift: 0 });
  });
});

describe("clients on reports", () => {
  it.each([
    ["LIND/MARTA", "same"],
    ["LIND, M", "last"],
    ["LIND", "last"],
    ["LINDE/MARTA", "slip"],
    ["NOVAK/JAN", "other"],
    [null, "none"],
  ])("%s beside Marta Lind is %s", (said, fit) => expect(clientFitOf(said, "Marta Lind")).toBe(fit));
});
