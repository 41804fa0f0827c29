import CALENDAR from "./calendar.json" with { type: "json" };
import { fold, foldInPlace } from "./fold";

/** The names of months and weekdays and their usual abbreviations, by language; an underscore stands for a space. */
const LANGUAGES = Object.values(CALENDAR);

/** Matches what stays count, folded in place: nights and guests. A number before these words is no year. */
export const COUNTED_PATTERN = LANGUAGES.flatMap((language) =>
  "counted" in language ? language.counted.split(" ") : [],
)
  .map(foldInPlace)
  .join("|");

function numbered(part: "months" | "weekdays", count: number, first: number): ReadonlyMap<string, number> {
  const names = Array.from({ length: count }, (_, index) =>
    LANGUAGES.flatMap((language) => language[part][index]?.split(" ") ?? []),
  );
  return new Map(
    names.flatMap((all, index) => all.map((name) => [fold(name.replace("_", " ")), index + first] as const)),
  );
}

/** A name shared by two months means the later one. */
const MONTH_OF = numbered("months", 12, 1);

/**
 * Croatian writes an ordinal dot after the day, and uses for October the name that Polish uses for November: "14.
 * listopada", "14 listopada".
 */
const OCTOBER_IF_DOTTED = "listopada";

/**
 * Returns 1 to 12 for a folded month name with or without a dot. `isDotted` says that the day before it is an ordinal.
 */
export function monthOf(word: string, isDotted = false): number | undefined {
  if (isDotted && word === OCTOBER_IF_DOTTED) return 10;
  return MONTH_OF.get(word.replace(/\.$/, ""));
}

/**
 * More names and abbreviations, which mean a month only if a whole cell is a date; in running text, some are other
 * words.
 */
const IN_CELLS: readonly string[] = [
  "i jaanuar janvaris sausio sausis oca sty siecnia sijecanj sij tammi tammikuu  януари јануар січ styczen ינו",
  "ii veebruar februaris vasario vasaris febr sub lut luty helmi helmikuu fbr pebruari фебруар лют velj февр פבר",
  "iii mart marc kovo kovas maa mac maret marzec maalis maaliskuu ozu март мрт бер",
  "iv aprill aprilis balandzio balandis kwi kwiecien huhti huhtikuu tra кві nis квіт אפר",
  "v maijs geguzes geguze toukokuu touko svi maio maiu мај тра трав",
  "vi juuni junijs birzelio birzelis haz cze czerwiec kesa kesakuu чер јун junij черв",
  "vii juuli julijs liepos liepa tem lipiec heina heinakuu julai јул julij лип",
  "viii augusts rugpjucio rugpjutis agu sie sierpien elo elokuu avg agt ogos ogo agustus kol август сер серп אוג",
  "ix septembris rugsejo rugsejis eyl wrz wrzesien syys syyskuu szept septembar ruj вер септембар zar ספט",
  "x oktoober oktobris spalio spalis eki paz pazdziernik loka lokakuu oktobar жов октобар жовт אוק",
  "xi novembris lapkricio lapkritis kas marras marraskuu noi novembar stu лист новембар нояб נוב",
  "xii detsember decembris gruodzio gruodis ara gru grudzien joulu joulukuu des desember disember dis dek decembar гру децембар груд דצמ",
];

const CELL_MONTH_OF: ReadonlyMap<string, number> = new Map(
  IN_CELLS.flatMap((names, index) => names.split(" ").map((name) => [fold(name), index + 1] as const)),
);
/** Names of two months, such as July in Croatian and August in Czech, which the word alone leaves open. */
const TWO_MONTHS: ReadonlySet<string> = new Set(["srp", "lip", "lis", "listopad"]);

/**
 * Does the same as `monthOf` for a word in a cell that is only a date, with the names and abbreviations of every
 * supported language.
 */
export function monthInCell(word: string, isDotted: boolean): number | undefined {
  const folded = fold(word);
  if (TWO_MONTHS.has(folded)) return undefined;
  return monthOf(folded, isDotted) ?? CELL_MONTH_OF.get(folded);
}

/** All names as one alternation, the longest first and factored letter by letter, for patterns over folded text. */
export const MONTH_PATTERN = anyOf([...MONTH_OF.keys()]);

function anyOf(words: readonly string[]): string {
  const letters = [...new Set(words.flatMap((word) => word.slice(0, 1)))].filter((letter) => letter !== "");
  const branches = letters.map((letter) => {
    const rests = words.filter((word) => word.startsWith(letter)).map((word) => word.slice(1));
    const rest = rests.some((one) => one !== "") ? `(?:${anyOf(rests)})${rests.includes("") ? "?" : ""}` : "";
    return (letter === "." ? "\\." : letter) + rest;
  });
  return branches.join("|");
}

const WEEKDAY_OF = numbered("weekdays", 7, 0);

/** Returns 0 (Sunday) to 6 for a folded weekday name. */
export function weekdayOf(word: string): number | undefined {
  return WEEKDAY_OF.get(word.replace(/\.$/, "").replace(/-feira$/, ""));
}
