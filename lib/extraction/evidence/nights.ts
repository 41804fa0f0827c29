import { daysApart } from "./calendar";
import type { DayFound, Reading } from "./reading";

const NUMBER_WORDS: readonly (readonly string[])[] = [
  "two zwei deux dos due twee två dvě duas".split(" "),
  "three drei trois tres tre drie tři três".split(" "),
  "four vier quatre cuatro quattro fyra čtyři quatro".split(" "),
  "five fünf cinq cinco cinque vijf fem pět".split(" "),
  "six sechs seis sei zes sex šest".split(" "),
  "seven sieben sept siete sette zeven sju sedm sete".split(" "),
];
const NIGHTS = new RegExp(
  `(?<![\\d.,\\p{L}])(\\d{1,2}|${NUMBER_WORDS.flat().join("|")})[\\s-]+(?:[\\p{L}-]{3,12}\\s)?(?:nights?|nächte|nuits|noches|notti|nachten|nätter|noc[íi]|noites)(?!\\p{L})`,
  "giu",
);

const MAX_DAYS = 60;

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

/** How many nights the mail speaks of; null for none, or several numbers. */
function nightsIn(reading: Reading): number | null {
  const counts = reading.parts.flatMap(({ doc }) =>
    [...doc.text.slice(0, 20_000).matchAll(NIGHTS)].map((match) => numberOf(match[1] ?? "")),
  );
  return new Set(counts).size === 1 ? (counts[0] ?? null) : null;
}

function numberOf(word: string): number {
  if (/^\d/.test(word)) return Number(word);
  return NUMBER_WORDS.findIndex((words) => words.includes(word.toLowerCase())) + 2;
}
