const CLOCK =
  "\\d{1,2}(?:[:h]\\d{2}(?:[:.]\\d{2})?|\\.\\d{2}\\.\\d{2}|(?= ?[ap]\\.?m\\b))(?:[.,:]\\d{1,9})?(?: ?[ap]\\.?m\\.?)?";
const ZONE = "(?: ?(?:z|(?:utc|gmt)?[+-]\\d{1,2}(?::?\\d{2})?|[a-z]{2,5}|[a-z]+\\/[a-z_/]+))?";
/** `T15:30:00.000+01:00`, ` 3:30 PM EST`, `-15.30.00.000000`, `, 15:30 Uhr`. */
const TIME_BEHIND = new RegExp(
  `(?:[t_]|,? (?:(?:um|at|kl|ore|alle|às|à)\\.? )?|-(?=\\d\\d\\.))${CLOCK}${ZONE}$`,
  "i",
);
/** A time with a single point looks like a day and month, so it only counts after a complete day. */
const POINTED_TIME = /(?<=\d{4}|\d{4}[-./]\d{2}[-./]\d{2}),? \d{1,2}\.\d{2}$/;
const TIME_BEFORE =
  /^\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?(?: (?:utc|gmt|[ecmp][sd]t|ces?t|jst|bst))?,? (?=\S)/i;
/** `Mon Nov 2 15:30:00 UTC 2026` */
const TIME_WITHIN = / \d{2}:\d{2}:\d{2}(?: [a-z]{3,4}| [+-]\d{4})? (?=\d{4}$)/i;
const ZONE_OF_DAY = /(?<=^\d{4}-\d{2}-\d{2})(?:z|[+-]\d{2}:\d{2})$/i;
/** The posting day comes first if a bank also names the value day: `11/03/2026 as of 11/02/2026`. */
const AS_OF = /(?<=\S) as (?:of|at) [\p{L}\d/., -]{6,20}$/iu;
const AS_OF_BEFORE = /^(?:as of|as at|per|vom|am|den|le|il|el|em):? /i;
const IN_BRACKETS = / ?[([][^()[\]]{1,40}[)\]]$/;

/**
 * Returns the part of a text that is its day, without time, time zone or weekday in brackets. Converts Thai, Japanese
 * and Taiwanese years to a form that the date parser reads.
 */
export function dayPart(raw: string): string {
  const text = raw.normalize("NFKC").replace(/\s+/g, " ").trim();
  return thai(eastern(text))
    .replace(VIETNAMESE_DAY, "$1.$2.$3")
    .replace(AS_OF, "")
    .replace(AS_OF_BEFORE, "")
    .replace(IN_BRACKETS, "")
    .replace(TIME_WITHIN, " ")
    .replace(TIME_BEHIND, "")
    .replace(POINTED_TIME, "")
    .replace(TIME_BEFORE, "")
    .replace(ZONE_OF_DAY, "")
    .replace(/(?<=\d) ?([-/.]) ?(?=\d)/g, "$1");
}

/** The year before the first one of each Japanese era, and the number of years of the era. */
const ERAS: readonly (readonly [names: RegExp, before: number, years: number])[] = [
  [/^(?:令和?|R)/i, 2018, 99],
  [/^(?:平成?|H)/i, 1988, 31],
  [/^(?:昭和?|S)/i, 1925, 64],
];
const ERA_DAY =
  /^(?:令和?|平成?|昭和?|[RHS])\.? ?(元|\d{1,2}) ?[-/.年] ?(\d{1,2}) ?[-/.月] ?(\d{1,2})(?: ?日)?/i;
const REPUBLIC_DAY = /^(?:民國|民国)? ?(1\d{2}) ?[-/.年] ?(\d{1,2}) ?[-/.月] ?(\d{1,2})(?!\d)(?: ?日)?/;
const EASTERN_DAY = /^(\d{4}) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2})(?: ?[日일号號])?/;

const THAI_MONTHS = [
  "มค มกราคม",
  "กพ กุมภาพันธ์",
  "มีค มีนาคม",
  "เมย เมษายน",
  "พค พฤษภาคม",
  "มิย มิถุนายน",
  "กค กรกฎาคม",
  "สค สิงหาคม",
  "กย กันยายน",
  "ตค ตุลาคม",
  "พย พฤศจิกายน",
  "ธค ธันวาคม",
].map((names) => names.split(" "));
const THAI_DAY = /^(\d{1,2})[ ./-]{0,2}([\p{Script=Thai}.]{3,12}?)[ /-]?(\d{4}|\d{2})$/u;
/** The range of two-digit years that are taken as Buddhist years: 2015 to 2049. */
const [FIRST_THAI, LAST_THAI] = [58, 92];

/** `2 thg 1, 2024`, `ngày 2 tháng 1 năm 2024` */
const VIETNAMESE_DAY =
  /^(?:ngày )?(\d{1,2})\.?[ -](?:tháng|thg)\.? ?(\d{1,2})\.?(?:, ?| năm |[ -])(\d{4})$/iu;

/** Writes `4 พ.ค. 69` as 4.5.2569. */
function thai(text: string): string {
  return text.replace(THAI_DAY, (whole, day: string, name: string, year: string) => {
    const month = THAI_MONTHS.findIndex((names) => names.includes(name.replaceAll(".", ""))) + 1;
    const isThai = year.length === 2 && Number(year) >= FIRST_THAI && Number(year) <= LAST_THAI;
    return month > 0 ? `${day}.${month}.${isThai ? "25" : ""}${year}` : whole;
  });
}

/** Writes `令和8年11月2日`, `R8.11.2`, `民國115/11/2` and `2026년 11월 2일` as 2026-11-2. */
function eastern(text: string): string {
  const era = ERAS.find(([names]) => names.test(text));
  if (era) {
    return text.replace(ERA_DAY, (whole, year: string, month: string, day: string) => {
      const count = year === "元" ? 1 : Number(year);
      return count < 1 || count > era[2] ? whole : `${era[1] + count}-${month}-${day}`;
    });
  }
  return text
    .replace(EASTERN_DAY, "$1-$2-$3")
    .replace(
      REPUBLIC_DAY,
      (_, year: string, month: string, day: string) => `${Number(year) + 1911}-${month}-${day}`,
    );
}

/**
 * Returns the Gregorian year. Years from 2500 on belong to the Buddhist era. Returns undefined for a year that no
 * statement can have.
 */
export function gregorianYear(year: string): string | undefined {
  const number = Number(year);
  if (number >= 2500 && number < 2600) return String(number - 543);
  return number >= 1900 && number < 2200 ? year : undefined;
}
