import { CONFIDENCE } from "@/lib/reader/confidence";
import { fold } from "@/lib/reader/words/fold";
import type { Concept } from "@/lib/reader/words/labels/label-words";
import { conceptsOf } from "@/lib/reader/words/lexicon";
import { weekdayOf } from "@/lib/reader/words/months";
import type { Candidate } from "../../layout/candidate";
import type { DayFound, EmailEvidence } from "../../layout/email-evidence";
import { daysApart } from "../calendar";
import { ends, latest } from "../day-candidates";

const AT_SEA =
  /^\W*(?:day )?(?:at sea|cruising|auf see|seetag|en mer|en navegacion|in navigazione|em navegacao|op zee|till sjoss|til sjos|til havs|na mori|na morzu)(?!\p{L})/u;

type DayRow = { readonly day: DayFound; readonly number: number | undefined; readonly text: string };

const DAY = "(?:day|tag|jour|dia|giorno|dag|den|dzien|nap|paiva|ziua|dan) ?";
/** A range of day numbers: "Day 6-7 | 17-18 Sep". */
const DAY_NUMBERS = new RegExp(`^${DAY}(\\d{1,2})(?: ?[-–/] ?(\\d{1,2}))?(?!\\d)`, "gm");
const LEAD = new RegExp(
  `^(?:${DAY}(\\d{1,2})\\W{0,4})?(?:(?:from|vom|von|du|del?|dal|van|fran|fra|od) )?(?:([a-z]{2,12})(?:-feira)?\\W{1,3})?$`,
);
const LEAVING =
  /^[^\p{L}]*(?:\p{L}+ ){0,2}(?:disembark|debark|check-?out|check out|depart|return|end of|ausschiff|abreise|ruckreise|ruckflug|heimreise|debarqu|retour|fin d[eu]|desembar|salida|regreso|sbarc|partenza|rientro|ontscheping|vertrek|terugreis|avresa|hemresa|avgang hem|vylodeni|odjezd|odlet|saida|partida|regresso|afrejse|hjemrejse|utsjekk|wyjazd|powrot|zejscie)/u;
