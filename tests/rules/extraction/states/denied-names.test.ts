import { describe, expect, it } from "vitest";
import { isRunning } from "@/lib/reader/evidence/state/running-text";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";
import { TERSE_FACTS } from "./terse-facts";

const FACTS = `Booking number: LL-44107
Guest name: Jane Porter
Check-in: 20 May 2027
Check-out: 23 May 2027
Total price: EUR 800.00
Commission: EUR 80.00
`;

async function stateOf(subject: string, text = ""): Promise<string | undefined> {
  const { items } = await readBooking(plainMail(`${FACTS}\n${text}\n`, { subject }));
  return items[0]?.payload.bookingState;
}

describe("A name of a booking alone", () => {
  it.each([
    "THE HOTEL HAS YET TO ANSWER US.",
    "LODGE HAS ROOMS UNDER REVIEW AND WILL TELL US TOMORROW",
    "אנחנו עדיין מחכים לתשובה של המלון.",
    "ما زلنا بحاجة إلى رد من الفندق.",
    "호텔의 답변을 아직 기다리고 있습니다.",
    "The commercial department has yet to look at this.",
  ])("confirms nothing beside a sentence that may deny it: %s", async (text) => {
    expect(await stateOf("Booking LL-44107", text)).not.toBe("confirmed");
  });

  it("nor beside a German one, whose nouns have capitals", async () => {
    const text = `${TERSE_FACTS.de}\n\nDas Hotel hat Antwort für Montag versprochen.\n`;
    const { items } = await readBooking(plainMail(text, { subject: "Buchung KRV-5521" }));
    expect(items[0]?.payload.bookingState).toBe("unclear");
  });

  it.each([
    "",
    "Vielen Dank für Ihre Buchung und bis bald.",
    "Merci pour votre réservation et à bientôt.",
    "תודה רבה על ההזמנה שלכם, נתראה בקרוב.",
    "GRAND HOTEL SEA VIEW RESORT",
    "מלון דן פנורמה תל אביב",
  ])("is a booking where nothing denies it: %s", async (text) => {
    expect(await stateOf("Booking LL-44107", text)).toBe("confirmed");
  });

  it.each(["Overbooked: LL-44107", "Hotel ausgebucht LL-44107", "Option LL-44107 abgelaufen"])(
    "in a subject is read in its own language, whatever the body's: %s",
    async (subject) => {
      expect(["declined", "option"]).toContain(await stateOf(subject));
    },
  );

  it.each(["Unbestätigt: LL-44107", "Nepotvrzeno LL-44107", "Неподтвержденная LL-44107"])(
    "isn't confirmed by a word that says the opposite: %s",
    async (subject) => {
      expect(await stateOf(subject)).not.toBe("confirmed");
    },
  );

  it.each([
    "Buchungsbestätigung LL-44107",
    "Boekingsbevestiging LL-44107",
    "Varausvahvistus LL-44107",
    "Reconfirmed LL-44107",
  ])("is confirmed by a word that is part of a longer one: %s", async (subject) => {
    expect(await stateOf(subject)).toBe("confirmed");
  });
});

describe("Running text", () => {
  it.each([
    ["Grand Hotel Sonnenhof am See", "de"],
    ["Doppelzimmer mit Frühstück und Meerblick", "de"],
    ["Plavi Kornat izleti d.o.o.", "hr"],
    ["HARBOUR LIGHTS HOTELS AND RESORTS", "en"],
    ["Doppelzimmer mit Bad und Frühstück inkl.", "de"],
    ["HARBOUR LIGHTS TRAVEL LTD.", "en"],
    ["V O U C H E R", "en"],
    ["שם האורח הראשי בחדר", "he"],
  ])("is no name, label or cell: %s", (text, language) => {
    expect(isRunning(text, [language])).toBe(false);
  });
});
