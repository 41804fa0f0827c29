import { CONFIDENCE } from "@/lib/reader/confidence";
import { allVocabularies } from "@/lib/reader/states/vocabulary";
import { easternName } from "@/lib/reader/words/eastern-name";
import { fold } from "@/lib/reader/words/fold";
import { labelOf, labelWords } from "@/lib/reader/words/label";
import { conceptsOf } from "@/lib/reader/words/lexicon";
import { isEastern } from "@/lib/reader/words/lexicon-east";
import { CODES } from "@/lib/reader/words/money/currency-signs";
import { peopleIn, personIn, withoutTitle } from "@/lib/reader/words/person";
import { type Candidate, fromPair } from "../layout/candidate";
import type { EmailEvidence } from "../layout/email-evidence";
import { type Pair, type Span, textOf, within } from "../layout/pair";
import { isPreviousValue } from "../layout/superseded";
import { calledLead } from "./called-lead";
import { isCompanion, isLead } from "./companions";
import { isFromIncompleteList } from "./cut-lists";
import { guestColumns } from "./guest-columns";
import { namedInProse } from "./named-in-prose";
import { organisationIn } from "./organisations";
import { countCandidates } from "./people-count";
import { isSurname, titledSurnames } from "./surnames";
import { systemNames } from "./system-names";
import { isAgent, titled } from "./titled-people";
import { namedInSubject, surnamesInProse } from "./told-of";

const SURE = CONFIDENCE.people;

/** Returns the candidates for the travellers, of whom the first is the customer, and for their number. */
export function peopleCandidates(reading: EmailEvidence): Candidate[] {
  const guests = reading.pairs.filter(isOfGuest);
  const named = guests.flatMap((pair) => namedGuest(pair, reading));
  const people = [...(named.length > 0 ? named : unlabelled(reading)), ...calledLead(reading)].filter(
    (one) => !isReplaced(one, reading) && !SUM.test(String(one.value)),
  );
  return [
    ...(named.length > 0 ? [] : systemNames(reading)),
    ...people,
    ...people.map((one) => ({ ...one, field: "guests.primary" as const })),
    ...countCandidates(reading, guests),
    ...guestColumns(reading),
  ];
}

/** The last row of a column of names and prices. */
const SUM = /^(?:total\p{L}*|summen?|suma|sommes?|somm[ae])$/iu;

/** "Party: Mr John Doe x 2, with friends": a label for the number of people, followed by their names. */
function isOfGuest({ label: { role }, value }: Pair): boolean {
  if (role !== "pax") return role === "guest";
  const text = textOf(value).slice(0, 90);
  return withoutTitle(text) !== text.trim() && peopleIn(text).length > 0;
}

/** "Mr John Doe, replaced by Mrs Jane Doe". */
function isReplaced({ span }: Candidate, { emailType }: EmailEvidence): boolean {
  return (
    emailType === "amendment" && span !== undefined && isPreviousValue(span.doc.text, span.start, span.end)
  );
}

/** Returns the guests in running text, for an email without a labelled guest. */
function unlabelled(reading: EmailEvidence): Candidate[] {
  const full = [...namedInProse(reading), ...titled(reading), ...namedInSubject(reading)];
  if (full.some((one) => one.confidence >= CONFIDENCE.bar.enough)) return full;
  return [...full, ...surnamesInProse(reading)];
}

function namedGuest(pair: Pair, reading: EmailEvidence): Candidate[] {
  const text = textOf(pair.value);
  const leader = text.split(/[\n\t]/).find(isLead) ?? "";
  const [full] = [...peopleIn(leader), ...peopleIn(text.slice(0, 400)), ...underHeader(pair, reading)];
  const name = full ?? shortName(text, pair) ?? organisationIn(pair, reading);
  if (!name || isAgent(name, reading) || isNobody(name, text)) return [];
  const lead = pair.label.concepts.has("LEAD") ? SURE.lead : 0;
  const place = placeOf(pair.value, name);
  const isCut = isFromIncompleteList(name, pair, reading) || isOfLaterRow(pair, reading);
  const one = fromPair(
    "customer.name",
    pair,
    name,
    place,
    isCut ? SURE.along : sureOf(pair, full === undefined),
  );
  const earlier = SURE.earlier / (1 + pair.row);
  return [{ ...one, confidence: Math.min(SURE.most, one.confidence + lead + earlier) }];
}

/** "2 | DOE / JANE MRS": whether a person is numbered after another one. */
function isOfLaterRow({ row, value, source }: Pair, { parts }: EmailEvidence): boolean {
  const cells = parts.find(({ doc }) => doc === value.doc)?.rows[row]?.cells ?? [];
  return source === "table" && cells.length > 1 && /^[2-9][.)]?$/.test(cells[0]?.lines[0]?.text ?? "");
}

/** Whether the text is not a person: label words, the agency or a route, below a label whose name is missing. */
function isNobody(name: string, text: string): boolean {
  return (
    isMadeOfLabels(name) ||
    isOfAgency(text, name) ||
    isOfRoute(name, text) ||
    isStatus(name) ||
    asksNumber(name)
  );
}

