import { describe, expect, it } from "vitest";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { Knowledge } from "@/lib/reconciliation/matching/knowledge/knowledge.model";
import { isOfSamePayer, mayBeOfSamePayer, saidOf } from "@/lib/reconciliation/matching/same-payer.model";

const supplier = (id: string, name: string) => ({ id, name, ownerId: null, patterns: [] });
const knowledge = new Knowledge({
  ...{
    families: new Map(),
    payerLessons: [],
    differences: [],
    lags: new Map(),
    reportNames: [],
    reportForms: [],
    rates: [],
  },
  ...{ calibration: { slope: 1, shift: 0 }, today: calendarDate.parse("2026-03-04") },
  suppliers: [
    supplier("1", "Orchid Southern Flight Center"),
    supplier("2", "Orchid Southern Vacations"),
    supplier("3", "Harbor Lantern Tours"),
  ],
});
const said = (memo: string) => saidOf(knowledge, { memo, payer: null });
const isSame = (one: string, other: string) => isOfSamePayer(said(one), said(other));

describe("two payments of one payer", () => {
  it("name one supplier, be it cut so that another one may be meant as well", () => {
    expect(isSame("ORCHID SOUTHERN FLIGHT CENTER 77", "CREDIT ORCHID SOUTHERN PAYMENTS 31 TRACE BATCH")).toBe(
      true,
    );
  });

  it("don't name different suppliers", () => {
    expect(isSame("ORCHID SOUTHERN FLIGHT CENTER 77", "HARBOR LANTERN TOURS 77")).toBe(false);
  });

  it("share most of their words where no supplier is named", () => {
    expect([isSame("QUILLON BEECH GROUP", "QUILLON BEECH LTD"), isSame("QUILLON", "BEECH")]).toEqual([
      true,
      false,
    ]);
  });

  it("may be where a name was cut so that another supplier is meant, or none", () => {
    const mayBe = (one: string, other: string) => mayBeOfSamePayer(said(one), said(other));
    expect([
      mayBe("HARBOR LANTERN TOURS REF 12", "CR HARBOR LANT TOU 99"),
      mayBe("QUILLONBEECH PARTNERS", "QUILLONBEE ORCHID SOUTHERN VACATIONS"),
      mayBe("HARBOR LANTERN TOURS REF 12", "ORCHID SOUTHERN VACATIONS REF 99"),
    ]).toEqual([true, true, false]);
  });

  it("may be where one of them names nobody", () => {
    const mayBe = (one: string, other: string) => mayBeOfSamePayer(said(one), said(other));
    expect([
      mayBe("ORCHID SOUTHERN FLIGHT CENTER 77", "CASH DEPOSIT 3"),
      mayBe("ORCHID SOUTHERN FLIGHT CENTER 77", "HARBOR LANTERN TOURS 77"),
    ]).toEqual([true, false]);
  });
});
