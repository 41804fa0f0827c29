/** The scored fields, by their path in the payload. */
export const SCORED = [
  "emailType",
  "confirmationNumber",
  "customer.name",
  "pricing.total",
  "pricing.currency",
  "estimatedCommission.amount",
  "estimatedCommission.currency",
  "itinerary.startDate",
  "itinerary.endDate",
  "supplier.name",
  "itinerary.hotel.name",
  "itinerary.hotel.address",
  "room.type",
  "guests.primary",
  "guests.total",
  "flight.number",
  "flight.departure",
  "flight.arrival",
  "agents",
  "bookingState",
] as const;
export type Scored = (typeof SCORED)[number];

/** The ten core fields, of which a booking consists. */
export const CORE: readonly Scored[] = SCORED.slice(0, 10);

export type Value = string | number | undefined;

const TITLES = new Set(
  "mr mrs ms miss dr herr frau m mme sr sra srta sig dhr mevr pan pani ing dra d".split(" "),
);
const SMALL = new Set(
  "the and of de del la le ltd gmbh co inc llc sa ag srl lda spa bv sarl sas a s".split(" "),
);

/** Returns a payload's value for a scored field; for agents, the name of the first one. */
export function valueAt(payload: unknown, field: Scored): Value {
  if (field === "agents") return textOf(dig(payload, ["agents", "0", "name"]));
  if (field === "itinerary.startDate")
    return textOf(dig(payload, ["itinerary", "checkIn"]) ?? dig(payload, ["itinerary", "startDate"]));
  if (field === "itinerary.endDate")
    return textOf(dig(payload, ["itinerary", "checkOut"]) ?? dig(payload, ["itinerary", "endDate"]));
  return textOf(dig(payload, field.split(".")));
}

type Comparison = (truth: string, read: string) => boolean;

const SAME_CODE: Comparison = (truth, read) => plain(truth) === plain(read);
const BY_FIELD: Partial<Record<Scored, Comparison>> = {
  "customer.name": isSameName,
  "guests.primary": isSameName,
  agents: isSameName,
  "itinerary.hotel.address": (truth, read) => share(wordsOf(truth), wordsOf(read)) >= 0.7,
  "supplier.name": (truth, read) => isSimilar(truth, read, 0.6),
  "itinerary.hotel.name": (truth, read) => isSimilar(truth, read, 0.6),
  "room.type": (truth, read) => isSimilar(truth, read, 0.5),
};

/**
 * Whether a read value means the same as the true one. Names are compared without titles, numbers by amount, company
 * names and addresses by their words.
 */
export function isSame(field: Scored, truth: Value, read: Value): boolean {
  if (truth === undefined || read === undefined) return truth === read;
  if (typeof truth === "number" || typeof read === "number")
    return Math.abs(Number(truth) - Number(read)) < 0.006;
  return (BY_FIELD[field] ?? SAME_CODE)(truth, read);
}

/** Returns only the letters and digits of a text, folded. */
export function plain(text: string): string {
  return wordsOf(text).join("");
}

function isSameName(truth: string, read: string): boolean {
  const names = (text: string) => wordsOf(text).filter((word) => !TITLES.has(word));
  const [a, b] = [names(truth), names(read)];
  return a.length > 0 && a.length === b.length && a.every((word) => b.includes(word));
}

function isSimilar(truth: string, read: string, least: number): boolean {
  if (plain(truth) === plain(read)) return true;
  const [a, b] = [truth, read].map((text) => wordsOf(text).filter((word) => !SMALL.has(word)));
  if (!a || !b) return false;
  const both = a.filter((word) => b.includes(word)).length;
  return both / new Set([...a, ...b]).size >= least;
}

function share(truth: readonly string[], read: readonly string[]): number {
  return read.length > truth.length * 2 + 4
    ? 0
    : truth.filter((word) => read.includes(word)).length / Math.max(1, truth.length);
}

function wordsOf(text: string): string[] {
  const folded = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .toLowerCase()
    .replaceAll("&", " and ");
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

function dig(node: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === "object" && at !== null ? (at as Record<string, unknown>)[key] : undefined),
    node,
  );
}

function textOf(value: unknown): Value {
  return typeof value === "number" || (typeof value === "string" && value !== "") ? value : undefined;
}
