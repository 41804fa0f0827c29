import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseDateCell, parseTypedDate } from "@/lib/imports/dates/csv-date.model";
import { orderDetector } from "@/lib/imports/dates/csv-date-order.model";

describe("a date", () => {
  it.each([
    ["2026-03-05", "2026-03-05"],
    ["2026/3/5", "2026-03-05"],
    ["2026.03.05", "2026-03-05"],
    ["20260305", "2026-03-05"],
    ["2026-03-05T00:00:00", "2026-03-05"],
    ["2026-03-05T23:30:00Z", "2026-03-05"],
    ["2026-03-05 14:30", "2026-03-05"],
    ["03/25/2026 2:30 PM", "2026-03-25"],
    ["25/03/2026", "2026-03-25"],
    ["03/25/2026", "2026-03-25"],
    ["25-03-26", "2026-03-25"],
    ["05.03.2026", "2026-03-05"],
    ["5 Mar 2026", "2026-03-05"],
    ["5-Mar-26", "2026-03-05"],
    ["5th March 2026", "2026-03-05"],
    ["March 5, 2026", "2026-03-05"],
    ["Sept 5 2026", "2026-09-05"],
    ["Thu, 5 Mar 2026", "2026-03-05"],
    ["5. März 2026", "2026-03-05"],
    ["5 de marzo de 2026", "2026-03-05"],
    ["5 août 2026", "2026-08-05"],
    ["29/02/2028", "2028-02-29"],
    ["21Jun2026", "2026-06-21"],
    ["Jun-21-2026", "2026-06-21"],
    ["21/Jun/2026", "2026-06-21"],
    ["21JUN26", "2026-06-21"],
    ["Sun 21 Jun 2026", "2026-06-21"],
    ["Sunday, June 21, 2026", "2026-06-21"],
    ["21 Jun '26", "2026-06-21"],
    ["21_Jun_2026", "2026-06-21"],
    ["the 21st of June 2026", "2026-06-21"],
    ["2026-Jun-21", "2026-06-21"],
    ["2026JUN21", "2026-06-21"],
    ["21-jun.-2026", "2026-06-21"],
    ["21 juin 2026", "2026-06-21"],
    ["21 czerwca 2026 r.", "2026-06-21"],
    ["21. června 2026", "2026-06-21"],
    ["21 Haziran 2026", "2026-06-21"],
    ["21 июня 2026 г.", "2026-06-21"],
    ["2026 m. birželio 21 d.", "2026-06-21"],
    ["2026. június 21.", "2026-06-21"],
    ["21 Ιουνίου 2026", "2026-06-21"],
    ["21 kesäkuuta 2026", "2026-06-21"],
    ["21-giu-26", "2026-06-21"],
    ["21.VI.2026", "2026-06-21"],
    ["2026-06-21T10:00:00.000+02:00[Europe/Berlin]", "2026-06-21"],
    ["2026-06-21-15.30.00.123456", "2026-06-21"],
    ["21.06.2026 um 15:30 Uhr", "2026-06-21"],
    ["21.06.2026, 15:30", "2026-06-21"],
    ["2026-06-21 15.30", "2026-06-21"],
    ["2026-06-21 10:00:00 Europe/Berlin", "2026-06-21"],
    ["Sun Jun 21 15:30:00 UTC 2026", "2026-06-21"],
    ["Sun Jun 21 2026 15:30:00 GMT+0200 (Central European Summer Time)", "2026-06-21"],
    ["10:30:00 Jun 21, 2026", "2026-06-21"],
    ["3:30 PM 06/21/2026", "2026-06-21"],
    ["06/21/2026 3:30:15 PM EST", "2026-06-21"],
    ["6/21/2026 3 PM", "2026-06-21"],
    ["2026-06-21Z", "2026-06-21"],
    ["2026-06-21+02:00", "2026-06-21"],
    ["Sun, 21 Jun 2026 15:30:00 +0000", "2026-06-21"],
    ["06/21/2026 as of 06/20/2026", "2026-06-21"],
    ["as of 21 Jun 2026", "2026-06-21"],
    ["2026/06/21 (日)", "2026-06-21"],
    ["令和8年6月21日", "2026-06-21"],
    ["R8.6.21", "2026-06-21"],
    ["2026年6月21日", "2026-06-21"],
    ["2026년 6월 21일", "2026-06-21"],
    ["２０２６／０６／２１", "2026-06-21"],
    ["115/06/21", "2026-06-21"],
    ["21/06/2569", "2026-06-21"],
    ["2026. 6. 21.", "2026-06-21"],
    ["21. 6. 2026", "2026-06-21"],
    ["21 / 06 / 2026", "2026-06-21"],
    ["21.06.2026.", "2026-06-21"],
    ["平成元年5月1日", "1989-05-01"],
    ["02NOV26", "2026-11-02"],
    ["14. listopada 2026", "2026-10-14"],
    ["14 listopada 2026", "2026-11-14"],
  ])("%s is %s in either order", (raw, day) => {
    expect(parseTypedDate(raw, "DMY")).toBe(day);
    expect(parseTypedDate(raw, "MDY")).toBe(day);
  });

  it("follows the file's order where it can be read in two ways", () => {
    expect(parseTypedDate("05/03/2026", "DMY")).toBe("2026-03-05");
    expect(parseTypedDate("05/03/2026", "MDY")).toBe("2026-05-03");
  });

  it.each([
    "",
    "today",
    "infinity",
    "2026-02-30",
    "29/02/2027",
    "13/13/2026",
    "2026-13-01",
    "0000-00-00",
    "5/2026",
    "46086",
    "5 Foo 2026",
    "10/03-2026",
    "1/2/3/4",
    "2026-03-05 extra",
    "٠٥/٠٣/٢٠٢٦",
    "Jun 2026",
    "21 Jun",
    "02 lis 2026",
    "R0.1.1",
    "H32.1.1",
    "26年6月21日",
    "AB12 MAY 20",
    "21 Jun 2026 5",
    "3000-01-01",
    "202606211530",
    "21062026",
  ])("%j is none", (raw) => expect(parseTypedDate(raw, "DMY")).toBeUndefined());

  it.each([
    ["24/11/26", ["2026-11-24", "2026-11-24", "2024-11-26"]],
    // If a person states the order, a date counts however long ago it is.
    ["26/11/02", ["2002-11-26", "2002-11-26", "2026-11-02"]],
    ["02/11/26", ["2026-11-02", "2026-02-11", "2002-11-26"]],
    ["16/06/14", ["2014-06-16", "2014-06-16", "2016-06-14"]],
    ["02/30/26", [undefined, undefined, undefined]],
    ["11/28/26", ["2026-11-28", "2026-11-28", undefined]],
  ])("%s has its year where the order says that it is", (text, days) =>
    expect((["DMY", "MDY", "YMD"] as const).map((order) => parseTypedDate(text, order))).toEqual(days),
  );
});

