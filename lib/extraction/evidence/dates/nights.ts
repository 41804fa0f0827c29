import type { DayFound, Reading } from "../layout/reading";
import { daysApart } from "./calendar";

const NUMBER_WORDS: readonly (readonly string[])[] = [
  "two zwei deux dos due twee två dvě duas".split(" "),
  "three drei trois tres tre drie tři três".split(" "),
  "four vier quatre cuatro quattro fyra čtyři quatro".split(" "),
  "five fünf cinq cinco cinque vijf fem pět".split(" "),
  "six sechs seis sei zes sex šest".split(" "),
  "seven sieben sept siete sette zeven sju sedm sete".split(" "),
];
const NIGHTS = new RegExp(
  `(?<![\\d.,\\p{L}])(\\d{1,2}|${NUMBER_WORDS.flat().join("|")})[\\s-]+(?:[\\p{L}-]{3,12}\\s)?(?:nights?|nächte|nuits|noches|notti|nachten|nätter|noc[íiy]|noites|netter|nætter|yötä)(?!\\p{L})`,
  "giu",
);

const NIGHT_COUNT =
  /(?<!\p{L})(?:(?:no\.?|number|anzahl|nombre|número|numero|aantal|antal|počet|liczba)\s(?:of |de |di |der )?)?(?:nights?|nächte|nuits|noches|notti|nachten|nätter|nocí|noites|nocy|netter|nætter|泊数|박수)\s?(?:\)\s?)?[:\t]\s?(\d{1,2})(?![\d.,/:-]|\s?[x×€$£])|(?<!\d)(\d{1,2})\s?(?:泊|박|晚)/giu;

const MAX_DAYS = 60;
const MAX_SCANNED = 20_000;

/** The only two of these days that are as far apart as the nights that the mail speaks of; null where that leaves a choice. */
export function daysOfNights(
  reading: Reading,
  days: readonly DayFound[],
): { readonly first: DayFound; readonly last: DayFound } | null {
  const nights = nightsIn(reading);
  const today = reading.calendar.today ?? "0000";
  const coming = days.filter((one) => one.day >= today).slice(0, MAX_DAYS);
  if (nights === null) return null;
  const stays = coming.flatMap((first) =>
    coming.filter((last) => daysApart(first.day, last.day) === nights).map((last) => ({ first, last })),
  );
  return new Set(stays.map(({ first }) => first.day)).size === 1 ? (stays[0] ?? null) : null;
}

const LONGER =
  /(?<![\d.,/-])(?:[2-9]|[12]\d)[\s-]?(?:nights?|nts|nachte|nuits|noches|notti|nachten|natter|netter|noci|noites|nocy|days?|tage|tagige?|jours|dias|giorni|dagen|dagar|dager|dage|dni)(?!\p{L})(?!\s(?:before|prior|vor|avant|antes|prima|voor|fore|for|pred|przed))/u;

/** Whether the mail speaks of more days than one, so that a single day is no whole journey. */
export function isLonger({ folded }: Reading): boolean {
  return LONGER.test(folded);
}

/** How many nights the mail speaks of; null for none, or several numbers. */
export function nightsIn(reading: Reading): number | null {
  const counts = reading.parts.flatMap(({ doc }) =>
    [
      ...doc.text.slice(0, MAX_SCANNED).matchAll(NIGHTS),
      ...doc.text.slice(0, MAX_SCANNED).matchAll(NIGHT_COUNT),
    ].map((match) => numberOf(match[1] ?? match[2] ?? "")),
  );
  return new Set(counts).size === 1 ? (counts[0] ?? null) : null;
}

function numberOf(word: string): number {
  if (/^\d/.test(word)) return Number(word);
  return NUMBER_WORDS.findIndex((words) => words.includes(word.toLowerCase())) + 2;
}
