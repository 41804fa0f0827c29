import { CONFIDENCE } from "@/lib/reader/confidence";
import type { LinkedItem } from "@/lib/reader/documents/json-ld";
import type { Field, Product } from "@/lib/reader/payload.model";
import { numberOf } from "@/lib/reader/words/money/amount";
import { domainCore, domainFits } from "../supplier/company-domain";
import type { Candidate } from "./candidate";
import type { EmailEvidence } from "./email-evidence";

const PRODUCT_OF: Readonly<Record<string, Product>> = {
  LodgingReservation: "hotel",
  FlightReservation: "flight",
  TrainReservation: "rail",
  RentalCarReservation: "car",
  TaxiReservation: "transfer",
  BoatReservation: "cruise",
};
const SURE = CONFIDENCE.linked;

/** Returns the reservations that the email declares in JSON-LD or microdata. */
export function reservationsIn(items: readonly LinkedItem[]): LinkedItem[] {
  return items.filter((item) => /Reservation$/.test(typeOf(item)));
}

export function linkedProduct(items: readonly LinkedItem[]): Product | undefined {
  return reservationsIn(items)
    .map((item) => PRODUCT_OF[typeOf(item)])
    .find((one) => one !== undefined);
}

export function isCancelledIn(items: readonly LinkedItem[]): boolean {
  return reservationsIn(items).some((item) => /cancel/i.test(text(item.reservationStatus)));
}

/** Returns the values of all declared reservations; the text of the email is still read for the rest. */
export function jsonLdCandidates(reading: EmailEvidence): Candidate[] {
  const reservations = reservationsIn(reading.linked);
  const all = reservations.flatMap((item, index) => candidatesOf(item, SURE.declared - index * SURE.later));
  const domain = domainCore(reading.from?.address ?? "");
  const houses = new Set(all.filter((one) => one.field === "itinerary.hotel.name").map((one) => one.value));
  const isUnproved = ({ field, value }: Candidate) =>
    field === "supplier.name" && houses.has(value) && !domainFits(String(value), domain);
  return withWholeJourney(all, reservations.length).map((one) =>
    isUnproved(one) ? { ...one, confidence: SURE.unproved } : one,
  );
}

/**
 * A journey of several legs starts with the first and ends with the last. If a leg has no day, neither end is known.
 */
function withWholeJourney(all: readonly Candidate[], reservations: number): Candidate[] {
  const days = (field: Field) =>
    all
      .filter((one) => one.field === field)
      .map((one) => String(one.value))
      .sort();
  const first = days("itinerary.startDate")[0];
  const last = days("itinerary.endDate").at(-1);
  const isOpen = reservations > 1 && days("itinerary.startDate").length < reservations;
  return all.map((one) => {
    if (isOpen && one.field.endsWith("Date")) return { ...one, confidence: CONFIDENCE.doubt.doubted };
    const isInner =
      (one.field === "itinerary.startDate" && one.value !== first) ||
      (one.field === "itinerary.endDate" && one.value !== last);
    return isInner ? { ...one, confidence: CONFIDENCE.doubt.doubted } : one;
  });
}

function candidatesOf(item: LinkedItem, sure: number): Candidate[] {
  const thing = objectOf(item.reservationFor);
  const person = text(objectOf(item.underName).name);
  const list: [Field, string | number | undefined, number?][] = [
    [
      "confirmationNumber",
      text(item.reservationNumber) || text(item.reservationId) || text(item.confirmationNumber),
    ],
    ["customer.name", person],
    ["guests.primary", person],
    [
      "itinerary.startDate",
      day(
        item.checkinTime ??
          item.checkinDate ??
          item.checkIn ??
          thing.departureTime ??
          thing.departureDay ??
          item.pickupTime ??
          thing.startDate ??
          item.startTime,
      ),
    ],
    [
      "itinerary.endDate",
      day(
        item.checkoutTime ??
          item.checkoutDate ??
          item.checkOut ??
          thing.arrivalTime ??
          thing.departureTime ??
          thing.departureDay ??
          item.dropoffTime ??
          thing.endDate ??
          item.endTime,
      ),
    ],
    ...price(item),
    ["guests.total", guests(item), SURE.guests],
    ...hotel(item, thing),
    ...flight(item, thing),
    ["supplier.name", provider(item, thing), SURE.provider],
  ];
  return list.flatMap(([field, value, factor]) =>
    value === undefined || value === ""
      ? []
      : [
          {
            field,
            value,
            source: "json-ld" as const,
            confidence: sure * (factor ?? 1),
            quote: String(value),
            document: "json-ld",
          },
        ],
  );
}

