import { CONFIDENCE } from "@/lib/reader/confidence";
import { rowText } from "@/lib/reader/documents/document";
import { COMPANY, DEPARTMENT, LEGAL, PREFIX, VIA } from "@/lib/reader/words/company-words";
import { compact, fold } from "@/lib/reader/words/fold";
import { isName, withoutTitle } from "@/lib/reader/words/person";
import { type Candidate, fromPair } from "../layout/candidate";
import { type Pair, textOf, within } from "../layout/pair";
import type { Part, Reading } from "../layout/reading";
import { isGreetingLine } from "../people/greeted";
import { domainCore, domainFits } from "./company-domain";
import { owedTo } from "./owed-to";
import { firstLine, sellersIn, withoutForm } from "./sellers";

const COPYRIGHT = /^(?:©|\(c\)|copyright)?\s*(?:20\d\d)?\s*/i;
const CLOSING =
  /^(?:(?:kind |warm(?:est)? |best )?(?:regards|wishes|greetings)|mit freundlichen grüßen|(?:herzliche |viele |liebe )?grüße|cordialement|(?:un )?salut|saludos(?: cordiales)?|(?:cordiali )?saluti|groeten|hälsningar|hilsner?|pozdravy|pozdrowienia|your|ihr|votre)(?:,?\s+(?:from(?: all at)?|vom|von|aus dem|de(?:l| la)?|d[ae]l(?:la)?|van|från|fra|z|ze)(?= \p{Lu}))?[,\s]+/iu;
const TOP_ROWS = 6;
const BOTTOM_ROWS = 7;

