import CALENDAR from "./calendar.json" with { type: "json" };
import { fold } from "./fold";

/** Names of months and weekdays, and their usual short forms, by language; an underscore stands for a blank. */
const LANGUAGES = Object.values(CALENDAR);

function numbered(part: "months" | "weekdays", count: number, first: number): ReadonlyMap<string, number> {
  const names = Array.from({ length: count }, (_, index) =>
    LANGUAGES.flatMap((language) => language[part][index]?.split(" ") ?? []),
  );
  return new Map(
    names.flatMap((all, index) => all.map((name) => [fold(name.replace("_", " ")), index + first] as const)),
  );
}

/** What two months share is the later one of them. */
const MONTH_OF = numbered("months", 12, 1);

/** Croatian counts its days with a dot and calls October what is November to the Poles: "14. listopada", "14 listopada". */
const OCTOBER_IF_DOTTED = "listopada";

/** 1 to 12, for a folded month name with or without a dot. `isDotted`: the day before it is written as an ordinal. */
export function monthOf(word: string, isDotted = false): number | undefined {
  if (isDotted && word === OCTOBER_IF_DOTTED) return 10;
  return MONTH_OF.get(word.replace(/\.$/, ""));
}

/**
 * More names and short forms, which mean a month only where a whole cell is a day: in running text some are other words.
 */
const IN_CELLS: readonly string[] = [
  "i jaanuar janvaris sausio sausis oca sty siecnia sijecanj sij tammi tammikuu  януари јануар січ",
  "ii veebruar februaris vasario vasaris febr sub lut luty helmi helmikuu fbr pebruari фебруар лют",
  "iii mart marc kovo kovas maa mac maret marzec maalis maaliskuu ozu март мрт бер",
  "iv aprill aprilis balandzio balandis kwi kwiecien huhti huhtikuu tra кві",
  "v maijs geguzes geguze toukokuu touko svi maio maiu мај тра",
  "vi juuni junijs birzelio birzelis haz cze czerwiec kesa kesakuu чер јун",
  "vii juuli julijs liepos liepa tem lipiec heina heinakuu julai јул",
  "viii augusts rugpjucio rugpjutis agu sie sierpien elo elokuu avg agt ogos ogo agustus kol август сер",
  "ix septembris rugsejo rugsejis eyl wrz wrzesien syys syyskuu szept septembar ruj вер септембар",
  "x oktoober oktobris spalio spalis eki paz pazdziernik loka lokakuu oktobar жов октобар",
  "xi novembris lapkricio lapkritis kas marras marraskuu noi novembar stu лист новембар",
  "xii detsember decembris gruodzio gruodis ara gru grudzien joulu joulukuu des desember disember dis dek decembar гру децембар",
];

const CELL_MONTH_OF: ReadonlyMap<string, number> = new Map(
  IN_CELLS.flatMap((names, index) => names.split(" ").map((name) => [fold(name), index + 1] as const)),
);
/** July in Zagreb and August in Prague, June and July, October and November: nobody can tell from the word alone. */
const TWO_MONTHS: ReadonlySet<string> = new Set(["srp", "lip", "lis", "listopad"]);

/** As `monthOf`, for a word of a cell that holds nothing but a day: names and short forms of every language that is read. */
export function monthInCell(word: string, isDotted: boolean): number | undefined {
  const folded = fold(word);
  if (TWO_MONTHS.has(folded)) return undefined;
  return monthOf(folded, isDotted) ?? CELL_MONTH_OF.get(folded);
}

/** All names as one alternation, longest first and letter by letter, for use in patterns over folded text. */
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

/** 0 (Sunday) to 6, for a folded weekday name. */
export function weekdayOf(word: string): number | undefined {
  return WEEKDAY_OF.get(word.replace(/\.$/, "").replace(/-feira$/, ""));
}
