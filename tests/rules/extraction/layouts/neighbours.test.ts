import { describe, expect, it } from "vitest";
import { emailTypeOf } from "@/lib/reader/evidence/state/classify";
import { domainFits } from "@/lib/reader/evidence/supplier/company-domain";
import { readBooking } from "@/lib/reader/read-booking";
import { codeIn } from "@/lib/reader/words/code";
import { fold } from "@/lib/reader/words/fold";
import { labelOf } from "@/lib/reader/words/label";
import { peopleIn } from "@/lib/reader/words/person";
import { plainMail } from "../plain-mail";

async function payloadOf(subject: string, ...lines: string[]) {
  const text = ["Booking number: LDG-88214", ...lines].join("\r\n");
  const { items } = await readBooking(plainMail(text, { subject }));
  return items[0]?.payload;
}

describe("a commission with what follows its label", () => {
  it.each([
    "Agency commission (15%) on charter fee, incl. VAT",
    "Commission 10% on hotel incl. GST",
    "Provision 8 % auf Logis, inkl. MwSt.",
    "Commission sur hébergement, incl. TVA",
    "Commission agence sur hébergement, TVA incluse",
    "Comisión sobre alojamiento con IVA",
    "Commissie over de reissom incl. btw",
  ])("%s", (label) => {
    expect(labelOf(label)?.role).toBe("commission");
  });

  it.each([
    "VAT on commission",
    "MwSt. auf Provision",
    "Commission on the retained amount",
    "Provision auf Stornogebühr",
    "Commission on cancellation fee",
    "Commission reversed",
  ])("%s is no commission of the booking", (label) => {
    expect(labelOf(label)?.role).toBe("otherAmount");
  });

  it.each([
    "The commission of £265.32 is cancelled.",
    "La commission de 265,32 € est annulée.",
    "Die Provision von 265,32 € entfällt damit.",
    "La comisión de 265,32 € queda anulada.",
    "La commissione di 265,32 € viene annullata.",
    "De commissie van € 265,32 komt te vervallen.",
  ])("counts for nothing when its sentence takes it back: %s", async (line) => {
    const payload = await payloadOf("Cancellation of LDG-88214", "Total price: EUR 2948.00", line);
    expect(payload?.estimatedCommission?.amount).toBeUndefined();
  });
});

describe("the kind of a mail", () => {
  it.each([
    ["Compra aprovada! Pedido MC-1", "Foi aprovado.\nCancelamento: até 15 dias antes, multa de 10%."],
    ["Ihre Reise", "Gebucht.\nStornierung: bis 30 Tage vor Anreise kostenfrei."],
    ["Your stay", "All set.\nCancellation: more than 14 days before arrival 10%."],
    ["Su estancia", "Reserva en firme.\nCancelación sin cargo hasta el 11-mar-2027."],
    ["Votre séjour", "Annulation : jusqu'à 7 jours avant l'arrivée."],
  ])("terms of cancelling make no cancellation: %s", (subject, body) => {
    expect(emailTypeOf(fold(subject), fold(body))).toBe("confirmation");
  });

  it.each([
    "Kvittering for betaling - ordre 1",
    "Vi har modtaget følgende betaling",
    "Betaling mottatt, ordre 2",
  ])("%s is a receipt", (subject) => {
    expect(emailTypeOf(fold(subject), "")).toBe("receipt");
  });

  it("a cancellation without charge stays one", () => {
    expect(emailTypeOf("storno 4711", fold("Ihre Buchung wurde storniert."))).toBe("cancellation");
    expect(emailTypeOf("", fold("Stornierung der Buchung 4711"))).toBe("cancellation");
  });
});

describe("a cancellation's own number", () => {
  it.each([
    ["Cancelación reserva CA-2210", "Le confirmamos la cancelación de la reserva CA-2210."],
    ["Cancellation confirmation", "We confirm the cancellation of your booking CA-2210."],
    ["Stornobestätigung", "Hiermit bestätigen wir die Stornierung der Buchung CA-2210."],
    ["Confirmation d'annulation", "Nous confirmons l'annulation du dossier CA-2210."],
    ["Conferma di annullamento", "Confermiamo l'annullamento della prenotazione CA-2210."],
  ])("is the booking's: %s", async (subject, line) => {
    const { items, emailType } = await readBooking(
      plainMail([line, "Anna Keller", "12/05/2027 - 15/05/2027"].join("\r\n"), { subject }),
    );
    expect([emailType, items[0]?.payload.confirmationNumber]).toEqual(["cancellation", "CA-2210"]);
  });
});