const orderOf = (...days: string[]) => {
  const column = orderDetector();
  days.forEach(column.look);
  const { order, open } = column.found();
  return order ?? open;
};

describe("the order of a column's days", () => {
  it.each([
    ["DMY", ["25/03/2026"]],
    ["MDY", ["03/25/2026"]],
    ["DMY", ["05.03.2026"]],
    ["DMY", ["05/03/2026", "25/03/2026"]],
    ["DMY", ["05/05/2026"]],
    ["DMY", ["21112026"]],
    ["DMY", ["02.11.26"]],
    // With the year first, the dates would be long ago.
    ["DMY", ["13/06/26", "16/06/26"]],
    ["YMD", ["31/06/14"]],
    // In the opposite order, the dates would be years apart.
    ["DMY", ["23.11.26", "24.11.26", "25.11.26", "24.12.26", "22.01.27"]],
    ["YMD", ["24/10/24", "24/11/02", "24/11/26", "24/11/28", "25/01/03"]],
    ["YMD", ["26/06/03", "26/06/11", "26/06/12", "26/06/18", "26/06/24"]],
    [null, ["2026-03-05", "5 Mar 2026", ""]],
    [null, ["25/03/2026", "03/25/2026"]],
    // April has no day 31, and nothing suggests reading the other date as long ago.
    [null, ["13/03/27", "31/04/27"]],
  ])("is %s for %j", (order, days) => expect(orderOf(...days)).toBe(order));

  it.each([
    ["05/03/2026", ["DMY", "MDY"], ["05/03/2026"]],
    ["02112026", ["DMY", "MDY"], ["02112026"]],
    ["24.11.26", ["DMY", "YMD"], ["24.11.26"]],
    ["26.11.02", ["DMY", "YMD"], ["26.11.02"]],
    ["26/11/02", ["DMY", "YMD"], ["26/11/02", "26/12/24"]],
    ["16/06/14", ["DMY", "YMD"], ["16/06/14"]],
    ["23.11.26", ["DMY", "YMD"], ["23.11.26", "24.11.26"]],
    // Once a year on the same day.
    ["16/08/25", ["DMY", "YMD"], ["16/08/25", "16/08/26"]],
    ["16/08/22", ["DMY", "YMD"], ["16/08/22", "16/08/23", "16/08/24", "16/08/25", "16/08/26"]],
    // Once a month on the same day, for ten years.
    ["16/01/25", ["DMY", "YMD"], ["16/01/25", "17/01/25", "18/01/25", "19/01/25", "20/01/25", "26/12/25"]],
    ["14/12/31", ["DMY", "YMD"], ["14/12/31", "16/06/14", "16/07/20"]],
    ["03/11/26", ["DMY", "MDY"], ["03/11/26", "04/11/26", "05/11/26"]],
    ["01/02/2026", ["DMY", "MDY"], ["25/03/2026", "03/25/2026", "01/02/2026"]],
  ])("is open for %s, which may be %j", (example, choices, days) =>
    expect(orderOf(...days)).toEqual({ example, choices }),
  );
});

