import { CONFIDENCE } from "@/lib/reader/confidence";
import { fold } from "@/lib/reader/words/fold";
import { titledPeople } from "@/lib/reader/words/person";
import { isClosing } from "@/lib/reader/words/sayings/closings";
import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import SAYINGS from "../../words/sayings/letter-sayings.json" with { type: "json" };
import type { Candidate } from "../layout/candidate";
import type { EmailEvidence } from "../layout/email-evidence";
import { labelBefore, lineAbove } from "../layout/inline-label";
import { coverOf } from "../layout/measure-parts";
import { type Pair, type Span, textOf, within } from "../layout/pair";
import { isLead } from "./companions";
import { isKnown, isToTrade } from "./greeted";

/** Reads "for Mr. Lysander Achterberg + 3" in running text, but not people who are greeted or named as the agent. */
export function titled(reading: EmailEvidence): Candidate[] {
  const trade = reading.pairs.filter((pair) => pair.label.role === "agent" || pair.label.role === "agency");
  const found = reading.parts.map(coverOf).flatMap((cover) =>
    titledPeople(textOf(cover)).flatMap(({ name, at, end }) => {
      const span = within(cover, at, end);
      const inTrade = isGreeting(span) && (isKnown(name, reading) || isToTrade(reading));
      if (isAddressee(name, span, reading)) return [];
      if (inTrade || isAgent(name, reading) || isOfTrade(span, trade) || isStaff(span)) return [];
      const confidence = sureOfTitled(span);
      return [{ field: "customer.name" as const, value: name, source: "prose" as const, confidence, span }];
    }),
  );
  const leads = found.filter(({ span }) => isCalledLead(span));
  return leads.length === 0
    ? found
    : found.map((one) => (leads.includes(one) ? one : { ...one, confidence: CONFIDENCE.people.along }));
}

/** "Ms Philippa Tranter (lead passenger, 0491 555 0110)". */
function isCalledLead({ doc, end }: Span): boolean {
  const bracket = /^[^\S\n]?\([^()\n]{3,40}\)/.exec(doc.text.slice(end, end + 50))?.[0];
  return bracket !== undefined && isLead(bracket);
}

const AGENCY =
  /(?<!\p{L})(?:reiseburo|reisebureau|touristik|travels?|agenc\p{L}+|agenzia|voyages|viajes|viaggi|viagens|reisen|reizen|resor|resebyra|rejser|rejsebureau|reisebyra|biuro podrozy|cestovni \p{L}+)(?!\p{L})/u;

/** "Frau Wiebke Tönnies" alone on a line of an address above "Sehr geehrte Frau Tönnies". */
function isAddressee(name: string, { doc, start, end }: Span, reading: EmailEvidence): boolean {
  if (!isToTrade(reading) && !AGENCY.test(fold(lineAbove(doc.text, start, 60)))) return false;
  const line = doc.text.slice(doc.text.lastIndexOf("\n", start - 1) + 1, start);
  const below = doc.text.slice(end, end + 600);
  const surname = fold(name.split(" ").at(-1) ?? name);
  const isAlone = line.length <= MAX_BEFORE && below.startsWith("\n");
  return isAlone && below.split("\n").some((one) => GREETING.test(fold(one)) && fold(one).includes(surname));
}

function sureOfTitled(span: Span): number {
  if (isGreeting(span)) return CONFIDENCE.people.greeted;
  return isSecond(span) ? CONFIDENCE.people.second : CONFIDENCE.people.titled;
}

/** "& Ms Jane Doe": whether another guest stands, or once stood, before the name. */
export function isSecond({ doc, start }: Span): boolean {
  return /[\n\t: ]\s*[,;]\s*(?:\p{L}{1,5}\.?\s+)?$|(?:&|\+|(?<!\p{L})(?:and|und|et|y|e|en|och|og|a|i))\s+(?:\p{L}{1,5}\.?\s+){0,2}$/u.test(
    doc.text.slice(Math.max(0, start - 20), start),
  );
}

/** Whether the name stands below the closing words, so that it is the writer's. */
export function isSigned({ doc, start }: Span): boolean {
  const line = doc.text.lastIndexOf("\n", start - 1) + 1;
  return start - line <= MAX_BEFORE && isClosing(lineAbove(doc.text, start, MAX_BEFORE * 6));
}

const MAX_BEFORE = 12;

const TITLE = "(?:\\p{L}{1,6}\\.?\\s)?$";
const SAID = (kind: "staff" | "for" | "attention") => `(?:${phrasePattern(SAYINGS, kind)})`;
const STAFF = new RegExp(`(?<!\\p{L})${SAID("staff")}(?!\\p{L})[^.\\n]{0,30}(?:\\p{L}{1,4}\\.\\s?)?$`, "u");

/** "A yacht with skipper for Mr Jane Doe", but not "Ask for Jane Doe". */
const FOR = new RegExp(`(?<!\\p{L}|(?:${phrasePattern(SAYINGS, "ask")})\\s)${SAID("for")}\\s+${TITLE}`, "u");

/** Words for the person at an agency to whom a letter is addressed. */
const ATTENTION = new RegExp(`(?<!\\p{L})${SAID("attention")}[\\s:]{1,3}${TITLE}`, "u");

/** Whether the person drives, guides or answers the phone, or is the addressee at the agency. */
export function isStaff({ doc, start }: Span): boolean {
  const before = fold(doc.text.slice(Math.max(0, start - 60), start));
  return ATTENTION.test(before) || (STAFF.test(before) && !FOR.test(before));
}

/** A name further after a label belongs to somebody else. */
const REACH = 40;

function isOfTrade(span: Span, trade: readonly Pair[]): boolean {
  const inTrade = trade.some(
    ({ value }) =>
      value.doc === span.doc &&
      value.start <= span.start &&
      span.start < Math.min(value.end, value.start + REACH),
  );
  const role = labelBefore(span.doc.text, span.start)?.label.role;
  return inTrade || role === "agent" || role === "agency";
}

/** Whether the name is that of the agent who forwarded or received the email. */
export function isAgent(name: string, reading: EmailEvidence): boolean {
  const folded = fold(name);
  return [reading.forwarder, ...reading.to].some(
    (one) => one !== null && one.name !== "" && fold(one.name) === folded,
  );
}

const GREETING =
  /^\s*(?:dear|hi|hello|sehr geehrte|liebe|guten tag|hallo|bonjour|cher|estimad|hola|buongiorno|gentile|egregi|beste|geachte|hej|vazen|dobry den|car[oa]|prezad)/;

/** Whether the name is the one that its line greets. */
export function isGreeting({ doc, start }: Span): boolean {
  const before = fold(doc.text.slice(doc.text.lastIndexOf("\n", start - 1) + 1, start));
  return GREETING.test(before) && !/[,;!]/.test(before);
}
