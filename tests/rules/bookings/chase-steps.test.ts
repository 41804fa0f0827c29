import { describe, expect, it } from "vitest";
import { chaseLetterOf } from "@/lib/ledger/bookings/chase/chase-letter.model";
import { dueStepOf } from "@/lib/ledger/bookings/chase/chase-steps.model";
import { type CalendarDate, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { currency, money } from "@/lib/platform/base/money";
import { LANGUAGES } from "@/lib/platform/base/settings/settings-choices";

const DUE = "2026-03-01" as CalendarDate;
const late = (days: number) => plusDays(DUE, days);

describe("the letters that a rule calls for", () => {
  it.each([
    [13, [], { step: 0, letter: 1, isDue: false, nextOn: late(14) }],
    [14, [], { step: 1, letter: 1, isDue: true, nextOn: late(30) }],
    [20, [14], { step: 1, letter: 1, isDue: false, nextOn: late(30) }],
    [30, [14], { step: 2, letter: 2, isDue: true, nextOn: late(45) }],
    [30, [14, 30], { step: 2, letter: 2, isDue: false, nextOn: late(45) }],
    // Nobody has written yet, so no letter may refer to earlier ones. A letter before the due date was about something
    // else.
    [90, [-40], { step: 3, letter: 1, isDue: true, nextOn: null }],
    [90, [14, 30], { step: 3, letter: 3, isDue: true, nextOn: null }],
  ])("%i days overdue, asked after %s", (days, asked, step) => {
    expect(dueStepOf(DUE, late(days), asked.map(late))).toEqual(step);
  });

  it("are of the supplier's own days", () => {
    expect(dueStepOf(DUE, late(7), [], [7])).toEqual({ step: 1, letter: 1, isDue: true, nextOn: null });
  });
});

describe("a letter", () => {
  const line = {
    id: "1",
    confirmationNumber: "HB-4471",
    clientName: "Marta Lind",
    travelStart: "2026-01-02" as CalendarDate,
    travelEnd: "2026-01-09" as CalendarDate,
    dueOn: DUE,
    isCancelled: true,
    daysOverdue: 50,
    outstanding: "EUR 120.00",
  };
  const letter = {
    step: 2,
    contactName: "Ines Vidal",
    supplierName: "Alta Mar",
    lines: [line, line],
    sums: [money(240, currency.parse("EUR"))],
    sender: "Ada Fern",
    dateFormat: "mm/dd/yyyy",
  } as const;

  it.each(LANGUAGES)("in %s has no gap, no foreign word and no day as figures", (language) => {
    const { subject, body } = chaseLetterOf({ ...letter, language });
    expect(`${subject}${body}`).not.toMatch(/[{}]|undefined|\d{4}-\d\d/);
    expect(subject).toContain("2 ");
    for (const part of [
      "HB-4471",
      "Marta Lind",
      "EUR 120.00",
      "EUR 240.00",
      "Ines Vidal",
      "Ada Fern",
      "2026",
    ])
      expect(body).toContain(part);
    if (language !== "en") expect(`${subject}${body}`).not.toMatch(/booking|Dear|Outstanding|March/);
  });

  it.each(LANGUAGES)("in %s greets a supplier of whom nobody is known", (language) => {
    const [greeting] = chaseLetterOf({ ...letter, contactName: null, language }).body.split("\n");
    expect(greeting).toMatch(/^[^{}]{10,}[,:]$/);
  });

  it("is firmer each time", () => {
    const bodies = [1, 2, 3].map((step) => chaseLetterOf({ ...letter, step, language: "de" }).body);
    expect(new Set(bodies).size).toBe(3);
  });
});
