type Era = {
  /** Letters or words that only files of this country have. */
  readonly writing: RegExp;
  readonly day: RegExp;
  /** The day with a year that can't be mistaken. */
  readonly inFull: string;
};

const END = "(?=$|,? \\d{1,2}:\\d\\d)";
/** Buddhist years 58 to 92 are 2015 to 2049. As years of this century they are decades ahead. */
const BUDDHIST = "(?:5[89]|[6-8]\\d|9[0-2])";
/** Years 1 to 18 of the Reiwa era are 2019 to 2036. As years of this century they are before the era. */
const REIWA = "(?:0?[1-9]|1[0-8])";

const ERAS: readonly Era[] = [
  {
    writing: /\p{Script=Thai}/u,
    day: new RegExp(`^(\\d{1,2})([-/. ])(\\d{1,2}|[a-z]{3,9})\\2(${BUDDHIST})${END}`, "i"),
    inFull: "$1.$3.25$4",
  },
  {
    writing: /\p{Script=Thai}/u,
    day: new RegExp(`^(${BUDDHIST}([-/.])\\d{1,2}\\2\\d{1,2})${END}`),
    inFull: "25$1",
  },
  {
    writing: /[\p{Script=Hiragana}\p{Script=Katakana}]|摘要|日付/u,
    day: new RegExp(`^(${REIWA}([-/.])(?:0?[1-9]|1[0-2])\\2(?:0?[1-9]|[12]\\d|3[01]))${END}`),
    inFull: "R$1",
  },
];
const SHORT = new RegExp(`^\\d{1,2}([-/. ])(?:\\d{1,2}|[a-z]{3,9})\\1\\d{2}${END}`, "i");

/**
 * Returns a function that completes the two-digit years of days in an era of their country, Buddhist in Thailand and
 * Reiwa in Japan. It does so only if all such days of the rows fit the era and, read as years of this century, would
 * be decades away. The writing of the rows tells the country.
 */
export function yearsOfEra(rows: readonly (readonly string[])[]): (cell: string) => string {
  const cells = rows.flat().map((cell) => cell.trim());
  const days = cells.filter((cell) => SHORT.test(cell));
  const era = ERAS.find(
    ({ writing, day }) =>
      days.length > 0 && days.every((cell) => day.test(cell)) && cells.some((cell) => writing.test(cell)),
  );
  return era ? (cell) => cell.trim().replace(era.day, era.inFull) : (cell) => cell;
}
