import { CONFIDENCE } from "@/lib/reader/confidence";
import { namesCompany } from "@/lib/reader/words/company-words";
import { fold } from "@/lib/reader/words/fold";
import { isName, withoutTitle } from "@/lib/reader/words/person";
import STARTS from "../../words/sayings/sentence-starts.json" with { type: "json" };
import type { Candidate } from "../layout/candidate";
import type { EmailEvidence } from "../layout/email-evidence";
import { coverOf } from "../layout/measure-parts";
import { type Span, textOf, within } from "../layout/pair";
import { isKnown } from "./greeted";
import { isSurname, type Titled, titledSurnames } from "./surnames";
import { isGreeting, isSecond, isSigned, isStaff } from "./titled-people";

const SURE = CONFIDENCE.people;

/** "Jane Doe is in for 3 - 7 May" under a subject with "Doe": returns people whose name the subject has too. */
export function namedInSubject(reading: EmailEvidence): Candidate[] {
  const subject = fold(reading.subject).split(/[^\p{L}'’-]+/u);
  return reading.parts.map(coverOf).flatMap((cover) =>
    [...textOf(cover).slice(0, 40_000).matchAll(FULL_NAME)].flatMap(({ 0: name, index }): Candidate[] => {
      const span = within(cover, index, index + name.length);
      if (!isCalled(name, span, subject) || isOtherPerson(name, span, reading)) return [];
      const value = withoutTitle(ofCouple(name, span));
      return [{ field: "customer.name", value, source: "prose", confidence: SURE.inSubject, span }];
    }),
  );
}

/**
 * Whether the subject has only the surname, or has any part of the name while the text is about that person. "Costa
 * Rica" in both is a destination.
 */
function isCalled(name: string, span: Span, subject: readonly string[]): boolean {
  const words = fold(name).split(" ");
  if (!subject.includes(words.at(-1) ?? "")) return false;
  const isFamily = !subject.includes(words[0] ?? "") && !IN_PLACE.test(textBefore(span));
  return isFamily || isTold(span);
}

/** Whether the person is greeted, signs or works for the trip, or the name is no person's. */
function isOtherPerson(name: string, span: Span, reading: EmailEvidence): boolean {
  const isOther = isGreeting(span) || isKnown(name, reading) || isStaff(span) || isSigned(span);
  return (
    isOther ||
    isOfSender(name, reading) ||
    namesCompany(name) ||
    !isName(name) ||
    !name.split(" ").every(isSurname)
  );
}

/** "Larkspur House Riverfront" in an email from Larkspur House Hotels is one of their houses. */
function isOfSender(name: string, { from }: EmailEvidence): boolean {
  return fold(from?.name ?? "").startsWith(`${fold(name.split(" ").slice(0, 2).join(" "))} `);
}

function textBefore({ doc, start }: Span): string {
  return doc.text.slice(Math.max(0, start - 40), start);
}

/** Words before a place, or before the name of a house or a ship. */
const IN_PLACE =
  /(?:(?<!\p{L})(?:in|at|to|near|aboard|nach|bei|an bord|à|au|en|a|ad|al|alla|do|da|til|i|på|till|w|v|na|te|naar|op)\s|["'„“«»‘’])$/u;

/** "Bronwyn and Ted Mulcahy-Stone": returns the first of two people with one surname. */
function ofCouple(name: string, span: Span): string {
  const first = /(?<!\p{L})(\p{Lu}[\p{L}'’-]+) (?:and|&|und|et|y|e|en|och|og|a|i|ve) $/u.exec(
    textBefore(span),
  )?.[1];
  const words = name.split(" ");
  return first && words.length === 2 && isSurname(first) ? `${first} ${words[1]}` : name;
}

/** Words that begin a sentence before a name. */
const BEGINS = `(?<!\\p{L})(?:${Object.values(STARTS).join("|")}) `;
const FULL_NAME = new RegExp(
  `(?=\\p{Lu})(?:(?<=${BEGINS})|(?<![\\p{L}\\d'’-]|\\p{Lu}\\p{L}+ )(?!${BEGINS}))\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){1,3}(?! \\p{Lu})`,
  "gu",
);

function isTold({ doc, start, end }: Span): boolean {
  return (
    TOLD_BEFORE.test(doc.text.slice(Math.max(0, start - 60), start)) ||
    TOLD_AFTER.test(doc.text.slice(end, end + 40))
  );
}

const TOLD_BEFORE =
  /(?:confirm(?:ed|ing)?|booked|reserved|(?:booking|reservation|stay|arrangements?) (?:for|of)|behalf of|clients?,?|guests?,?|passengers?,?|for|für|fuer|für (?:ihre|unsere) (?:kunden|gäste),?|pour|para|per|voor|för|til|for|pro|dla|a nombre de|au nom de|a nome d\p{L}+|(?:séjour|réservation|estancia|reserva|soggiorno|prenotazione|aufenthalt|buchung|verblijf|reservering|boeking|estad[ií]a|pobyt|bokning)(?:en)? (?:de|d['’]|di|dei|della|del|d[aeo]s?|von|van|für|för|der|pro))\s+(?:the\s+)?$/iu;
const TOLD_AFTER =
  /^(?:['’]s?)?\s+(?:stay|booking|reservation|trip|holiday|cruise|journey|visit|arrival|party|into|in (?:our|the|a)|is (?:now |all )?(?:in|down|set) for|are (?:now |all )?(?:in|down|set) for|has been|have been|is booked|are booked|dans|en|in|im|nella?|na|no|bei|chez|presso|bij)(?!\p{L})/iu;

/**
 * "we have booked Dr and Mrs Ormerod into our Garden Suite": returns surnames in sentences about the guests, or in the
 * subject too.
 */
export function surnamesInProse(reading: EmailEvidence): Candidate[] {
  return reading.parts
    .map(coverOf)
    .flatMap((cover) => titledSurnames(textOf(cover)).flatMap((one) => toldOf(one, cover, reading)));
}

function toldOf({ name, at, end, isSeveral }: Titled, cover: Span, reading: EmailEvidence): Candidate[] {
  const span = within(cover, at, end);
  if (isGreeting(span) || isKnown(name, reading) || isStaff(span) || isSigned(span)) return [];
  const isSubject = fold(reading.subject).includes(fold(name.split(/\s+/).at(-1) ?? name));
  if (!isSubject && !isTold(span) && !isSeveral) return [];
  const sure = isSubject ? SURE.inSubject : SURE.told;
  const confidence = isSecond(span) ? SURE.second : sure;
  return [{ field: "customer.name", value: name, source: "prose", confidence, span }];
}
