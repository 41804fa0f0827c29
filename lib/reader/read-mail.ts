import "server-only";
import type { ModelCall } from "@/lib/platform/vendors/language-model/model-call";
import { chooseValues } from "./choose-values";
import { CONFIDENCE } from "./confidence";
import type { Doc } from "./documents/document";
import type { Documents } from "./documents/read-documents";
import { dateCandidates } from "./evidence/dates/travel-dates";
import type { Candidate } from "./evidence/layout/candidate";
import type { EmailEvidence } from "./evidence/layout/email-evidence";
import { attachedDays, invoicePatterns } from "./evidence/layout/invoice-patterns";
import { jsonLdCandidates } from "./evidence/layout/linked";
import { cancelledAmounts } from "./evidence/money/cancelled-amounts";
import { roleAmounts } from "./evidence/money/money";
import { commissionOfNet } from "./evidence/money/net-of-price";
import { isNetRate, netPrices } from "./evidence/money/net-prices";
import { type PriceCandidates, priceCandidates } from "./evidence/money/prices";
import { commissionOfBase } from "./evidence/money/rate-of-base";
import type { RoleAmount } from "./evidence/money/role-amount";
import { agentsOf } from "./evidence/people/agents";
import { peopleCandidates } from "./evidence/people/people";
import { flightCandidates } from "./evidence/product/flights";
import { lodgingCandidates } from "./evidence/product/lodging";
import { systemCandidates } from "./evidence/product/system-segments";
import { referenceCandidates } from "./evidence/reference/references";
import { stateCandidates } from "./evidence/state/booking-state";
import { statementOf } from "./evidence/statement/statement";
import { supplierCandidates } from "./evidence/supplier/suppliers";
import { type Evidence, gatherEvidence } from "./gather-evidence";
import { isAdvertising, isBulk } from "./is-advertising";
import { payloadOf } from "./make-payload";
import { headerOf, type ParsedMail } from "./message/mail.model";
import { filesOf, UNREAD, unread } from "./message/unread-mail";
import { missingFields } from "./missing-fields.model";
import { askModel, combineCandidates, isOpen } from "./model/ask-model";
import type { Agent, CommissionStatement, EmailType } from "./payload.model";
import type { ReadBooking, ReadItem } from "./read-booking.model";
import { splitBookings } from "./split-bookings";
import { isOfSeveral, isRepeated } from "./split-by-numbers";

/**
 * Reads an email whose documents have been read, in the current thread. An email that breaks the readers is shown as it
 * is.
 */
export async function readMail(
  mail: ParsedMail,
  documents: Documents,
  model?: ModelCall,
): Promise<ReadBooking> {
  try {
    return await readEvidence(mail, documents, model);
  } catch {
    return unread(mail, UNREAD);
  }
}

async function readEvidence(
  mail: ParsedMail,
  documents: Documents,
  model: ModelCall | undefined,
): Promise<ReadBooking> {
  const evidence = gatherEvidence(mail, documents);
  const { reading } = evidence;
  const isStatement = reading.emailType === "commission_statement";
  const statement = isStatement ? statementOf(reading) : undefined;
  const found = statement
    ? { items: [statementItem(reading, statement)], refused: [] }
    : await bookingItems(evidence, isBulk(mail) ? undefined : model);
  const isNone = !statement && (isStatement || isAdvertising(mail, reading, found.items[0]));
  const emailType = isNone ? typeOfNone(reading, documents) : reading.emailType;
  const items = isNone ? [] : found.items;
  return result(mail, documents, evidence, {
    ...found,
    items,
    statement,
    emailType: items[0]?.payload.emailType ?? emailType,
  });
}

/**
 * Returns the type of an email without items. A commission statement keeps its type if its files may hold entries that
 * the reader didn't find.
 */
function typeOfNone({ emailType }: EmailEvidence, { attachments }: Documents): EmailType {
  return emailType === "commission_statement" && attachments.length > 0 ? emailType : "other";
}

type Items = { readonly items: readonly ReadItem[]; readonly refused: readonly string[] };

