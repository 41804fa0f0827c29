import { CONFIDENCE } from "@/lib/reader/confidence";
import { type Line, rowText } from "@/lib/reader/documents/document";
import { LEGAL, namesCompany } from "@/lib/reader/words/company-words";
import { alphanumericKey, fold } from "@/lib/reader/words/fold";
import { conceptsOf } from "@/lib/reader/words/lexicon";
import { isEastern } from "@/lib/reader/words/lexicon-east";
import { isName } from "@/lib/reader/words/person";
import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import SAYINGS from "../../words/sayings/letter-sayings.json" with { type: "json" };
import { type Candidate, fromPair } from "../layout/candidate";
import type { EmailEvidence, Part } from "../layout/email-evidence";
import { type Pair, textOf, within } from "../layout/pair";
import { isGreetingLine } from "../people/greeted";
import { domainCore, domainFits, wordsInDomain } from "./company-domain";
import { companiesIn, companyName, signedBy, tidy } from "./company-lines";
import { owedTo } from "./owed-to";
import { firstLine, sellersIn, withoutForm } from "./sellers";

const TOP_ROWS = 6;
const BOTTOM_ROWS = 7;

/** Returns the candidates for the supplier: a label, the letterhead, the sender's name and domain, the footer. */
export function supplierCandidates(reading: EmailEvidence): Candidate[] {
  const domain = domainCore(reading.from?.address ?? "");
  const labelled = reading.pairs
    .filter((pair) => pair.label.role === "supplier")
    .flatMap((pair) => {
      const name = companyName(firstLine(textOf(pair.value)));
      const place = within(pair.value, 0, Math.min(80, name?.length ?? 0));
      return name && /\p{L}{3}/u.test(name) && !isClerk(name, pair, reading)
        ? [
            fromPair(
              "supplier.name",
              pair,
              name,
              place,
              isCarrier(pair, reading) ? SURE.carried : SURE.ownWord,
            ),
          ]
        : [];
    });
  const isForwarder = reading.forwarder !== null && reading.forwarder.address === reading.from?.address;
  const sender = isForwarder && isPerson(reading.from?.name ?? "") ? null : senderName(reading);
  const lines = reading.parts.flatMap((part) => letterhead(part, domain, sender));
  const signed = reading.parts.flatMap(signedBy);
  const own = sender ? [writer(sender, domain, isForwarder)] : [];
  const all = [...labelled, ...lines, ...signed, ...own, ...owedTo(reading)];
  return belowLabelled(
    ranked(
      all.filter(({ value }) => isNamed(String(value))),
      domain,
      sender,
      reading,
    ),
  );
}

/** Ranks a label for the supplier above any letterhead. */
function belowLabelled(all: readonly Candidate[]): Candidate[] {
  const isLabelled = ({ label, confidence }: Candidate) =>
    label !== undefined && confidence > SURE.letterhead;
  return all.some(isLabelled)
    ? all.map((one) =>
        isLabelled(one) ? one : { ...one, confidence: Math.min(one.confidence, SURE.outnamed) },
      )
    : [...all];
}

/**
 * Whether the text is a name, as opposed to a remark such as "** SYSTEM MAIL **" or a kind of company alone, such as
 * "Hotel" or "Tour-opérateur".
 */
