import { numberKey } from "@/lib/ledger/bookings/booking.model";
import { storable } from "@/lib/platform/base/text";
import { missingFields } from "@/lib/reader/missing-fields.model";
import type { Finding, Payload } from "@/lib/reader/payload.model";
import type { ReadBooking, ReadDocument, ReadItem } from "@/lib/reader/read-booking.model";
import { searchOf } from "../email-search.model";

/** The largest amounts stored of one reading, so that a hostile email can't fill the database. */
const MOST = { items: 50, findings: 400, documents: 30, attachments: 100, notices: 30 } as const;
const DOCUMENT_TEXT = 200_000;
const ALL_TEXT = 1_000_000;
const QUOTE = 1_000;

/** Cuts a reading to the size that is stored and removes the characters that Postgres can't store. */
export function storedReading(reading: ReadBooking): ReadBooking {
  return storableJson({
    ...reading,
    items: reading.items.slice(0, MOST.items).map(cutItem),
    documents: cutDocuments(reading.documents.slice(0, MOST.documents)),
    attachments: reading.attachments.slice(0, MOST.attachments),
    notices: reading.notices.slice(0, MOST.notices),
  });
}

/** Returns the value as JSON without NUL characters and lone surrogates in its strings. */
export function storableJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_key, one: unknown) =>
    typeof one === "string" ? storable(one) : one,
  ) as T;
}

function cutItem(item: ReadItem): ReadItem {
  const findings = item.findings
    .toSorted((one, other) => Number(other.chosen) - Number(one.chosen))
    .slice(0, MOST.findings)
    .map((one) => ({ ...one, quote: one.quote.slice(0, QUOTE) }));
  return { ...item, findings };
}

function cutDocuments(documents: readonly ReadDocument[]): ReadDocument[] {
  let left = ALL_TEXT;
  return documents.map((one) => {
    const text = one.text.slice(0, Math.min(left, DOCUMENT_TEXT));
    left -= text.length;
    return { ...one, text };
  });
}

type Read = { readonly payload: Payload; readonly findings: readonly Finding[] };
type Sender = {
  readonly subject: string | null;
  readonly fromName: string | null;
  readonly fromAddress: string | null;
};

/** Returns the columns of an email that summarise its readings. */
export function summaryOf(email: Sender, items: readonly Read[]) {
  const [first] = items;
  const number = first?.payload.confirmationNumber ?? null;
  const clientName = first?.payload.customer?.name ?? null;
  const words = items.flatMap(({ payload }) => [
    payload.confirmationNumber,
    payload.customer?.name,
    payload.supplier?.name,
  ]);
  return {
    confirmationNumber: number,
    numberKey: number && numberKey(number),
    clientName,
    hasData: items.length > 0,
    isComplete: first !== undefined && missingFields(first.payload, first.findings).length === 0,
    ...searchOf(email, clientName, words),
  };
}