describe("a cell of a column of days", () => {
  it.each([
    "21062026",
    "06212026",
    "202606211530",
    "20260621153000",
    "46194",
    "46194.75",
    "46194,5",
    "2026-06-21",
  ])("%s is a day there", (raw) => expect(parseDateCell(raw, "DMY")).toBe("2026-06-21"));

  it.each(["46", "123456", "99999", "12345678901"])("%s is none there either", (raw) =>
    expect(parseDateCell(raw, "DMY")).toBeUndefined(),
  );

  it("follows the order in eight digits too", () => {
    expect(parseDateCell("02112026", "MDY")).toBe("2026-02-11");
  });
});

const NAMES = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
type Parts = { readonly y: string; readonly m: string; readonly d: string; readonly name: string };
const WAYS: readonly (({ y, m, d, name }: Parts) => string)[] = [
  ({ y, m, d }) => `${y}-${m}-${d}`,
  ({ y, m, d }) => `${d}.${m}.${y}`,
  ({ y, m, d }) => `${Number(d)}. ${Number(m)}. ${y}`,
  ({ y, m, d }) => `${y}年${Number(m)}月${Number(d)}日`,
  ({ y, m, d }) => `R${Number(y) - 2018}.${Number(m)}.${Number(d)}`,
  ({ y, d, name }) => `${d}${name}${y}`,
  ({ y, d, name }) => `${d}${name.toUpperCase()}${y.slice(2)}`,
  ({ y, d, name }) => `${name}-${d}-${y}`,
  ({ y, d, name }) => `${d}/${name}/${y}`,
  ({ y, d, name }) => `${name} ${Number(d)}, ${y}`,
];
const CLOCKS = ["", " 09:05", "T23:59:59Z", " 11:30:00 PM", ", 07:00:00.000 +0200"];

it("any day, however it is written and with any clock behind it, reads back in either order", () => {
  const someDay = fc.date({ min: new Date("2019-01-01"), max: new Date("2098-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(someDay, fc.constantFrom(...WAYS), fc.constantFrom(...CLOCKS), (at, write, clock) => {
      const day = at.toISOString().slice(0, 10);
      const [y = "", m = "", d = ""] = day.split("-");
      const written = write({ y, m, d, name: NAMES[Number(m) - 1] ?? "" }) + clock;
      for (const order of ["DMY", "MDY"] as const)
        expect([written, parseTypedDate(written, order)]).toEqual([written, day]);
    }),
    { numRuns: 2_000 },
  );
});
