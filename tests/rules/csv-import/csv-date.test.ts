import { describe, expect, it } from "vitest";
import { dateEvidence, typedDate } from "@/lib/csv-import/csv-date.model";

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
  ])("%s is %s in either order", (raw, day) => {
    expect(typedDate(raw, "DMY")).toBe(day);
    expect(typedDate(raw, "MDY")).toBe(day);
  });

  it("follows the file's order where it can be read in two ways", () => {
    expect(typedDate("05/03/2026", "DMY")).toBe("2026-03-05");
    expect(typedDate("05/03/2026", "MDY")).toBe("2026-05-03");
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
  ])("%j is none", (raw) => expect(typedDate(raw, "DMY")).toBeUndefined());

  it.each([
    ["25/03/2026", "DMY"],
    ["03/25/2026", "MDY"],
    ["05.03.2026", "DMY"],
    ["05/03/2026", "either"],
    ["05/05/2026", "none"],
    ["2026-03-05", "none"],
    ["5 Mar 2026", "none"],
    ["", "none"],
  ])("%s tells of the file's order: %s", (raw, evidence) => expect(dateEvidence(raw)).toBe(evidence));
});