/** "Larkspur Circle No." below a guest label whose name is missing. */
function asksNumber(name: string): boolean {
  return conceptsOf(fold(name.split(" ").at(-1) ?? "")).includes("NUM");
}

/** "Bergen – Kirkenes – Bergen". */
function isOfRoute(name: string, text: string): boolean {
  return text.split("\n").some((line) => line.includes(name) && /\p{L}\s[–—-]\s.*\p{L}\s[–—-]\s/u.test(line));
}

/** "Estado" below "Titular": a label for the booking's state. */
function isStatus(name: string): boolean {
  return !/\s/.test(name) && allVocabularies().some(({ status }) => status.test(fold(name)));
}

/** "Pinegate Travel Agency, Jane Doe" after a label for the person who booked. */
function isOfAgency(text: string, name: string): boolean {
  return AGENCY.test(fold(text.split("\n")[0]?.slice(0, text.indexOf(name) + name.length) ?? ""));
}

const AGENCY =
  /(?<!\p{L})(?:travel agen|biur[oa] podroz|reiseburo|reisebureau|agence de voyage|agencia de viaj|agenzia (?:di )?viaggi|agencia de viagens|reisbureau|resebyra|rejsebureau|reisebyra|matkatoimisto|utazasi iroda|seyahat acent|cestovni (?:kancelar|agentur)|cestovna kancelaria|agentie de turism|putnicka agencija|turisticka agencija)|旅行社|旅行[会會]社|旅行代理店|여행사/u;

/**
 * "Araç Grubu", "Pick up", "Additional Insured" below a driver label whose name is missing: whether every word belongs
 * to labels.
 */
function isMadeOfLabels(name: string): boolean {
  const isLabel = (word: string) => conceptsOf(word).some((concept) => concept !== "STOP");
  if (isEastern(name) && labelOf(name) !== null) return true;
  return labelWords(name).every((word) => isLabel(word) || isCompanion(word));
}

/**
 * "Guest | Diet" over "Jane Doe | vegan": a person below a label shows that the cell beside the label is another column
 * header.
 */
function underHeader({ value, row, source }: Pair, { parts }: EmailEvidence): string[] {
  if (/\d/.test(textOf(value))) return [];
  const [above, below] = parts.find(({ doc }) => doc === value.doc)?.rows.slice(row, row + 2) ?? [];
  const isTable =
    source === "label" && above && below && below.cells.length >= 2 && below.table === above.table;
  return (isTable && personIn(below.cells[0]?.lines[0]?.text ?? "")?.split("\n")) || [];
}

function sureOf({ labelText }: Pair, isShort: boolean): number {
  return (isShort ? SURE.short : 1) * (isCompanion(labelText) ? SURE.along : 1);
}

/** Returns a surname alone, as in "Mr & Mrs Ormerod", "Ormerod x 2" or "山田 太郎 様". */
function shortName(text: string, { label, value }: Pair): string | null {
  const [line = ""] = text.split(/\n|\t/);
  if (isEastern(line)) return easternName(line);
  const [titled] = titledSurnames(line.slice(0, 120));
  if (titled && titled.at < 12) return titled.name;
  if (isNoName(text, value)) return null;
  const alone =
    /^\s*(\p{Lu}[\p{L}'’-]{2,})(?:\s+(?:party|family|group)|\s*[x×+]\s?\d{1,2}(?:\s*(?:pax|adults?))?)?\s*$/u.exec(
      line,
    )?.[1];
  const isSure = label.score >= CONFIDENCE.layout.nameLabel || /[x×+]\s?\d/.test(line);
  return alone && isSure && isSurname(alone) ? alone : null;
}

/** Whether the text is a heading, a currency or a column header. */
function isNoName(text: string, value: Span): boolean {
  const isBelow = value.doc.text.charAt(value.start - 1) === "\n" && /^[^\n]*\t/.test(text);
  return isHeading(text) || isBelow || CODES.has(text.trim()) || isAmongColumns(value);
}

/** Whether a line is a heading: above rows of several cells, or in capitals above other lines. */
function isHeading(text: string): boolean {
  return /^[^\n\t]+\n[^\n]*\t|^[\p{L}'’-]+\n\p{L}/u.test(text);
}

/** "Guest | By | ETA": a word among others without a number is a column header. */
function isAmongColumns({ doc, start, end }: Span): boolean {
  const stop = doc.text.indexOf("\n", end);
  const line = doc.text.slice(doc.text.lastIndexOf("\n", start - 1) + 1, stop < 0 ? undefined : stop);
  return !/\d/.test(line) && line.split("\t").length % 2 === 1 && line.includes("\t");
}

function placeOf(value: Span, name: string): Span {
  const at = textOf(value).indexOf(name);
  return at < 0 ? within(value, 0) : within(value, at, at + name.length);
}
