import { expect, it } from "vitest";
import { missingFields, whyNotConvertible } from "@/lib/reader/missing-fields.model";
import type { Finding, Payload } from "@/lib/reader/payload.model";

const COMPLETE: Payload = {
  emailType: "confirmation",
  confirmationNumber: "AB-1",
  pricing: { total: 100, currency: "EUR" },
  estimatedCommission: { amount: 10, currency: "EUR" },
  itinerary: { checkIn: "2027-05-01", checkOut: "2027-05-03" },
  supplier: { name: "Inn" },
};

function finding(changes: Partial<Finding>): Finding {
  const shared = { source: "label", quote: "100", document: "html", offset: 0, length: 3 } as const;
  return {
    ...shared,
    field: "pricing.total",
    value: 100,
    confidence: 0.9,
    chosen: true,
    state: "ok",
    ...changes,
  };
}

it("a payload with all of it lacks nothing", () => {
  expect(missingFields(COMPLETE)).toEqual([]);
});

it("everything that lacks is named in the order of the form", () => {
  expect(missingFields({ emailType: "confirmation" })).toEqual([
    "confirmationNumber",
    "totalBookingAmount",
    "expectedCommissionAmount",
    "startDate",
    "endDate",
    "supplierName",
  ]);
});

it("an amount without its currency lacks", () => {
  expect(missingFields({ ...COMPLETE, pricing: { total: 100 } })).toEqual(["totalBookingAmount"]);
});

it("a possible supplier's name stands in for the supplier", () => {
  const { supplier: _supplier, ...rest } = COMPLETE;
  expect(missingFields({ ...rest, possibleSupplierNames: ["Inn"] })).toEqual([]);
  expect(missingFields(rest)).toEqual(["supplierName"]);
});

it("a value that is unsure or failed a cross-check lacks; one nobody chose doesn't matter", () => {
  expect(missingFields(COMPLETE, [finding({ confidence: 0.59 })])).toEqual(["totalBookingAmount"]);
  expect(missingFields(COMPLETE, [finding({ state: "check" })])).toEqual(["totalBookingAmount"]);
  expect(missingFields(COMPLETE, [finding({ state: "check", chosen: false })])).toEqual([]);
});

it.each(["requested", "option", "quoted", "declined"] as const)(
  "what is %s is no booking yet, however complete",
  (bookingState) => {
    expect(missingFields({ ...COMPLETE, bookingState })).toEqual(["bookingState"]);
    expect(whyNotConvertible({ ...COMPLETE, bookingState })).toMatch(/^Not a booking yet: it (is|was) /);
  },
);

it("a quote that was read before states were is no booking either", () => {
  expect(missingFields({ ...COMPLETE, emailType: "quote" })).toEqual(["bookingState"]);
});

it("a cancellation needs nothing but what identifies the booking", () => {
  expect(missingFields({ emailType: "cancellation", confirmationNumber: "AB-1" })).toEqual([]);
  expect(missingFields({ emailType: "cancellation", pricing: { total: 100, currency: "EUR" } })).toEqual([
    "confirmationNumber",
  ]);
});
