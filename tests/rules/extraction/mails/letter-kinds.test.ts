import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { type Scored, valueAt } from "@/tools/scoring/compare";
import FURTHER from "../../../cases/further-kinds.json" with { type: "json" };
import LETTERS from "../../../cases/letter-kinds.json" with { type: "json" };
import { plainMail } from "../plain-mail";

type Told = Readonly<Partial<Record<Scored | "subject", string | number | null>>>;
type Kind = {
  readonly frame: { readonly from?: string; readonly subject?: string };
  readonly cases: readonly (readonly [lines: readonly string[], told: Told])[];
};

const KINDS = { ...LETTERS, ...FURTHER } as unknown as Record<string, Kind>;

/** Lines of a letter with their expected values; null for a value that must not be read. */
describe.each(Object.entries(KINDS))("%s", (_, { frame, cases }) => {
  it.each(cases)("%j", async (lines, { subject, ...told }) => {
    const mail = plainMail(lines.join("\r\n"), {
      ...frame,
      ...(subject ? { subject: String(subject) } : {}),
    });
    const { items } = await readBooking(mail);
    const read = Object.keys(told).map((field) => [
      field,
      valueAt(items[0]?.payload, field as Scored) ?? null,
    ]);
    expect(Object.fromEntries(read)).toEqual(told);
  });
});
