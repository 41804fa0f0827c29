import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { isSame, type Scored, type Value, valueAt } from "@/tools/scoring/compare";
import { plainMail } from "../plain-mail";
import { AMOUNTS, DAYS, STATES } from "./kinds-of-facts";
import { type Kind, NAMES, NUMBERS } from "./kinds-of-layout";

describe.each([
  ["a booking's number", NUMBERS],
  ["a name", NAMES],
  ["a day of travel", DAYS],
  ["an amount", AMOUNTS],
  ["a state", STATES],
] satisfies readonly [string, readonly Kind[]][])("%s", (_, kinds) => {
  it.each(kinds.map((kind) => ({ what: kind[0], kind })))("$what", async ({ kind: [, text, read, head] }) => {
    const named = "confirmationNumber" in read || /TK.?551/.test(text) ? "" : "\nBooking number: TK-5518\n";
    const { items } = await readBooking(plainMail(`${text}${named}`, head));
    for (const [field, value] of Object.entries(read) as [Scored, Value][]) {
      const got = valueAt(items[0]?.payload, field);
      expect(isSame(field, value, got), `${field} is read as ${got}`).toBe(true);
    }
  });
});
