import "server-only";
import type { ModelCall } from "@/lib/vendors/llm/model-call";
import { choose } from "./choose-values";
import type { Doc } from "./documents/document";
import { type Documents, readDocuments } from "./documents/read-documents";
import { agentsOf } from "./evidence/agents";
import type { Candidate } from "./evidence/candidate";
import { flightCandidates } from "./evidence/flights";
import { invoicePatterns } from "./evidence/invoice-patterns";
import { linkedCandidates } from "./evidence/linked";
import { lodgingCandidates } from "./evidence/lodging";
import { roleAmounts } from "./evidence/money";
import { peopleCandidates } from "./evidence/people";
import { priceCandidates } from "./evidence/prices";
import type { Reading } from "./evidence/reading";
import { referenceCandidates } from "./evidence/references";
import { statementOf } from "./evidence/statement";
import { supplierCandidates } from "./evidence/suppliers";
import { dateCandidates } from "./evidence/travel-dates";
import { type Evidence, gatherEvidence } from "./gather-evidence";
import { isAdvertising, isBulk } from "./is-advertising";
import { headerOf, type ParsedMail } from "./mail.model";
import { payloadOf } from "./make-payload";
import { missingFields } from "./missing-fields.model";
import { askModel, isOpen, reconciled } from "./model/ask-model";
import { parseMail } from "./parse-mail";
import type { Agent, CommissionStatement, EmailType } from "./payload.model";
import type { ReadBooking, ReadItem } from "./read-booking.model";
import { splitBookings } from "./split-bookings";

/** `model` is asked only when the rules leave something open; without it, nothing leaves this process. */
export type ReadOptions = { readonly model?: ModelCall | undefined };

/**
 * Reads a supplier's mail: what kind it is, and each booking in it with the evidence for every value. Never throws on a hostile or broken
 * mail; what could not be read is named in `notices`.
 */
export async function readBooking(
  raw: Uint8Array | ParsedMail,
  options: ReadOptions = {},
): Promise<ReadBooking> {
  const mail = raw instanceof Uint8Array ? await parseMail(raw) : raw;
  try {
    return await read(mail, options.model);
  } catch {
    return unread(mail);
  }
}

async function read(mail: ParsedMail, model: ModelCall | undefined): Promise<ReadBooking> {
  const documents = await readDocuments(mail);
  const evidence = gatherEvidence(mail, documents);
  const { reading } = evidence;
  const isStatement = reading.emailType === "commission_statement";
  const statement = isStatement ? statementOf(reading) : undefined;
  const found = statement
    ? { items: [statementItem(reading, statement)], refused: [] }
    : await bookingItems(evidence, isBulk(mail) ? undefined : model);
  const isNone = !statement && (isStatement || isAdvertising(mail, reading, found.items[0]));
  const emailType = isNone ? "other" : reading.emailType;
  return result(mail, documents, evidence, {
    ...found,
    items: isNone ? [] : found.items,
    statement,
    emailType,
  });
}

/** A mail that broke the reader is shown as it is, with the reason. */
function unread(mail: ParsedMail): ReadBooking {
  return {
    emailType: "other",
    isBooking: false,
    items: [],
    extractedInfo: {},
    documents: [{ id: "subject", kind: "subject", name: "", text: mail.subject }],
    original: {
      forwarder: null,
      from: mail.from,
      subject: mail.subject,
      date: mail.date?.slice(0, 10) ?? null,
    },
    messageId: mail.messageId,
    listUnsubscribe: false,
    attachments: factsOf(mail),
    notices: [...mail.notices, "This message could not be read automatically."],
    refused: [],
  };
}

function factsOf(mail: ParsedMail): ReadBooking["attachments"] {
  return mail.attachments.map(({ name, contentType, size, inline }, index) => ({
    index,
    name,
    contentType,
    size,
    inline,
  }));
}