function price(item: LinkedItem): [Field, string | number | undefined][] {
  const spec = objectOf(item.totalPrice ?? item.price);
  const amount = text(spec.price ?? item.totalPrice ?? item.price);
  const currency =
    text(item.priceCurrency ?? spec.priceCurrency ?? spec.currency) || (/^[A-Z]{3}/.exec(amount)?.[0] ?? "");
  const value = numberOf(amount.replace(/[^\d.,]/g, "") || "x", currency);
  if (!Number.isFinite(value) || value <= 0 || !/^[A-Z]{3}$/.test(currency)) return [];
  return [
    ["pricing.total", value],
    ["pricing.currency", currency],
  ];
}

function guests(item: LinkedItem): number | undefined {
  const count =
    (Number(text(item.numAdults)) || 0) + (Number(text(item.numChildren)) || 0) ||
    Number(text(item.partySize)) ||
    0;
  return count > 0 && count < 60 ? count : undefined;
}

function hotel(item: LinkedItem, thing: LinkedItem): [Field, string | undefined][] {
  if (typeOf(item) !== "LodgingReservation") return [];
  const address = objectOf(thing.address);
  const city = [
    text(address.addressLocality),
    [text(address.addressRegion), text(address.postalCode)].filter(Boolean).join(" "),
  ]
    .filter(Boolean)
    .join(", ");
  const written =
    typeof thing.address === "string"
      ? thing.address
      : [text(address.streetAddress), city].filter(Boolean).join(", ");
  return [
    ["itinerary.hotel.name", text(thing.name)],
    ["itinerary.hotel.address", written],
    [
      "room.type",
      text(item.lodgingUnitDescription) ||
        text(objectOf(item.lodgingUnitType).name) ||
        text(item.lodgingUnitType),
    ],
  ];
}

function flight(item: LinkedItem, thing: LinkedItem): [Field, string | undefined][] {
  if (typeOf(item) !== "FlightReservation") return [];
  const airline = objectOf(thing.airline ?? thing.provider ?? thing.seller);
  const code = text(airline.iataCode);
  const number = text(thing.flightNumber).replace(/\s/g, "");
  const port = (value: unknown) => text(objectOf(value).iataCode) || text(objectOf(value).name);
  return [
    [
      "flight.number",
      number && code && !number.toUpperCase().startsWith(code.toUpperCase()) ? `${code}${number}` : number,
    ],
    ["flight.departure", port(thing.departureAirport)],
    ["flight.arrival", port(thing.arrivalAirport)],
  ];
}

function provider(item: LinkedItem, thing: LinkedItem): string {
  const own = typeOf(item) === "LodgingReservation" ? text(thing.name) : "";
  const named = [thing.airline, thing.provider, item.provider, item.bookingAgent]
    .map((one) => text(objectOf(one).name) || text(one))
    .find((one) => one !== "");
  return text(objectOf(item.provider).name) || (own === "" ? (named ?? "") : own);
}

function typeOf(item: LinkedItem): string {
  const type = item["@type"];
  return text(Array.isArray(type) ? type[0] : type).replace(/^.*\//, "");
}

function day(value: unknown): string {
  return (
    /^\d{4}-\d{2}-\d{2}/.exec(text(typeof value === "object" ? objectOf(value)["@value"] : value))?.[0] ?? ""
  );
}

function text(value: unknown): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value.replace(/\s+/g, " ").trim().slice(0, 200) : "";
}

function objectOf(value: unknown): LinkedItem {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return typeof one === "object" && one !== null ? (one as LinkedItem) : {};
}