describe("people, codes and companies", () => {
  it.each([
    ["BRANNIGAN, Aurelio Mr\tShip Club 771920", ["Aurelio BRANNIGAN"]],
    ["Brannigan, Saoirse Mrs", ["Saoirse Brannigan"]],
    ["John Smith, Mary Jones", ["John Smith", "Mary Jones"]],
  ])("%s", (text, names) => {
    expect(peopleIn(text)).toEqual(names);
  });

  it.each([
    "2 adultos, 1 menor (6 años)",
    "2 adults, 1 minor",
    "2 adultes, 1 jeune",
    "2 Erwachsene, 1 Jugendlicher",
  ])("%s are three", async (count) => {
    expect((await payloadOf("Booking confirmation", `Guests: ${count}`))?.guests?.total).toBe(3);
  });

  it("a list that begins beside its label is counted whole", async () => {
    const lines = [
      "Passengers       : 1. MACALLISTER/IONA MRS    ETKT 987-2401558830",
      "                   2. MACALLISTER/EWAN MR     ETKT 987-2401558831",
    ];
    expect((await payloadOf("E-ticket", ...lines))?.guests).toMatchObject({ total: 2 });
  });

  it("a price is no reference", () => {
    expect(codeIn("USD 2,086")).toBeNull();
    expect(codeIn("EUR 1 200")).toBeNull();
    expect(codeIn("USD20861")?.code).toBe("USD20861");
  });

  it("a domain is told by words that stand together in the name", () => {
    expect(domainFits("Traslados Sol y Mar", "solymartransfers")).toBe(true);
    expect(domainFits("Maria del Mar", "solymartransfers")).toBe(false);
  });
});

describe("the address in a footer", () => {
  it.each([
    [
      "Rose House ***, ul. Smrekowa 18, 34-500 Zakopane, tel. +48 18 555 01 77, NIP 000-000-00-00",
      "ul. Smrekowa 18, 34-500 Zakopane",
    ],
    [
      "Rose House, Storgatan 4, 111 22 Stockholm, org.nr 556000-0000, tel 08-555 010 40",
      "Storgatan 4, 111 22 Stockholm",
    ],
    ["Rose House, Calle Mayor 3, 28013 Madrid, CIF B00000000", "Calle Mayor 3, 28013 Madrid"],
    ["Rose Lines AB, org.nr 556000-0000, tel 08-555 010 40", undefined],
  ])("%s", async (footer, address) => {
    const lines = ["Hotel: Rose House", "Check-in: 12 May 2027", "Check-out: 15 May 2027", "", "", footer];
    const payload = await payloadOf("Booking confirmation", ...lines);
    expect(payload?.itinerary?.hotel?.address).toBe(address);
  });
});

describe("a commission statement", () => {
  const rows = [
    "Remit No   Reservation  Renter           Time and Mileage  Comm Pct  Comm Amt",
    "RA-5517    US4471902    HOLLOWAY, BRENT  312.50            10        31.25",
    "RA-5517    US4472238    SANTANGELO, MIA  428.90            10        42.89",
    "TOTAL                                    741.40                      74.14",
  ];

  it("takes the column that adds up, not the one of rates", async () => {
    const { commissionReport } = await readBooking(
      plainMail(rows.join("\r\n"), { subject: "Commission remittance RA-5517" }),
    );
    expect(commissionReport?.entries.map((one) => one.commission)).toEqual([31.25, 42.89]);
    expect(commissionReport?.netAmount).toBe(74.14);
  });

  it.each([
    "Total commission paid: A$74.14 (incl. GST of A$6.74) by EFT",
    "Amount paid: A$74.14 (GST A$6.74 included)",
  ])("brackets in %s take nothing's place", async (line) => {
    const { commissionReport } = await readBooking(
      plainMail([...rows, "", line].join("\r\n"), { subject: "Commission remittance RA-5517" }),
    );
    expect(commissionReport?.netAmount).toBe(74.14);
  });
});
