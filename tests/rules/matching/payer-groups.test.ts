import { describe, expect, it } from "vitest";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { OwedBooking } from "@/lib/reconciliation/matching/candidate.model";
import { bookingFitOf } from "@/lib/reconciliation/matching/features/booking-features.model";
import { sumFitsOf } from "@/lib/reconciliation/matching/features/found-sums.model";
import { wholesPaidBy } from "@/lib/reconciliation/matching/features/possible-amounts.model";
import { Sight } from "@/lib/reconciliation/matching/features/sight.model";
import { withGroups } from "@/lib/reconciliation/matching/knowledge/groups.model";
import { Knowledge } from "@/lib/reconciliation/matching/knowledge/knowledge.model";
import type { DifferenceLesson } from "@/lib/reconciliation/matching/knowledge/lesson.model";
import type { PayerLesson } from "@/lib/reconciliation/matching/knowledge/payers.model";
import { booked, day } from "./decided";

const row = (id: string, name: string) => ({ id, name, ownerId: null, patterns: [] });
const SUPPLIERS = [
  row("1", "Heronsgate Residence Lisbon"),
  row("2", "Heronsgate Suites Ghent"),
  row("3", "Heronsgate Suites Turku"),
  row("4", "Heronsgate Car Hire"),
  row("5", "Petrel Lodge"),
];
const lesson = (family: string | null, key: string, companies: readonly string[] = []): PayerLesson => ({
  ...{ keys: [key], family, companies, learnedOn: day, bookingCount: Math.max(1, companies.length) },
});
const NOTHING = {
  ...{ families: new Map(), differences: [], lags: new Map(), suppliers: SUPPLIERS, payerLessons: [] },
  ...{ reportNames: [], reportForms: [], rates: [], calibration: { slope: 1, shift: 0 }, today: day },
};
const knowing = (...payerLessons: readonly PayerLesson[]) => new Knowledge({ ...NOTHING, payerLessons });
const of = (knowledge: Knowledge) => SUPPLIERS.map(({ id }) => knowledge.familyOf(id));
const owes = (minor: number) => ({ outstandingMinor: minor, commissionMinor: minor });
const times = (count: number, one: PayerLesson) => Array.from({ length: count }, () => one);

describe("companies that one payer pays for", () => {
  const [lisbon, ghent] = [lesson("1", "HERONSGATE LTD"), lesson("2", "HERONSGATE LTD")];

  it("are one, with those of the name that nobody has paid yet, once two payments each, or three of one number, were for two", () => {
    expect(of(knowing(lisbon, lisbon, ghent, ghent))).toEqual(["1", "1", "1", "4", "5"]);
    expect(of(knowing(...times(9, lisbon), ghent))).toEqual(["1", "2", "3", "4", "5"]);
    const numbered = ["1", "1", "2"].map((family) => lesson(family, "844024"));
    expect(of(knowing(...numbered))).toEqual(["1", "1", "1", "4", "5"]);
    expect(of(knowing(...times(4, lisbon)))).toEqual(["1", "2", "3", "4", "5"]);
  });

  it("are those of payments for several of them, and of the lines of reports, too", () => {
    const both = lesson(null, "HERONSGATE LTD", ["1", "2"]);
    expect(of(knowing(both, both))).toEqual(["1", "1", "1", "4", "5"]);
    const ofReport = lesson("1", "HERONSGATE LTD", ["2"]);
    expect(of(knowing(ofReport, ofReport))).toEqual(["1", "1", "1", "4", "5"]);
  });

  it("aren't one where the payer pays for others as well, or another payer pays for one of them", () => {
    const other = lesson("5", "HERONSGATE LTD");
    expect(of(knowing(lisbon, lisbon, ghent, ghent, other))).toEqual(["1", "2", "3", "4", "5"]);
    const turku = lesson("3", "TURKU OY");
    expect(of(knowing(lisbon, lisbon, ghent, ghent, turku))).toEqual(["1", "1", "3", "4", "5"]);
    const hire = lesson("4", "HERONSGATE LTD");
    expect(of(knowing(lisbon, lisbon, ghent, ghent, hire))).toEqual(["1", "1", "1", "1", "5"]);
    const elsewhere = lesson("4", "HIRE HERONSGATE");
    expect(of(knowing(lisbon, lisbon, ghent, ghent, hire, elsewhere))).toEqual(["1", "1", "1", "4", "5"]);
  });

  it("begin with all the words that their names have in common", () => {
    const known = [
      row("1", "Golden Elk Holidays"),
      row("2", "Golden Elk Tours"),
      row("3", "Golden Elk Cruise Holidays"),
      row("4", "Golden Maple Holidays"),
    ];
    const families = new Map(known.map(({ id }) => [id, id]));
    const lessons = ["1", "1", "2", "2"].map((family) => lesson(family, "GOLDEN ELK"));
    expect([...withGroups(families, known, lessons).values()]).toEqual(["1", "1", "1", "4"]);
  });
});