/** "Thekkady - Alleppey houseboat": travel on to another place. */
const GOES_ON = /^\W*\p{L}[\p{L} .'’]{1,30}? ?[–—→-] ?\p{L}(?!.*(?:airport|station|home))/u;
const NEIGHBOURS = 3;

/**
 * Reads an itinerary with one day per row: recognised by day numbers that match the dates, or by a last row that
 * mentions leaving.
 */
export function itineraryRows(reading: EmailEvidence, elsewhere: ReadonlySet<number>): Candidate[] {
  return blocksOf(rowsOf(reading, elsewhere)).flatMap((block) => {
    const days = block.map(({ day }) => day);
    const last = block.at(-1);
    if (isNumbered(block))
      return ends(days, CONFIDENCE.dates.numberedRows, "table").filter(({ field }) =>
        isEndTold(field, block),
      );
    const isLeft = block.length > 1 && LEAVING.test(last?.text ?? "") && !AT_SEA.test(block[0]?.text ?? "");
    return isLeft || isUnbroken(block, reading) ? ends(days, CONFIDENCE.dates.leavingRow, "table") : [];
  });
}

function rowsOf({ days, calendar: { today } }: EmailEvidence, elsewhere: ReadonlySet<number>): DayRow[] {
  return days.filter((one) => !elsewhere.has(one.span.start) && one.day >= (today ?? "")).flatMap(dayRow);
}

/** Doubts an end of the journey that lies within its programme, unless it has a label. */
export function unlessGoesOn(
  all: readonly Candidate[],
  reading: EmailEvidence,
  elsewhere: ReadonlySet<number>,
): Candidate[] {
  const blocks = blocksOf(rowsOf(reading, elsewhere));
  return all.map((one) =>
    one.source !== "label" && blocks.some((block) => isWithin(one, block))
      ? { ...one, confidence: Math.min(one.confidence, CONFIDENCE.doubt.doubted) }
      : one,
  );
}

/** Whether a day is within a programme but isn't the matching end of it. */
function isWithin({ field, value }: Candidate, block: readonly DayRow[]): boolean {
  const [first = "", last = ""] = [block[0]?.day.day, block.at(-1)?.day.day];
  const isEnd = field === "itinerary.endDate";
  return first <= String(value) && String(value) <= last && value !== (isEnd ? last : first);
}

/**
 * "2 Jul Arrive Johannesburg" over "3 - 6 Jul River Camp" and so on to "11 Jul Transfer for departing flight": whether
 * no day is left out.
 */
function isUnbroken(block: readonly DayRow[], { days }: EmailEvidence): boolean {
  if (block.length < 3) return false;
  const lastOf = ({ day: { row, span, day } }: DayRow) =>
    latest(days.filter((one) => one.row === row && one.span.doc === span.doc))?.day ?? day;
  const isClosed = block.every((row, index) => {
    const before = block[index - 1];
    return !before || [0, 1].includes(daysApart(lastOf(before), row.day.day));
  });
  return (
    isClosed && speaksOf(block[0], ["ARRIVE", "START"]) && speaksOf(block.at(-1), ["DEPART", "END", "RETURN"])
  );
}

function speaksOf(row: DayRow | undefined, concepts: readonly Concept[]): boolean {
  const words = row?.text.split(/[^\p{L}-]+/u) ?? [];
  return words.some((word) => conceptsOf(word).some((one) => concepts.includes(one)));
}

/** Returns a day that begins its row, apart from a day number and a weekday. */
function dayRow(day: DayFound): DayRow[] {
  const { doc, start, end } = day.span;
  const lead = fold(doc.text.slice(doc.text.lastIndexOf("\n", start - 1) + 1, start)).trimEnd();
  const match = LEAD.exec(lead === "" ? "" : `${lead} `) ?? LEAD.exec(lead);
  if (!match || (match[2] && !isWeekday(match[2]))) return [];
  const [own = "", below = ""] = doc.text.slice(end, end + 90).split("\n");
  const text = fold(/\p{L}/u.test(own) ? own : below);
  return [{ day, number: match[1] === undefined ? undefined : Number(match[1]), text }];
}

/** "Mar." means Tuesday in several languages, and March in others. */
function isWeekday(word: string): boolean {
  return word === "mar" || weekdayOf(word) !== undefined;
}

/** Groups nearby rows with ascending days. */
function blocksOf(rows: readonly DayRow[]): DayRow[][] {
  const blocks: DayRow[][] = [];
  for (const row of rows) {
    const before = blocks.at(-1)?.at(-1);
    const goesOn =
      before &&
      before.day.span.doc === row.day.span.doc &&
      row.day.row > before.day.row &&
      row.day.row - before.day.row <= NEIGHBOURS &&
      row.day.day >= before.day.day;
    if (goesOn) blocks.at(-1)?.push(row);
    else blocks.push([row]);
  }
  return blocks;
}

/**
 * Whether an end of the programme is reliable. The first day is missing if the numbers start above 1; the last is
 * missing if higher day numbers occur, or if the last row travels on to another place.
 */
function isEndTold(field: Candidate["field"], block: readonly DayRow[]): boolean {
  if (field === "itinerary.startDate") return (block[0]?.number ?? 0) <= 1;
  const last = block.at(-1);
  return !GOES_ON.test(last?.text ?? "") && highestDay(last) <= (last?.number ?? 0);
}

function highestDay(row: DayRow | undefined): number {
  const text = fold(row?.day.span.doc.text.slice(0, MAX_TEXT) ?? "");
  return Math.max(0, ...[...text.matchAll(DAY_NUMBERS)].map(([, first, last]) => Number(last ?? first)));
}

const MAX_TEXT = 30_000;

/** "Day 1 | 21 May", "Day 11 | 31 May": whether at least two rows are numbered as far apart as their days. */
function isNumbered(block: readonly DayRow[]): boolean {
  const [first, ...more] = block;
  if (!first || first.number === undefined || more.length === 0) return false;
  const from = first.number;
  return more.every(
    ({ day, number }) => number !== undefined && daysApart(first.day.day, day.day) === number - from,
  );
}
