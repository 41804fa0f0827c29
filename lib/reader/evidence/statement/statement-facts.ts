import { fold } from "@/lib/reader/words/fold";
import type { EmailEvidence } from "../layout/email-evidence";
import { textOf } from "../layout/pair";

/** Returns the period of a statement as printed. */
export function periodOf(reading: EmailEvidence): string | undefined {
  const pair = reading.pairs.find((one) => one.label.role === "period" && one.source === "label");
  const value = pair
    ? textOf(pair.value)
        .split(/[\n\t|]/)[0]
        ?.trim()
    : undefined;
  return value && value.length <= 60 ? value : undefined;
}

const TO_DATE =
  /(?:year|month|quarter)[ -]to[ -]date|\bytd\b|\bthis (?:calendar |financial )?year\b|\bto date\b|jahresbeginn|laufende[ns]? jahr|\bcumul|kumul|acumulad|ao ano|progressiv|da inizio anno|depuis (?:le )?(?:debut|janvier)|en lo que va|desde enero|dit jaar|tot op heden|hittills i ar|hidtil i ar|od (?:zacatku|poczatku) roku/;

/** Whether a label is for the year to date, which is not part of one statement. */
export function isToDate(text: string): boolean {
  return TO_DATE.test(fold(text));
}
