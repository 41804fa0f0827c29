import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";

const GERMAN = [
  "Buchungsnummer: AB-4411",
  "Reisender: Herr Jörg Müller",
  "Anreise: 12.09.2027",
  "Abreise: 19.09.2027",
  "Gesamtpreis: 2.000,00 €",
  "Provision: 200,00 €",
].join("\r\n");
const UTF_8 = Buffer.from(GERMAN);
/** Windows-1252: one byte per character, with the euro sign at 0x80. */
const WESTERN = Buffer.from(GERMAN.replaceAll("€", "\u0080"), "latin1");
/** ISO 8859-2, used for Polish. */
const POLISH = Buffer.from(
  [
    "Numer rezerwacji: AB-4411",
    "Klient: Pan J\u00f3zef \u00af\u00f3\u00b3kiewski",
    "Termin: 12.09.2027 - 19.09.2027",
    "Cena ca\u00b3kowita: 2 000,00 z\u00b3",
    "Prowizja: 200,00 z\u00b3",
  ].join("\r\n"),
  "latin1",
);

function mail(declared: string, encoding: "8bit" | "base64", body: Buffer): Uint8Array {
  const head = [
    "From: Res <res@stoertebeker.example>",
    "To: inbox@in.tallyport.example",
    "Subject: Confirmation AB-4411",
    "Date: Wed, 18 Nov 2026 10:00:00 +0000",
    "MIME-Version: 1.0",
    `Content-Type: text/plain${declared}`,
    `Content-Transfer-Encoding: ${encoding}`,
    "",
    "",
  ].join("\r\n");
  const sent = encoding === "base64" ? Buffer.from(body.toString("base64")) : body;
  return Buffer.concat([Buffer.from(head), sent]);
}

describe("the letters of a body", () => {
  it.each([
    ["as they are declared", "; charset=utf-8", "8bit", UTF_8],
    ["UTF-8 that is said to be Latin-1", "; charset=iso-8859-1", "8bit", UTF_8],
    ["UTF-8 that is said to be Windows-1252, in base64", "; charset=windows-1252", "base64", UTF_8],
    ["UTF-8 that is said to be ASCII", "; charset=us-ascii", "8bit", UTF_8],
    ["UTF-8 that is said to be of another alphabet", "; charset=iso-8859-15", "8bit", UTF_8],
    ["UTF-8 of which nothing is said", "", "8bit", UTF_8],
    ["Windows-1252 that is said to be UTF-8", "; charset=utf-8", "8bit", WESTERN],
    ["Windows-1252 that is said to be UTF-8, in base64", '; charset="UTF-8"', "base64", WESTERN],
    ["Windows-1252 as it is declared", "; charset=windows-1252", "8bit", WESTERN],
  ] as const)("are read: %s", async (_, declared, encoding, body) => {
    const { items } = await readBooking(mail(declared, encoding, body));
    expect(items[0]?.payload).toMatchObject({
      confirmationNumber: "AB-4411",
      customer: { name: "Jörg Müller" },
      pricing: { total: 2000, currency: "EUR" },
    });
  });

  it.each(["utf-8", "iso-8859-2"])("are Polish, where %s is declared", async (declared) => {
    const { items } = await readBooking(mail(`; charset=${declared}`, "8bit", POLISH));
    expect(items[0]?.payload).toMatchObject({
      customer: { name: "Józef Żółkiewski" },
      pricing: { total: 2000, currency: "PLN" },
    });
  });
});