function isNamed(name: string): boolean {
  if (/^[*#=~_–—-]/.test(name) || TRADE.test(fold(name))) return false;
  return /\s/.test(name) || conceptsOf(fold(name)).length === 0;
}

const TRADE = new RegExp(`^(?:${phrasePattern(SAYINGS, "trade")})$`, "u");

const SURE = CONFIDENCE.supplier;
const CARRIER =
  /vor ort|(?<!p{L})local|sur place|lokal|airline|carrier|fluggesell|reederei|compagnie|compania|compagnia|rederij|rederi|flygbolag|flyselska|dopravce|vervoerder|przewoznik/;

/** Whether a label is for the carrier, or for the operator of an insured trip; neither has sold the booking. */
function isCarrier({ labelText }: Pair, { product }: EmailEvidence): boolean {
  const label = fold(labelText);
  return (
    CARRIER.test(label) ||
    (product === "insurance" &&
      !/insur|versich|assur|segur|assic|verzek|forsak|forsik|pojist|ubezp/.test(label))
  );
}

function writer(name: string, domain: string, isForwarder: boolean): Candidate {
  const fits = domainFits(name, domain) ? SURE.sender : SURE.otherDomain;
  const isWord = !/\s/.test(name) && !isEastern(name);
  const isUntold = fits === SURE.otherDomain && isWord && !namesCompany(name);
  const confidence = isForwarder || isUntold ? SURE.handedOn : fits;
  return {
    field: "supplier.name",
    value: name,
    source: "sender",
    confidence,
    quote: name,
    document: "sender",
  };
}

/** "Operatore: Jane Doe", "Operador: WAGNER": in languages other than English, the person at the desk. */
function isClerk(name: string, { labelText }: Pair, { language }: EmailEvidence): boolean {
  const isDesk = language !== "en" && /^\W*operat?d?or\p{L}{0,3}\W*$/u.test(fold(labelText));
  return isDesk && (isPerson(name) || /^\p{Lu}[\p{L}'’-]+$/u.test(name)) && !LEGAL.test(name);
}

function isPerson(name: string): boolean {
  return isName(name) && !namesCompany(name);
}

/** Returns the display name without its department; null for a person's name or a mailbox word. */
export function senderName(reading: Pick<EmailEvidence, "from">): string | null {
  const written = reading.from?.name ?? "";
  const core = domainCore(reading.from?.address ?? "");
  const isCompany = (name: string) => namesCompany(name) || (domainFits(name, core) && !isOwner(name, core));
  const parts = written.split(PARTED).filter((part) => part.trim() !== "");
  const pieces = parts.flatMap((piece) => companyName(piece) ?? []);
  const named = parts.length > 1 ? pieces.find((piece) => domainFits(piece, core)) : undefined;
  const rest = pieces.filter((piece) => !isName(piece) || isCompany(piece));
  const name = named ?? (parts.length > 1 && rest.length === 1 ? rest[0] : wholeName(written, core));
  return name && (!isName(name) || isCompany(name)) ? name : null;
}

/**
 * "Footlight Trade Tickets" of footlighttrade.example: keeps a word that usually names a department as part of the
 * name.
 */
function wholeName(written: string, core: string): string | null {
  const name = companyName(written);
  const isCut =
    core.length >= 6 &&
    alphanumericKey(written).includes(core) &&
    !alphanumericKey(name ?? "").includes(core);
  return name && isCut ? written.trim() : name;
}

/** Jane Fairweather of fairweathertravel.example: whether a person's surname is part of the agency's name. */
function isOwner(name: string, core: string): boolean {
  const told = wordsInDomain(name, core);
  const isFamily = told.length === 1 && told[0] === wordsInDomain(name.split(/\s+/).at(-1) ?? "", core)[0];
  return isName(name) && isFamily && !alphanumericKey(name).includes(core);
}

/** "Jane Doe | Hotel Rose", "Jane at Hotel Rose", "Jane Doe (Hotel Rose)". */
const PARTED =
  /\s*[|•()]\s*|\s+[–—-]\s+|,\s+(?=(?:the|hotel)\s|\p{L}+\s\p{L})|\s+(?:at|@|from|von|vom|chez|de chez)\s+/iu;

/** Returns lines that look like the sender's letterhead or footer. */
function letterhead(part: Part, domain: string, sender: string | null): Candidate[] {
  const last = part.rows.length - 1;
  return part.rows.flatMap((row, index) => {
    const isEdge = index < TOP_ROWS || index > last - BOTTOM_ROWS;
    const isHeavy = row.cells.some((cell) => cell.weight === 2);
    const [first, second] = row.cells.flatMap(({ lines }) => lines[0] ?? []);
    const below = row.cells[0]?.lines[1] ?? part.rows[index + 1]?.cells[0]?.lines[0];
    if (!first || (!isEdge && !isHeavy) || rowText(row).length > 160 || isAddress(first, below)) return [];
    // "Jane Doe | Rose Villas | 14 Mill Lane": a signature in columns.
    const isSigned =
      second !== undefined &&
      index > last - BOTTOM_ROWS &&
      (isName(first.text) || companyName(first.text) === null);
    return (isSigned ? [first, second] : [first]).flatMap((line) =>
      companiesIn(line.text).flatMap((name): Candidate[] => {
        const isOwn = domainFits(name, domain) && !isOutdone(name, sender, domain);
        const sure = lineConfidence(name, isOwn, isHeavy);
        const confidence = sure + (index < 3 ? SURE.atTop : 0);
        if (confidence < CONFIDENCE.bar.shown) return [];
        const start = line.offset + line.text.indexOf(name);
        const span = { doc: part.doc, start, end: start + name.length };
        const value = joined(name, below?.text, sender) ?? tidy(name);
        return [{ field: "supplier.name", value, source: "letterhead", confidence, span }];
      }),
    );
  });
}

/** "Reisecenter Aaretal GmbH" over "z. Hd. Frau Nyffenegger": the addressee. */
const FOR_THE_ATTENTION = new RegExp(`^(?:${phrasePattern(SAYINGS, "attention")})(?:(?<=')|(?!\\p{L}))`, "u");

function isAddress({ text }: Line, below: Line | undefined): boolean {
  return isGreetingLine(text) || FOR_THE_ATTENTION.test(fold(below?.text ?? ""));
}

/** "LORELEI" over "River Voyages": returns the sender's name if it is set on two lines. */
function joined(name: string, below: string | undefined, sender: string | null): string | null {
  return sender !== null && alphanumericKey(`${name}${below ?? ""}`) === alphanumericKey(sender)
    ? sender
    : null;
}

/** Whether a line has only a word of the domain, while the sender's name contains all of it. */
function isOutdone(name: string, sender: string | null, domain: string): boolean {
  const holds = (text: string) => domain.length >= 6 && alphanumericKey(text).includes(domain);
  return sender !== null && holds(sender) && !holds(name);
}

function lineConfidence(name: string, isOwn: boolean, isHeavy: boolean): number {
  const isLegal = LEGAL.test(name);
  const isCompany = isLegal || namesCompany(name);
  if (isOwn) return isCompany ? SURE.letterhead : SURE.ownLine;
  return isCompany && (isHeavy || isLegal) ? SURE.company : 0;
}

/** Ranks names. Of several for the same company the fuller one leads, unless it is a whole sentence. */
function ranked(
  list: readonly Candidate[],
  domain: string,
  sender: string | null,
  reading: EmailEvidence,
): Candidate[] {
  const sellers = sellersIn(reading);
  return list
    .filter((one) => !sellers.some((seller) => isSameCompany(seller, String(one.value))))
    .filter((one, _, all) => !isOfTrade(String(one.value), all))
    .map((one) => {
      const name = String(one.value);
      const fuller =
        sender !== null &&
        alphanumericKey(name) !== alphanumericKey(sender) &&
        alphanumericKey(name).startsWith(alphanumericKey(sender)) &&
        !/\.\p{L}{2,8}$/u.test(name) &&
        name.split(/\s+/).length <= 6
          ? SURE.fuller
          : 0;
      const bonus = domainFits(name, domain) && !isOutdone(name, sender, domain) ? SURE.inDomain : 0;
      const isAddress = /\p{L}\.\p{Ll}{2,8}$/u.test(name) ? SURE.address : 0;
      return { ...one, confidence: Math.min(SURE.most, one.confidence + fuller + bonus - isAddress) };
    });
}

/**
 * "Expedition" from "Expedition Sales", beside "Wandering Albatross Expeditions": whether the name is only a word of
 * the trade that another name contains.
 */
function isOfTrade(name: string, all: readonly Candidate[]): boolean {
  const word = alphanumericKey(name);
  const isFuller = ({ value }: Candidate) =>
    /\s/.test(String(value)) &&
    alphanumericKey(String(value)).includes(word) &&
    alphanumericKey(String(value)) !== word;
  return !/\s/.test(name) && namesCompany(name) && all.some(isFuller);
}

function isSameCompany(seller: string, name: string): boolean {
  const [a, b] = [alphanumericKey(seller), alphanumericKey(withoutForm(name))];
  return a === b || (b.length >= 6 && b.endsWith(a));
}
