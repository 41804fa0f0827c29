import { CONFIDENCE } from "@/lib/reader/confidence";
import { fold } from "@/lib/reader/words/fold";
import { isName, peopleIn } from "@/lib/reader/words/person";
import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import TRIPS from "../../words/sayings/trip-sayings.json" with { type: "json" };
import type { Candidate } from "../layout/candidate";
import type { EmailEvidence } from "../layout/email-evidence";
import { coverOf } from "../layout/measure-parts";
import { type Span, textOf, within } from "../layout/pair";
import { isLead } from "./companions";

/**
 * Reads names numbered 1, 2, 3, one per line; reservation systems omit the dot: "1 DOE/JANE MRS". The first may stand
 * beside its label.
 */
export function numberedList(reading: EmailEvidence): Candidate[] {
  for (const cover of reading.parts.map(coverOf)) {
    const text = textOf(cover).replace(/\t(?=[2-9][.)]\s?[\p{Lu}\p{Lo}])/gu, "\n");
    const lines = [...text.matchAll(NUMBERED)].filter(
      (match) =>
        !isOfColumn(match, cover, reading) &&
        !FLIGHT_LEG.test(match[3] ?? "") &&
        !/^the\s/i.test(match[3] ?? "") &&
        namesIn(match[3] ?? "").length > 0,
    );
    const lead = lines.find((match) => isLead(match[3] ?? "")) ?? lines[0];
    const found = lead ? listedFrom(lead, lines.length, cover) : [];
    if (found.length > 0) return found;
  }
  return [];
}

function namesIn(list: string): string[] {
  return peopleIn(list.replace(OF_KIND, ""));
}

/** "1 | Double Superior Sea View" below "Rooms | Type": the text belongs to a column without names. */
function isOfColumn(match: RegExpExecArray, cover: Span, reading: EmailEvidence): boolean {
  const at = cover.start + match.index + match[0].indexOf(match[3] ?? "");
  return reading.pairs.some(
    ({ label, source, value }) =>
      source === "table" &&
      value.doc === cover.doc &&
      value.start === at &&
      label.role !== "guest" &&
      label.role !== "reference",
  );
}

function listedFrom(first: RegExpExecArray, count: number, cover: Span): Candidate[] {
  const [text, list = ""] = [first[0], first[3]];
  const name = numberOf(first) === 1 || isLead(list) ? namesIn(list)[0] : undefined;
  if (!name || !isName(name) || isService(name)) return [];
  const printed = text.includes(name) ? name : firstCell(list);
  const at = first.index + text.indexOf(printed);
  const shared = { source: "pattern" as const, span: within(cover, at, at + printed.length) };
  return [
    { ...shared, field: "guests.total", value: count, confidence: CONFIDENCE.people.listedCount },
    { ...shared, field: "customer.name", value: name, confidence: CONFIDENCE.people.listed },
    { ...shared, field: "guests.primary", value: name, confidence: CONFIDENCE.people.listed },
  ];
}

/** "1. AIRPORT PARKING - confirmed": the heading of a service. */
function isService(name: string): boolean {
  return name === name.toUpperCase() && !name.includes("/") && SERVICE.test(fold(name));
}

const SERVICE = new RegExp(
  `(?<!\\p{L})(?:airport|lounge|transfers?|${phrasePattern(TRIPS, "parking")})(?!\\p{L})`,
  "u",
);

/** "XJ 208 K 11MAR27 TH LHR BKK": a flight leg, whose airports are no names. */
const FLIGHT_LEG =
  /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{2,4}(?:\s?[A-Z])?(?!\p{L}).*\d|\d{1,2}[A-Z]{3}(?:\d{2,4})?\b.*(?<!\p{L})[A-Z]{3}[\s/-]?[A-Z]{3}(?!\p{L})/u;
/** "01 H WEBER, JÜRGEN": the letter for a man, a woman or a child before a surname in capitals. */
const OF_KIND = /^(?:\p{Lu}|CHD|INF|MSTR)\s(?=\p{Lu}{2}[\p{Lu}'’ -]*,\s\p{Lu}{2})/u;
const NUMBERED =
  /(?:^\s*|\t)(?:(\d{1,2})(?:[.)](?:[^\S\n]+(?!\s*\d{1,2}[.)][\s\p{L}\d])|(?=\p{Lu}))|\s(?=\p{Lu}{2,}[\p{Lu}'’ -]*\/\p{Lu}{2}|(?:\p{Lu}|CHD|INF|MSTR|MRS?|MS)\s\p{Lu}{2}[\p{Lu}'’ -]*,\s\p{Lu}{2}|(?:Mrs?|Ms|Miss|Dr|Herrn?|Frau|Mme|Mlle|Sra?|Sig|Sig\.ra|Dhr|Mevr|Hr|Fru|Pan[ií]?)\.?\s\p{Lu}))|(?<!\t)(\d{1,2})\t)(.{4,90})$/gmu;

function numberOf(match: RegExpMatchArray): number {
  return Number(match[1] ?? match[2]);
}

function firstCell(text: string): string {
  return text.split("\t")[0] ?? text;
}
