import { type CalendarDate, calendarDate } from "@/lib/base/calendar-date";

/** Whether a day or a month comes first where both are written as numbers. */
export const DATE_ORDERS = ["DMY", "MDY"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** What one date tells of how its file writes dates; `either` is a day and a month in both orders. */
export type DateEvidence = DateOrder | "either" | "none";

const TIME = /[T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[AP]M)?( ?(Z|UTC|[+-]\d{2}:?\d{2}))?$/i;
const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const DIGITS = /^(\d{4})(\d{2})(\d{2})$/;
const NUMBERS = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;
const DAY_NAME = /^\p{L}{2,12}\.?,? +(?=\d|\p{L})/u;
const DAY_AND_NAME =
  /^(\d{1,2})(?:st|nd|rd|th|\.)?[ -]+(?:de )?(\p{L}{3,12})\.?,?[ -]+(?:de )?(\d{4}|\d{2})$/iu;
const NAME_AND_DAY = /^(\p{L}{3,12})\.? +(\d{1,2})(?:st|nd|rd|th)?,? +(\d{4})$/iu;

/** The first letters of a month's name in English, French, German, Spanish, Italian, Portuguese and Dutch. */
const MONTHS: readonly (readonly string[])[] = [
  ["jan", "ene", "gen"],
  ["feb", "fev"],
  ["mar", "mrt", "maa"],
  ["apr", "avr", "abr"],
  ["may", "mai", "mag", "mei"],
  ["jun", "juin", "giu"],
  ["jul", "juil", "lug"],
  ["aug", "aou", "ago"],
  ["sep", "set"],
  ["oct", "okt", "ott", "out"],
  ["nov"],
  ["dec", "dez", "dic"],
];

/** Reads a day in any of the usual ways to write one; `order` decides only what can be read both ways. Undefined for everything else. */
export function typedDate(raw: string, order: DateOrder): CalendarDate | undefined {
  const text = dayPart(raw);
  const [year, month, day] =
    yearFirst(text) ?? numbers(text, order) ?? named(text) ?? named(text.replace(DAY_NAME, "")) ?? [];
  return year === undefined || month === undefined || day === undefined ? undefined : dayOf(year, month, day);
}

/** See DateEvidence. Dots stand in dates that begin with the day. */
export function dateEvidence(raw: string): DateEvidence {
  const match = NUMBERS.exec(dayPart(raw));
  if (!match) return "none";
  const [first, second] = [Number(match[1]), Number(match[3])];
  if (first > 12) return "DMY";
  if (second > 12) return "MDY";
  if (match[2] === ".") return "DMY";
  return first === second ? "none" : "either";
}

type Parts = readonly [year: string, month: string, day: string];

function dayPart(raw: string): string {
  return raw
    .replace(/[\u00a0\u202f\s]+/g, " ")
    .trim()
    .replace(TIME, "");
}

function yearFirst(text: string): Parts | undefined {
  const match = YEAR_FIRST.exec(text);
  if (match) return [match[1] ?? "", match[3] ?? "", match[4] ?? ""];
  const digits = DIGITS.exec(text);
  return digits ? [digits[1] ?? "", digits[2] ?? "", digits[3] ?? ""] : undefined;
}

function numbers(text: string, order: DateOrder): Parts | undefined {
  const match = NUMBERS.exec(text);
  if (!match) return undefined;
  const [, first = "", , second = "", year = ""] = match;
  const evidence = dateEvidence(text);
  const actual = evidence === "DMY" || evidence === "MDY" ? evidence : order;
  return actual === "DMY" ? [year, second, first] : [year, first, second];
}

function named(text: string): Parts | undefined {
  const dayFirst = DAY_AND_NAME.exec(text);
  if (dayFirst) return withMonth(dayFirst[3] ?? "", dayFirst[2] ?? "", dayFirst[1] ?? "");
  const nameFirst = NAME_AND_DAY.exec(text);
  return nameFirst ? withMonth(nameFirst[3] ?? "", nameFirst[1] ?? "", nameFirst[2] ?? "") : undefined;
}

function withMonth(year: string, name: string, day: string): Parts | undefined {
  const folded = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const index = MONTHS.findIndex((starts) => starts.some((start) => folded.startsWith(start)));
  return index === -1 ? undefined : [year, String(index + 1), day];
}

/** A year of two digits is one of this century. */
function dayOf(year: string, month: string, day: string): CalendarDate | undefined {
  const text = `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isRealDay(text) ? text : undefined;
}

const known = new Map<string, boolean>();
const KNOWN_DAYS = 20_000;

/** Files repeat their days, and asking zod once for each is what makes 100,000 rows quick. */
function isRealDay(text: string): text is CalendarDate {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= KNOWN_DAYS) known.clear();
  const real = calendarDate.safeParse(text).success;
  known.set(text, real);
  return real;
}
