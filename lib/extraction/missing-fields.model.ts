import type { Field, Finding, Payload } from "./payload.model";

/** Names of what Convert still needs, in the order they are listed to people. */
export const REQUIRED_FIELDS = [
  "confirmationNumber",
  "totalBookingAmount",
  "expectedCommissionAmount",
  "startDate",
  "endDate",
  "supplierName",
] as const;
export type MissingField = (typeof REQUIRED_FIELDS)[number];

/** A value below this counts as missing. */
export const ENOUGH_CONFIDENCE = 0.6;

const NEEDS: Readonly<Record<MissingField, readonly Field[]>> = {
  confirmationNumber: ["confirmationNumber"],
  totalBookingAmount: ["pricing.total", "pricing.currency"],
  expectedCommissionAmount: ["estimatedCommission.amount", "estimatedCommission.currency"],
  startDate: ["itinerary.startDate"],
  endDate: ["itinerary.endDate"],
  supplierName: ["supplier.name"],
};

/**
 * What stands between this payload and a booking; empty means Convert is possible. A value is there when the payload holds it and its
 * chosen finding, if any, is confident and passed the cross-checks. A value without a finding was typed by a person and counts.
 */
export function missingFields(payload: Payload, findings: readonly Finding[] = []): MissingField[] {
  const doubtful = new Set(
    findings
      .filter((one) => one.chosen && (one.state === "check" || one.confidence < ENOUGH_CONFIDENCE))
      .map((one) => one.field),
  );
  const has = (field: Field) => isFilled(valueIn(payload, field)) && !doubtful.has(field);
  return REQUIRED_FIELDS.filter((name) => !NEEDS[name].every(has));
}

/** The payload's value for a field; dates of a stay and of a trip answer to the same field. */
export function valueIn(payload: Payload, field: Field): string | number | undefined {
  const readers: Partial<Record<Field, () => string | number | undefined>> = {
    "itinerary.startDate": () => payload.itinerary?.checkIn ?? payload.itinerary?.startDate,
    "itinerary.endDate": () => payload.itinerary?.checkOut ?? payload.itinerary?.endDate,
    "supplier.name": () => payload.supplier?.name ?? payload.possibleSupplierNames?.[0],
    "agents.name": () => payload.agents?.[0]?.name,
    "agents.email": () => payload.agents?.[0]?.email,
    "agents.phone": () => payload.agents?.[0]?.phone,
  };
  const reader = readers[field];
  return reader ? reader() : plainValue(payload, field);
}

function plainValue(payload: Payload, field: Field): string | number | undefined {
  let node: unknown = payload;
  for (const key of field.split(".")) {
    if (typeof node !== "object" || node === null) return undefined;
    node = (node as Readonly<Record<string, unknown>>)[key];
  }
  return typeof node === "string" || typeof node === "number" ? node : undefined;
}

function isFilled(value: string | number | undefined): boolean {
  return typeof value === "number" ? Number.isFinite(value) : Boolean(value?.trim());
}
