import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readBooking } from "@/lib/reader/read-booking";
import { isSame, SCORED, type Scored, valueAt } from "@/tools/scoring/compare";
import { plainMail } from "../plain-mail";

const cases = z
  .array(
    z.object({
      name: z.string(),
      subject: z.string(),
      from: z.string(),
      text: z.array(z.string()).optional(),
      html: z.array(z.string()).optional(),
      want: z.partialRecord(z.enum(SCORED), z.union([z.string(), z.number()])),
    }),
  )
  .parse(
    JSON.parse(readFileSync(join(import.meta.dirname, "../../../cases/mails-in-languages.json"), "utf8")),
  );

describe("mails by the languages and systems they are written in", () => {
  it.each(cases)("$name", async ({ subject, from, text, html, want }) => {
    const raw = plainMail((html ?? text ?? []).join(html ? "" : "\n"), { subject, from });
    const mail = Buffer.from(raw).toString();
    const { items } = await readBooking(Buffer.from(html ? mail.replace("text/plain", "text/html") : mail));
    const fields = Object.keys(want) as Scored[];
    const wrong = fields
      .map((field) => ({ field, want: want[field], got: valueAt(items[0]?.payload, field) }))
      .filter((one) => one.got === undefined || !isSame(one.field, one.want, one.got));
    expect(wrong).toEqual([]);
  });
});
