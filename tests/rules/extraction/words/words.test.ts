import { describe, expect, it } from "vitest";
import { dayOf } from "@/lib/reader/evidence/dates/calendar";
import { codeIn } from "@/lib/reader/words/code";
import { datesIn } from "@/lib/reader/words/date-range";
import { labelOf } from "@/lib/reader/words/label";
import { amountsIn } from "@/lib/reader/words/money/amount";
import { currencyContext } from "@/lib/reader/words/money/currency";
import { peopleIn, personIn } from "@/lib/reader/words/person";
import { isReference } from "@/lib/reader/words/reference";

const EURO = currencyContext("EUR", "de", "hotel.example");
const calendar = { monthFirst: false, settled: true, today: "2026-11-09" };
const days = (text: string) => datesIn(text).map((one) => dayOf(one, calendar));

describe("labels say the same in nine languages", () => {
  it.each([
    [
      "total",
      [
        "Total Charges:",
        "Gesamtreisepreis",
        "Montant total du séjour",
        "Importe total (IVA incl.)",
        "Prezzo totale",
        "Totaalbedrag",
        "Totalpris",
        "Celková cena",
        "Valor total",
        "Estimated Total",
      ],
    ],
    [
      "commission",
      [
        "Travel Agent Commission",
        "Agenturprovision",
        "Commission agence 8 %",
        "Comisión (10 % s/ base)",
        "Provvigione",
        "Commissie",
        "Provision",
        "Provize",
        "Comissão",
      ],
    ],
    [
      "reference",
      [
        "Confirmation Number",
        "Buchungsnr.",
        "Numéro de réservation",
        "Localizador",
        "Numero di prenotazione",
        "Boekingsnummer",
        "Bokningsnummer",
        "Číslo rezervace",
        "Número da reserva",
        "Policy #",
      ],
    ],
    [
      "guest",
      [
        "Lead passenger",
        "Fluggäste",
        "Nom du client",
        "Huésped",
        "Ospite",
        "Hoofdboeker",
        "Resenär",
        "Klient",
        "Hóspede",
      ],
    ],
    [
      "otherAmount",
      [
        "Deposit paid",
        "Restzahlung",
        "Acompte",
        "Nightly Rate",
        "Preis pro Person",
        "Cancellation fee",
        "Non-commissionable",
        "Subtotal",
        "Port charges & taxes",
      ],
    ],
  ] as const)("%s", (role, labels) => {
    expect(labels.map((label) => [label, labelOf(label)?.role])).toEqual(
      labels.map((label) => [label, role]),
    );
  });

  it("a name or a sentence is no label", () => {
    expect(labelOf("Josephine Quickwater")).toBeNull();
    expect(
      labelOf("We look forward to welcoming you and all of your guests to Chicago this spring"),
    ).toBeNull();
  });
});

describe("amounts", () => {
  it.each([
    ["1,234.56 EUR", 1234.56],
    ["1.234,56 €", 1234.56],
    ["EUR 1 234,56", 1234.56],
    ["CHF 1'234.50", 1234.5],
    ["€ 1.617", 1617],
    ["12.500,- Kč", 12500],
    ["USD -499.00", -499],
    ["JPY 186,900", 186900],
    ["KWD 12.345", 12.345],
  ])("%s is %d", (text, value) => {
    expect(amountsIn(text, EURO)[0]?.value).toBe(value);
  });

  it.each(["Booking CRC-118264", "Rail pass 2026-CRC", "Flight MAD-LHR"])(
    "takes no letters of a number or a route for a currency: %s",
    (text) => {
      expect(currencyContext(`${text}\nTotal EUR 350.00`, "en", "x.example").only).toBe("EUR");
    },
  );

  it("a dollar is the one that the mail names", () => {
    expect(currencyContext("All prices in CAD. Total $80.00", "en", "x.example").dollar).toBe("CAD");
    expect(currencyContext("Total $80.00", "en", "x.example").dollar).toBe("USD");
  });

  it.each([
    ["Total MXN $38,640.00\nReferencia en dólares (informativa): USD 2,086", "MXN"],
    ["Fare $1,200.00 CAD\nApprox. USD 870 for information only", "CAD"],
    ["Total: $900.00\nAbout EUR 830, approx. USD 590 at the current exchange rate", null],
    ["Total price USD: $900.00\nResort fee 82 MXN, paid locally", "USD"],
    ["Total AUD 900.00 or NZD 980.00, deposit $100.00", null],
    ["All prices in AUD.\nDeposit $300.00, no USD cards", "AUD"],
  ])("of several dollars the sign is the one that it stands beside, or none: %s", (text, dollar) => {
    expect(currencyContext(text, "en", "x.example").dollar).toBe(dollar);
  });

  it.each(["MXN $38,640.00", "MXN$38,640.00", "$38,640.00 MXN", "MX$ 38,640.00"])(
    "%s is in pesos whatever a bare sign is",
    (text) => {
      expect(amountsIn(text, currencyContext("USD 5", "es", "x.example"))[0]).toMatchObject({
        value: 38_640,
        currency: "MXN",
      });
    },
  );

  it("times, percentages and dates are no amounts", () => {
    expect(amountsIn("at 10:30, 12.5 % on 24.09.2026", EURO)).toEqual([]);
  });
});