async function bookingItems({ reading, preface }: Evidence, model: ModelCall | undefined): Promise<Items> {
  const suppliers = supplierCandidates(reading);
  const agents = agentsOf(reading, preface);
  const split = splitBookings(reading);
  const isMixed = split.length === 1 && (isOfSeveral(reading.folded) || isRepeated(reading));
  const parts = split.map((part) => {
    const candidates = candidatesOf(part, part === reading ? suppliers : ownSuppliers(part, suppliers));
    return { part, candidates: isMixed ? candidates.map(unlessMixed) : candidates };
  });
  const items = parts.map(({ part, candidates }) => itemOf(part, candidates, agents));
  const [only] = parts;
  const [item] = items;
  if (!model || !only || !item || parts.length > 1 || !isOpen(item)) return { items, refused: [] };
  const answer = await askModel(only.part, model);
  return {
    items: [itemOf(only.part, combineCandidates(only.candidates, answer.candidates), agents)],
    refused: answer.refused,
  };
}

/** Marks the confirmation number for checking, because the email has several bookings that could not be separated. */
function unlessMixed(one: Candidate): Candidate {
  const note = "The email speaks of several bookings.";
  return one.field === "confirmationNumber" ? { ...one, note } : one;
}

/** Returns the suppliers of one of several bookings: those that its own rows name, else the sender. */
function ownSuppliers(part: EmailEvidence, ofMail: readonly Candidate[]): Candidate[] {
  const isOfMail = (one: Candidate) => one.source === "sender" || one.source === "letterhead";
  const isNamedEach = ofMail.some((one) => !isOfMail(one));
  const files = new Set(part.parts.map(({ doc }) => doc.id));
  const isHere = ({ span }: Candidate) => span === undefined || files.has(span.doc.id);
  const writers = isNamedEach
    ? []
    : ofMail.filter((one) => isOfMail(one) && isHere(one) && one.confidence >= CONFIDENCE.supplier.writer);
  return [...supplierCandidates(part).filter((one) => !isOfMail(one)), ...writers];
}

function itemOf(
  reading: EmailEvidence,
  candidates: readonly Candidate[],
  agents: readonly Agent[],
): ReadItem {
  const choice = chooseValues(candidates, reading.calendar.today);
  const { emailType, product } = reading;
  const payload = payloadOf({ emailType, product, choice, candidates, agents });
  return { payload, findings: choice.findings, missing: missingFields(payload, choice.findings) };
}

function candidatesOf(reading: EmailEvidence, suppliers: readonly Candidate[]): Candidate[] {
  const amounts = netPrices(roleAmounts(reading), reading);
  const prices = priceCandidates(amounts, reading);
  const states = stateCandidates(reading);
  return [
    ...jsonLdCandidates(reading),
    ...referenceCandidates(reading),
    ...prices.total,
    ...commissionsOf(reading, states, prices, amounts),
    ...dateCandidates(reading),
    ...peopleCandidates(reading),
    ...suppliers,
    ...lodgingCandidates(reading, suppliers),
    ...flightCandidates(reading),
    ...systemCandidates(reading),
    ...states,
  ];
}

/**
 * Returns the commission. For a cancelled booking, only what the email says is kept; for any other, the stated amount,
 * or one that can be calculated.
 */
function commissionsOf(
  reading: EmailEvidence,
  states: readonly Candidate[],
  { commission: told, total }: PriceCandidates,
  amounts: readonly RoleAmount[],
): readonly Candidate[] {
  const [state] = states
    .filter(({ field }) => field === "bookingState")
    .toSorted((one, other) => other.confidence - one.confidence);
  if (reading.emailType === "cancellation" || state?.value === "cancelled")
    return cancelledAmounts(reading, told);
  if (told.length > 0 || isNetRate(reading)) return told;
  const ofBase = commissionOfBase(reading);
  return ofBase.length > 0 ? ofBase : commissionOfNet(reading, amounts, total);
}

/**
 * Builds the item of a statement, which is offered as a report and never as a booking; its total is the amount that the
 * supplier pays.
 */
function statementItem(reading: EmailEvidence, statement: CommissionStatement): ReadItem {
  const suppliers = supplierCandidates(reading);
  const choice = chooseValues(suppliers, reading.calendar.today);
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
    ...(reading.languages[0] ? { language: reading.languages[0] } : {}),
    ...(isBooking && reading.product ? { product: reading.product } : {}),
    isBooking,
    ...(isBooking && number ? { confirmationNumber: number } : {}),
    items: read.items,
    extractedInfo: {
      ...invoicePatterns(documents.attachments, reading.currency),
      ...attachedDays(first?.findings ?? []),
    },
    ...(read.statement ? { commissionReport: read.statement } : {}),
    documents: shown(mail, documents),
    original,
    messageId: mail.messageId,
    listUnsubscribe: headerOf(mail, "list-unsubscribe") !== "",
    attachments: filesOf(mail),
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