/** Who sold it: a labelled supplier, the letterhead, the sender's name and domain, the footer. */
export function supplierCandidates(reading: Reading): Candidate[] {
  const domain = domainCore(reading.from?.address ?? "");
  const labelled = reading.pairs
    .filter((pair) => pair.label.role === "supplier")
    .flatMap((pair) => {
      const name = companyName(firstLine(textOf(pair.value)));
      const place = within(pair.value, 0, Math.min(80, name?.length ?? 0));
      return name && /\p{L}{3}/u.test(name)
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
  const own = sender ? [writer(sender, domain, isForwarder)] : [];
  return ranked([...labelled, ...lines, ...own, ...owedTo(reading)], domain, sender, reading);
}

const SURE = CONFIDENCE.supplier;
const CARRIER =
  /vor ort|(?<!p{L})local|sur place|lokal|airline|carrier|fluggesell|reederei|compagnie|compania|compagnia|rederij|rederi|flygbolag|flyselska|dopravce|vervoerder|przewoznik/;

/** Who carries the guests out, and whose trip an insurance covers, has sold nothing. */
function isCarrier({ labelText }: Pair, { product }: Reading): boolean {
  const label = fold(labelText);
  return (
    CARRIER.test(label) ||
    (product === "insurance" &&
      !/insur|versich|assur|segur|assic|verzek|forsak|forsik|pojist|ubezp/.test(label))
  );
}

function writer(name: string, domain: string, isForwarder: boolean): Candidate {
  const fits = domainFits(name, domain) ? SURE.sender : SURE.otherDomain;
  const confidence = isForwarder ? SURE.handedOn : fits;
  return {
    field: "supplier.name",
    value: name,
    source: "sender",
    confidence,
    quote: name,
    document: "sender",
  };
}

function isPerson(name: string): boolean {
  return isName(name) && !COMPANY.test(name);
}

/** What somebody is, under a signature. */
const JOB =
  /(?<!\p{L})(?:manager(?:in)?|director|executive|officer|consultant|coordinator|specialist|assistant|supervisor|owner|leiter(?:in)?|direktion|responsable|directrice|directeur|direttore|direttrice|chef|jefe|encargad[oa]|gerente|medewerker|kierownik|vedoucí)$/iu;

/** The display name without its department; a person's name or a mailbox word is no company. */
export function senderName(reading: Pick<Reading, "from">): string | null {
  const written = reading.from?.name ?? "";
  const core = domainCore(reading.from?.address ?? "");
  const isCompany = (name: string) => COMPANY.test(name) || (domainFits(name, core) && !isOwner(name, core));
  const parts = written.split(PARTED).filter((part) => part.trim() !== "");
  const pieces = parts.flatMap((piece) => companyName(piece) ?? []);
  const named = parts.length > 1 ? pieces.find((piece) => domainFits(piece, core)) : undefined;
  const rest = pieces.filter((piece) => !isName(piece) || isCompany(piece));
  const name = named ?? (parts.length > 1 && rest.length === 1 ? rest[0] : companyName(written));
  return name && (!isName(name) || isCompany(name)) ? name : null;
}

/** Jane Fairweather of fairweathertravel.example: a person whose family name is in that of her agency. */
function isOwner(name: string, core: string): boolean {
  const words = fold(name).split(/[^\p{L}]+/u);
  const told = words.filter((word) => word.length > 2 && core.includes(word));
  return isName(name) && told.length === 1 && told[0] === words.at(-1) && !compact(name).includes(core);
}

/** "Jane Doe | Hotel Rose", "Jane at Hotel Rose", "Jane Doe (Hotel Rose)". */
const PARTED =
  /\s*[|•()]\s*|\s+[–—-]\s+|,\s+(?=(?:the|hotel)\s|\p{L}+\s\p{L})|\s+(?:at|@|from|von|vom|chez|de chez)\s+/iu;

/** "Jane at": what such a word led to is missing. */
const CUT = /\s(?:at|@|from|of|von|vom|bei|chez|de|da|di|van|från|fra)$/u;

export function companyName(text: string): string | null {
  let name = text
    .replace(/["<>]/g, "")
    .replace(/\([^)]*\)/g, "")
    .replace(VIA, "")
    .replace(/\s*[*★]+\s*$/g, "")
    .trim();
  for (let count = 0; count < 3; count += 1) {
    const shorter = name
      .replace(DEPARTMENT, "")
      .replace(PREFIX, "")
      .replace(/[\s,|/–:-]+$/, "")
      .trim();
    if (shorter === name || shorter.length < 3) break;
    name = shorter;
  }
  if (` ${name}`.replace(DEPARTMENT, "").trim() === "" || JOB.test(name) || CUT.test(name)) return null;
  return withoutForm(name).length >= 2 && name.length <= 70 && /\p{L}{2}/u.test(name) && !name.includes("@")
    ? withoutTitle(name) === ""
      ? null
      : name
    : null;
}

/** Lines that look like the sender's letterhead or footer. */
function letterhead(part: Part, domain: string, sender: string | null): Candidate[] {
  const last = part.rows.length - 1;
  return part.rows.flatMap((row, index) => {
    const isEdge = index < TOP_ROWS || index > last - BOTTOM_ROWS;
    const isHeavy = row.cells.some((cell) => cell.weight === 2);
    const [first, second] = row.cells.flatMap(({ lines }) => lines[0] ?? []);
    if (!first || (!isEdge && !isHeavy) || rowText(row).length > 160 || isGreetingLine(first.text)) return [];
    const below = row.cells[0]?.lines[1] ?? part.rows[index + 1]?.cells[0]?.lines[0];
    // "Jane Doe | Rose Villas | 14 Mill Lane": a signature in columns.
    const isSigned =
      second !== undefined &&
      index > last - BOTTOM_ROWS &&
      (isName(first.text) || companyName(first.text) === null);
    return (isSigned ? [first, second] : [first]).flatMap((line) =>
      companiesIn(line.text).flatMap((name): Candidate[] => {
        const sure = lineConfidence(name, domainFits(name, domain), isHeavy);
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

/** "LORELEI" over "River Voyages": the sender's name, set in two lines. */
function joined(name: string, below: string | undefined, sender: string | null): string | null {
  return sender !== null && compact(`${name}${below ?? ""}`) === compact(sender) ? sender : null;
}

function companiesIn(line: string): string[] {
  const pieces = line.slice(0, 140).split(/\s*[|•·]\s*|\s+[–—-]\s+|,\s+/);
  return pieces.slice(0, 2).flatMap((piece) => {
    const name = companyName(
      piece
        .replace(COPYRIGHT, "")
        .replace(CLOSING, "")
        .replace(/!+\s*$/, ""),
    );
    return name && !/\d{3}|[:?!#]|@/.test(name) && !isSentence(name) && !BY.test(name) && !LOYALTY.test(name)
      ? [name]
      : [];
  });
}

/** "Booked on 20 Nov 2026 by Rose Travel": what follows such a word has not written the mail. */
const BY = /^(?:by|for|via|von|durch|für|par|pour|por|para|da|per|door|voor|av|af|för|til|przez|dla|pro)\s/u;

function lineConfidence(name: string, isOwn: boolean, isHeavy: boolean): number {
  const isLegal = LEGAL.test(name);
  const isCompany = isLegal || COMPANY.test(name);
  if (isOwn) return isCompany ? SURE.letterhead : SURE.ownLine;
  return isCompany && (isHeavy || isLegal) ? SURE.company : 0;
}

/** "Rose Rewards": what guests collect points with. */
const LOYALTY =
  /(?<!\p{L})(?:rewards|loyalty|miles(?:club)?|bonusprogram\p{L}*|treue\p{L}*|fidelit[ày]|fid[ée]lit[ée]|fidelidade?|members?)(?: (?:club|card|program(?:me)?|no\.?|number))?$/iu;

/** Company names hold at most small joining words in lower case. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/);
  const lower = words.filter(
    (word) =>
      /^\p{Ll}{2,}/u.test(word) &&
      !/^(?:of|the|and|by|at|on|in|de|da|do|dos|das|del|della|dello|dei|di|du|des|la|le|les|el|los|las|y|e|et|und|am|an|der|die|das|zum|zur|vom|im|van|den|het|en|och|i|vid|na|u|pod|a|con|sur|aux|rent|car)$/u.test(
        word,
      ),
  );
  if (/[。、!?]|(?:です|ます|습니다|니다)/u.test(text)) return true;
  return words.length > 8 || lower.length > (words.length === 1 ? 1 : 0) || /\p{L}{4,}\.\s/u.test(text);
}

/** "SILVERFIN EXPEDITION CRUISES" is set in ordinary case. */
function tidy(name: string): string {
  if (name !== name.toUpperCase() || name.length < 9)
    return name.replace(/[\s,.;]+$/, (end) => (/\.\p{L}$/u.test(name.slice(0, -end.length)) ? "." : ""));
  return name.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Of names for the same company the fuller one leads, unless it drags a whole sentence along. */
function ranked(
  list: readonly Candidate[],
  domain: string,
  sender: string | null,
  reading: Reading,
): Candidate[] {
  const sellers = sellersIn(reading);
  return list
    .filter((one) => !sellers.some((seller) => isSameCompany(seller, String(one.value))))
    .map((one) => {
      const name = String(one.value);
      const fuller =
        sender !== null &&
        compact(name) !== compact(sender) &&
        compact(name).startsWith(compact(sender)) &&
        !/\.\p{L}{2,8}$/u.test(name) &&
        name.split(/\s+/).length <= 6
          ? SURE.fuller
          : 0;
      const bonus = domainFits(name, domain) ? SURE.inDomain : 0;
      const isAddress = /\p{L}\.\p{Ll}{2,8}$/u.test(name) ? SURE.address : 0;
      return { ...one, confidence: Math.min(SURE.most, one.confidence + fuller + bonus - isAddress) };
    });
}

function isSameCompany(seller: string, name: string): boolean {
  const [a, b] = [compact(seller), compact(withoutForm(name))];
  return a === b || (b.length >= 6 && b.endsWith(a));
}
