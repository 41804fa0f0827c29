import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";
import { TERSE_FACTS } from "./terse-facts";
import { TOLD } from "./told-cases";

async function readIn(subject: string, text: string) {
  const from = "Krovia Lodge <desk@krovia.example>";
  const { items } = await readBooking(plainMail(text, { subject, from }));
  return items[0];
}

describe("what people write of a booking tells how far it has come", () => {
  it.each(TOLD)("%s, %s: %s", async (language, subject, text, state) => {
    const item = await readIn(subject, `${text}\r\n\r\n${TERSE_FACTS[language]}\r\n\r\nKrovia Lodge`);
    expect(item?.payload.bookingState).toBe(state);
    if (state === "option" && text.includes("10")) expect(item?.payload.optionUntil).toBe("2027-01-10");
  });
});