type Items = { readonly items: readonly ReadItem[]; readonly refused: readonly string[] };

async function bookingItems({ reading, preface }: Evidence, model: ModelCall | undefined): Promise<Items> {
  const suppliers = supplierCandidates(reading);
  const agents = agentsOf(reading, preface);
  const parts = splitBookings(reading).map((part) => ({ part, candidates: candidatesOf(part, suppliers) }));
  const items = parts.map(({ part, candidates }) => itemOf(part, candidates, agents));
  const [only] = parts;
  const [item] = items;
  if (!model || !only || !item || parts.length > 1 || !isOpen(item)) return { items, refused: [] };
  const answer = await askModel(only.part, model);
  return {
    items: [itemOf(only.part, reconciled(only.candidates, answer.candidates), agents)],
    refused: answer.refused,
  };
}

function itemOf(reading: Reading, candidates: readonly Candidate[], agents: readonly Agent[]): ReadItem {
  const choice = choose(candidates, reading.calendar.today);
  const { emailType, product } = reading;
  const payload = payloadOf({ emailType, product, choice, candidates, agents });
  return { payload, findings: choice.findings, missing: missingFields(payload, choice.findings) };
}

function candidatesOf(reading: Reading, suppliers: readonly Candidate[]): Candidate[] {
  const prices = priceCandidates(roleAmounts(reading), reading);
  return [
    ...linkedCandidates(reading),
    ...referenceCandidates(reading),
    ...prices.total,
    ...prices.commission,
    ...dateCandidates(reading),
    ...peopleCandidates(reading),
    ...suppliers,
    ...lodgingCandidates(reading, suppliers),
    ...flightCandidates(reading),
  ];
}

/** A statement is offered as a report, never as a booking: its total is what the supplier pays. */
function statementItem(reading: Reading, statement: CommissionStatement): ReadItem {
  const suppliers = supplierCandidates(reading);
  const choice = choose(suppliers, reading.calendar.today);
  const base = payloadOf({
    emailType: "commission_statement",
    product: undefined,
    choice,
    candidates: suppliers,
    agents: [],
    commissionReport: statement,
  });
  const { netAmount: amount, currency } = statement;
  const payload = {
    ...base,
    ...(amount === undefined ? {} : { estimatedCommission: { amount, ...(currency ? { currency } : {}) } }),
  };
  return { payload, findings: choice.findings, missing: missingFields(payload, choice.findings) };
}

function result(
  mail: ParsedMail,
  documents: Documents,
  { reading, original }: Evidence,
  read: Items & { statement: CommissionStatement | undefined; emailType: EmailType },
): ReadBooking {
  const [first] = read.items;
  const isBooking = first !== undefined && read.statement === undefined;
  const number = first?.payload.confirmationNumber;
  return {
    emailType: read.emailType,
    ...(isBooking && reading.product ? { product: reading.product } : {}),
    isBooking,
    ...(isBooking && number ? { confirmationNumber: number } : {}),
    items: read.items,
    extractedInfo: invoicePatterns(documents.attachments, reading.currency),
    ...(read.statement ? { commissionReport: read.statement } : {}),
    documents: shown(mail, documents),
    original,
    messageId: mail.messageId,
    listUnsubscribe: headerOf(mail, "list-unsubscribe") !== "",
    attachments: factsOf(mail),
    notices: [...new Set([...mail.notices, ...documents.notices])],
    refused: read.refused,
  };
}

function shown(mail: ParsedMail, documents: Documents): ReadBooking["documents"] {
  const subject = { id: "subject", kind: "subject" as const, name: "", text: mail.subject };
  const docs: Doc[] = [
    documents.body,
    ...(documents.other ? [documents.other] : []),
    ...documents.attachments,
  ];
  return [
    subject,
    ...docs.map(({ id, kind, name, text, pages }) => ({ id, kind, name, text, ...(pages ? { pages } : {}) })),
  ];
}