describe("a payer of many companies", () => {
  const collected = lesson(null, "LOCKBOX BATCH", ["2", "5"]);
  const singly = lesson("4", "LOCKBOX BATCH");
  const foundFor = (knowledge: Knowledge, amountMinor: number, owing: readonly OwedBooking[]) => {
    const payment = { id: "1", accountId: "1", on: day, amountMinor, currency: "USD", payer: null };
    const sight = new Sight({ ...payment, memo: "LOCKBOX BATCH 38", assignedFamily: null }, knowledge, false);
    const fits = owing.map((booking) => bookingFitOf(sight, booking, null));
    return sumFitsOf(sight, fits).map((sum) => sum.fits.map(({ booking }) => booking.id).sort());
  };
  const [one, other, third] = [
    booked({ id: "a", supplierId: "2", ...owes(10_311) }),
    booked({ id: "b", supplierId: "5", ...owes(4_207) }),
    booked({ id: "c", supplierId: "3", ...owes(4_207) }),
  ];

  it("names none of them by a word that its payments for several had", () => {
    const named = (...lessons: readonly PayerLesson[]) =>
      knowing(...lessons)
        .signalsOf("LOCKBOX BATCH 38", null, null)
        .families.get("4")?.strength ?? 0;
    expect(named(singly, singly)).toBeGreaterThan(0.7);
    expect(named(singly, singly, collected, collected)).toBeLessThan(0.45);
  });

  it("may have paid bookings of those that it paid before, together", () => {
    const knowledge = knowing(collected, collected, singly);
    expect(foundFor(knowledge, 14_518, [one, other])).toEqual([["a", "b"]]);
    expect(foundFor(knowledge, 14_518, [one, third])).toEqual([]);
    expect(foundFor(knowing(collected, singly), 14_518, [one, other])).toEqual([]);
  });
});

const came = (amountMinor: number, expectedMinor: number): DifferenceLesson => ({
  ...{ family: "5", currency: "USD", expectedCurrency: "USD", amountMinor, expectedMinor, bookingCount: 1 },
  ...{ learnedOn: day, feeMinor: null, ratio: amountMinor / expectedMinor, lagDays: null, reportLines: 0 },
});

describe("a booking without a supplier", () => {
  const knowledge = new Knowledge({
    ...NOTHING,
    payerLessons: times(2, lesson("5", "PETREL LTD")),
    differences: [came(11_900, 10_000), came(6_069, 5_100)],
  });
  const kindFor = (memo: string, change: Partial<OwedBooking> = {}, wasPaidSo = false) => {
    const payment = { id: "1", accountId: "1", on: day, amountMinor: 23_800, currency: "USD", payer: null };
    const sight = new Sight({ ...payment, memo, assignedFamily: null }, knowledge, false);
    const owed = { supplierId: null, ...owes(20_000) };
    return bookingFitOf(sight, booked({ ...owed, ...change }), null, wasPaidSo).amount?.kind;
  };

  it("is compared by the habits of the company that the memo names", () => {
    expect([kindFor("PETREL LTD"), kindFor("OTHER LTD")]).toEqual(["share", "near"]);
    expect(wholesPaidBy({ amountMinor: 23_800, currency: "USD", on: day }, "5", knowledge.habits)).toContain(
      20_000,
    );
  });

  it("is compared as a whole where a payment for it was returned", () => {
    const paid = { outstandingMinor: 0, receivedMinor: 23_800, commissionMinor: 23_800 };
    expect([kindFor("X", paid, true), kindFor("X", paid)]).toEqual(["exact", undefined]);
  });
});

describe("all that a company owes of a month", () => {
  const days = ["2026-01-05", "2026-01-12", "2026-01-19", "2026-01-26"].map((on) => calendarDate.parse(on));
  const owed = days.map((end, at) => {
    const minor = 10_007 + 1_313 * at;
    return booked({ id: `${at}`, supplierId: "5", end, start: end, bookedOn: end, ...owes(minor) });
  });
  const chanceWith = (...ratios: readonly number[]) => {
    const differences = ratios.flatMap((ratio) => [came(10_000 * ratio, 10_000), came(5_100 * ratio, 5_100)]);
    const amountMinor = owed.reduce((sum, { outstandingMinor }) => sum + outstandingMinor, 0);
    const payment = { id: "1", accountId: "1", on: day, amountMinor, currency: "USD", payer: null };
    const known = new Knowledge({
      ...NOTHING,
      payerLessons: times(2, lesson("5", "PETREL LTD")),
      differences,
    });
    const sight = new Sight({ ...payment, memo: "PETREL LTD", assignedFamily: null }, known, false);
    const fits = owed.map((booking) => bookingFitOf(sight, booking, null));
    return sumFitsOf(sight, fits).find(({ lump }) => lump !== null)?.chanceHits ?? 0;
  };

  it("is the likelier to be met by chance, the more its payer may have added or kept", () => {
    expect(chanceWith(1.19, 0.95)).toBeCloseTo(3 * chanceWith(), 9);
  });
});
