import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parseDateCell } from "@/lib/imports/dates/csv-date.model";

const FOLDER = join(import.meta.dirname, "../../../lib/imports/words/languages");
/** Languages whose months have numbers instead of names. */
const NUMBERED = ["ja", "ko", "zh"];
const languages = readdirSync(FOLDER)
  .map((file) => file.slice(0, 2))
  .filter((language) => !NUMBERED.includes(language));

/** Names of another month in a neighbouring language, which no day can be read by alone. */
const OPEN = /^(?:lip|srp|lis|listopad)$/;
/** Croatian and Polish call different months listopada; in Croatian, the day before it has a point. */
const DOTTED = "listopada";

function namesOf(language: string, month: number): readonly string[] {
  const day = new Date(Date.UTC(2024, month - 1, 2));
  const ways = (["short", "long"] as const).flatMap((length) => [
    { month: length },
    { month: length, day: "numeric" as const },
  ]);
  const names = ways.flatMap((way) => {
    const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { ...way, timeZone: "UTC" });
    return format.formatToParts(day).find(({ type }) => type === "month")?.value ?? [];
  });
  return [...new Set(names.map((name) => name.replace(/\.$/, "")))].filter((name) => !/^\d/.test(name));
}

it.each(languages)("reads every month of %s by its name and its abbreviation", (language) => {
  for (let month = 1; month <= 12; month += 1) {
    const wanted = `2024-${String(month).padStart(2, "0")}-02`;
    const names = namesOf(language, month);
    for (const name of names.filter((one) => !OPEN.test(one) && one !== DOTTED)) {
      for (const cell of [`02 ${name} 2024`, `02 ${name}. 2024`, `02-${name}-2024`, `2. ${name} 2024`])
        expect([cell, parseDateCell(cell, "DMY")]).toEqual([cell, wanted]);
    }
  }
});

it.each(["02 lip 2024", "02 srp 2024", "02 lis 2024", "02 listopad 2024"])("leaves %s open", (cell) => {
  expect(parseDateCell(cell, "DMY")).toBeUndefined();
});

it.each([
  ["02-NİS-2024", "2024-04-02"],
  ["2. listopada 2024", "2024-10-02"],
  ["2 listopada 2024", "2024-11-02"],
  ["ngày 2 tháng 1 năm 2024", "2024-01-02"],
])("reads %s", (cell, day) => {
  expect(parseDateCell(cell, "DMY")).toBe(day);
});