describe("days", () => {
  it.each([
    ["02/03/2027", ["2027-03-02"]],
    ["14JUN27", ["2027-06-14"]],
    ["5. srpna 2027", ["2027-08-05"]],
    ["05-ago-2027", ["2027-08-05"]],
    ["Monday, June 14th, 2027", ["2027-06-14"]],
    ["21 de maio de 2027", ["2027-05-21"]],
    ["1er mai 2027", ["2027-05-01"]],
    ["Jan 22 – 25, 2027", ["2027-01-22", "2027-01-25"]],
    ["Jun 24 - Jun 27, 2027", ["2027-06-24", "2027-06-27"]],
    ["June 24, June 27, 2027", ["2027-06-24", "2027-06-27"]],
    ["mar 13-apr-27", ["2027-04-13"]],
    ["12 June, 14 nights", ["2027-06-12"]],
    ["12. Juni, 14 Nächte", ["2027-06-12"]],
    ["12 июня, 14 ночей", ["2027-06-12"]],
    ["12 June 10 am", ["2027-06-12"]],
    ["12 Jun 27 Nights: 3", ["2027-06-12"]],
    ["du 8 au 12 juin 2027", ["2027-06-08", "2027-06-12"]],
    ["22.–25. Januar 2027", ["2027-01-22", "2027-01-25"]],
    ["28 Dec – 2 Jan 2028", ["2027-12-28", "2028-01-02"]],
    ["Thu 11 Feb", ["2027-02-11"]],
  ])("%s", (text, wanted) => {
    expect(days(text)).toEqual(wanted);
  });

  it("a day that isn't one is none", () => {
    expect(days("31/02/2027")).toEqual([null]);
    expect(days("at 12.30, room 14, 2 x 71,44")).toEqual([]);
  });
});

describe("references and names", () => {
  it("keep prefixes and blocks, and need a digit or six capitals", () => {
    expect(codeIn("MDF 40 226")?.code).toBe("MDF 40 226");
    expect(codeIn("LL/560213 (please quote)")?.code).toBe("LL/560213");
    expect([
      isReference("QX7LRT", "label"),
      isReference("THMQZX", "label"),
      isReference("RECHNUNG", "label"),
      isReference("24/09/2026", "label"),
      isReference("14JUN27", "label"),
    ]).toEqual([true, true, false, false, false]);
  });

  it("drop titles, brackets and companions", () => {
    expect(personIn("Mr. Lysander Achterberg + 3")).toBe("Lysander Achterberg");
    expect(personIn("HAYWARD/LUCINDA MS")).toBe("LUCINDA HAYWARD");
    expect(personIn("Deluxe Double Room")).toBeNull();
    expect(peopleIn("Frau Edeltraud Schlottmann\nHerr Ottokar Schlottmann")).toEqual([
      "Edeltraud Schlottmann",
      "Ottokar Schlottmann",
    ]);
  });
});

it.each([
  ["Sig.ra Ginevra Bonfanti", "Ginevra Bonfanti"],
  ["Dott.ssa Lucia Ferri", "Lucia Ferri"],
  ["Sr.a Leonor Bettencourt", "Leonor Bettencourt"],
  ["Herrn Prof. Dr. Konrad Wiesinger", "Konrad Wiesinger"],
  ["Dhr. W.J. van Oosterzee", "W.J. van Oosterzee"],
])("%s is %s", (written, name) => {
  expect(personIn(written)).toBe(name);
});
