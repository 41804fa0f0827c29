import { describe, expect, it } from "vitest";
import { unusualOf } from "@/components/inbox/emails/list/email-list.model";
import type { EmailItem } from "@/lib/inbox/emails/email.model";
import { type EmailItemView, nextItemOf } from "@/lib/inbox/emails/email-view.model";
import { keyFactsOf } from "@/lib/inbox/emails/reading/key-facts.model";
import { sectionsOf } from "@/lib/inbox/emails/reading/panel.model";
import { missingFields } from "@/lib/reader/missing-fields.model";
import type { Finding, Payload } from "@/lib/reader/payload.model";

const PAYLOAD: Payload = {
  emailType: "confirmation",
  bookingState: "confirmed",
  confirmationNumber: "HB-1",
  supplier: { name: "Casa do Cais" },
  itinerary: { checkIn: "2027-03-04", checkOut: "2027-03-09" },
  pricing: { total: 960, currency: "EUR" },
  estimatedCommission: { amount: 96, currency: "EUR" },
};

function reading(change: Partial<Payload>, findings: readonly Finding[] = []): EmailItem {
  const payload = { ...PAYLOAD, ...change };
  const missing = missingFields(payload, findings);
  return { position: 0, payload, findings, missing } as unknown as EmailItem;
}

function finding(field: Finding["field"], change: Partial<Finding>): Finding {
  return { field, value: "x", source: "label", document: "text", confidence: 0.9, ...change } as Finding;
}

describe("what decides about a reading", () => {
  it("is supplier, client, dates, total, and commission with its share", () => {
    const facts = keyFactsOf(reading({}));
    expect(facts.map(({ label, state }) => [label, state])).toEqual([
      ["Supplier", "ok"],
      ["Client", "ok"],
      ["Dates", "ok"],
      ["Total", "ok"],
      ["Commission", "ok"],
    ]);
    expect(facts[2]?.values).toEqual([
      { kind: "day", day: "2027-03-04" },
      { kind: "day", day: "2027-03-09" },
    ]);
    expect(facts.map(({ rate }) => rate)).toEqual([null, null, null, null, "10.0%"]);
  });

  it("has the marks of the details: of two days the worse one", () => {
    const doubtful = finding("itinerary.endDate", { chosen: true, state: "check", confidence: 0.4 });
    const { itinerary: _, ...rest } = PAYLOAD;
    const states = (item: EmailItem) => keyFactsOf(item).map(({ state }) => state);
    expect(states(reading({}, [doubtful]))[2]).toBe("check");
    expect(states(reading({ itinerary: { checkOut: "2027-03-09" } }))[2]).toBe("missing");
    expect(states({ ...reading({}), payload: rest, missing: ["startDate", "endDate"] })[2]).toBe("missing");
    expect(states(reading({ pricing: { currency: "EUR" } }))[3]).toBe("missing");
    const choice = finding("supplier.name", { chosen: false, value: "Casa" });
    expect(states(reading({ supplier: {} }, [choice]))[0]).toBe("check");
    expect(keyFactsOf(reading({ supplier: {} }, [choice]))[0]).toMatchObject({ values: [], seen: 1 });
  });

  it("says no share where the currencies differ or one is missing", () => {
    const rate = (change: Partial<Payload>) => keyFactsOf(reading(change)).at(-1)?.rate;
    expect(rate({ pricing: { total: 960, currency: "USD" } })).toBeNull();
    expect(rate({ pricing: { total: 960 } })).toBeNull();
  });
});

describe("an amount that wasn't read", () => {
  const currencies = (change: Partial<Payload>) =>
    sectionsOf(reading(change))
      .flatMap(({ fields }) => fields)
      .filter(({ kind }) => kind === "money")
      .map(({ likelyCurrency }) => likelyCurrency);

  it("is likely to be in the currency of the other", () => {
    expect(currencies({ pricing: {} })).toEqual(["EUR", "EUR"]);
    expect(currencies({ estimatedCommission: {} })).toEqual(["EUR", "EUR"]);
    expect(currencies({ pricing: {}, estimatedCommission: {} })).toEqual([undefined, undefined]);
    expect(currencies({ pricing: { total: 1, currency: "JPY" } })).toEqual(["JPY", "EUR"]);
  });
});

describe("of several readings", () => {
  const item = (id: string, bookingId: string | null, known: object | null) =>
    ({ id, bookingId, known }) as unknown as EmailItemView;

  it("the first without a booking is next, one whose booking was deleted included", () => {
    const [a, b, c] = [item("a", "x", {}), item("b", "y", null), item("c", null, null)];
    expect(nextItemOf([a, b, c])?.id).toBe("b");
    expect(nextItemOf([a, b, c], "b")?.id).toBe("c");
    expect(nextItemOf([a])).toBeNull();
  });
});

describe("a row of the list", () => {
  const mail = { type: "confirmation", status: "new", hasData: true, isComplete: true } as const;

  it("has a badge only where something is out of the ordinary", () => {
    expect(unusualOf(mail)).toBeNull();
    expect(unusualOf({ ...mail, type: "other", isComplete: false })).toBeNull();
    expect(unusualOf({ ...mail, type: "commission_statement", isComplete: false })).toBeNull();
    expect(unusualOf({ ...mail, isComplete: false })?.label).toBe("Check");
    expect(unusualOf({ ...mail, isComplete: false, status: "processed" })).toBeNull();
    expect(unusualOf({ ...mail, type: "amendment" })?.label).toBe("Amendment");
    expect(unusualOf({ ...mail, type: "cancellation", isComplete: false })?.label).toBe("Cancellation");
  });
});
