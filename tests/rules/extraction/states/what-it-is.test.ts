import { describe, expect, it } from "vitest";
import { emailTypeOf } from "@/lib/reader/evidence/state/classify";
import { readBooking } from "@/lib/reader/read-booking";
import { fold } from "@/lib/reader/words/fold";
import { plainMail } from "../plain-mail";

async function payloadOf(subject: string, ...lines: string[]) {
  const { items } = await readBooking(plainMail(lines.join("\r\n"), { subject }));
  return items[0]?.payload;
}

describe("a cancellation told in other words", () => {
  it.each([
    ["Your booking", "We have cancelled the following booking as instructed."],
    ["Buchung LDG-8", "Wir haben die folgende Buchung storniert."],
    ["Réservation LDG-8", "Comme convenu, nous avons annulé la réservation suivante."],
    ["Reserva LDG-8", "Según su petición hemos cancelado la reserva."],
    ["Prenotazione LDG-8", "Come richiesto abbiamo annullato la prenotazione."],
    ["Boeking LDG-8", "Wij hebben de volgende boeking geannuleerd."],
    ["Bokning LDG-8", "Vi har avbokat resan."],
    ["Rezervace LDG-8", "Zrušili jsme tuto rezervaci."],
    ["Reserva LDG-8", "A pedido da agência, cancelamos a reserva abaixo."],
    ["Cancellation invoice LDG-8", "Please find it below."],
    ["Stornorechnung LDG-8", "Anbei."],
    ["Facture d'annulation LDG-8", "Ci-joint."],
  ])("%s: %s", (subject, body) => {
    expect(emailTypeOf(fold(subject), fold(body))).toBe("cancellation");
  });

  it.each([
    "We have confirmed your booking. You may cancel until 3 May.",
    "Wir haben die Buchung bestätigt. Kostenlos stornierbar.",
    "Gracias por su reserva. Si no recibimos el pago, cancelamos la reserva.",
    "Obrigado. Caso o pagamento não seja recebido, cancelamos a reserva.",
    "Vielen Dank für Ihre Buchung. Bei Nichtzahlung stornieren wir die Buchung.",
  ])("not so: %s", (body) => {
    expect(emailTypeOf(fold("Booking LDG-8"), fold(body))).toBe("confirmation");
  });

  it.each(["Commission retained by agent", "Einbehaltene Provision", "Commission conservée"])(
    "takes what was kept for its commission: %s",
    async (label) => {
      const lines = ["Booking number: LDG-88214", "Total price: EUR 1318.00", `${label}: EUR 13.64`];
      const cancelled = await payloadOf("Cancellation of booking LDG-88214", ...lines);
      expect(cancelled?.estimatedCommission?.amount).toBe(13.64);
    },
  );
});

describe("a receipt along with what was booked", () => {
  it.each([
    ["Itinerary and receipt LDG-8", "confirmation"],
    ["Your e-ticket & receipt for LDG-8", "confirmation"],
    ["Reiseplan und Quittung LDG-8", "confirmation"],
    ["Billet et reçu de paiement LDG-8", "confirmation"],
    ["Payment receipt for LDG-8", "receipt"],
    ["Reçu de paiement LDG-8", "receipt"],
  ])("%s is a %s", (subject, type) => {
    expect(emailTypeOf(fold(subject), "")).toBe(type);
  });
});

describe("numbers that are no booking's", () => {
  it.each([
    "Voyageur : Mme Jeanne Marchand (carte Fidélité n° 29 0044 1182)",
    "Guest: Jane Marchand (Gold Club no. 4410 7783)",
    "GST/HST no. 00000 0000 RT0001",
    "Reisende: Jana Marchand (Bonuskarte Nr. 88120041)",
    "Ospite: Giulia Marchetti (tessera n. 77120043)",
  ])("%s", async (line) => {
    const payload = await payloadOf("Votre commande, dossier RVKT4M", "Dossier voyage : RVKT4M", line);
    expect(payload?.confirmationNumber).toBe("RVKT4M");
    expect((await payloadOf("Hello", line))?.confirmationNumber).toBeUndefined();
  });
});

describe("the last day for something else", () => {
  const train = ["Booking QX7R2M", "Train 62\t8 February 2027\tOslo 08:32\tBergen 13:44"];

  it.each([
    "Exchange permitted up to 7 February 2027, service charge EUR 25.00.",
    "Refunds possible until Sunday 7 February 2027.",
    "Umbuchung möglich bis zum 7. Februar 2027.",
    "Échange sans frais jusqu'au 7 février 2027.",
    "Cambios gratuitos hasta el 7 de febrero de 2027.",
    "Rimborso possibile entro il 7 febbraio 2027.",
    "Solicite o reembolso até 7 de fevereiro de 2027.",
    "Omboeken kan tot 7 februari 2027.",
    "Ombokning till och med 7 februari 2027.",
  ])("%s", async (line) => {
    const payload = await payloadOf("Train booking QX7R2M", ...train, "", line);
    expect([undefined, "2027-02-08"]).toContain(payload?.itinerary?.startDate);
  });
});

describe("what held before a change", () => {
  const leg = (number: string, day: string) => `${number}    ${day}    Recife (REC)    Lisboa (LIS)    21:50`;

  it.each([
    ["Alteração de voo - reserva HB7NQL", "Itinerário anterior", "Novo itinerário"],
    ["Cambio de vuelo - reserva HB7NQL", "Itinerario anterior", "Itinerario nuevo"],
    ["Modification de vol - réservation HB7NQL", "Itinéraire initial", "Itinéraire modifié"],
    ["Modifica volo - prenotazione HB7NQL", "Orario precedente", "Orario aggiornato"],
    ["Schedule change - booking HB7NQL", "Previous flights", "New flights"],
    ["Zmiana rezerwacji HB7NQL", "Poprzedni lot", "Nowy lot"],
  ])("%s", async (subject, before, now) => {
    const payload = await payloadOf(
      subject,
      before,
      leg("VQ 1836", "10/06/2027"),
      leg("VQ 1851", "20/06/2027"),
      "",
      now,
      leg("VQ 1840", "11/06/2027"),
      leg("VQ 1851", "20/06/2027"),
    );
    expect(payload?.itinerary?.startDate).toBe("2027-06-11");
    expect(payload?.flight?.number).toBe("VQ1840");
  });
});

describe("numbered lines", () => {
  const legs = [
    " 1  XJ 208 K  11MAR27 TH  LHR BKK  HK2  2135",
    " 2  XJ 209 K  27MAR27 SA  BKK LHR  HK2  1105",
  ];

  it("that are legs name nobody", async () => {
    const payload = await payloadOf("TICKETED ABT-903318", "OUR FILE     ABT-903318", "", ...legs);
    expect(payload?.customer?.name).toBeUndefined();
    expect(payload?.guests?.total).toBeUndefined();
  });

  it("may have no blank before a name", async () => {
    const names = ["PAX  1.DRUMMOND/FERGUS MR     TKT 777 2419003310", "     2.DRUMMOND/ISLA MRS"];
    const payload = await payloadOf(
      "TICKETED ABT-903318",
      "OUR FILE     ABT-903318",
      "",
      ...names,
      "",
      ...legs,
    );
    expect(payload?.customer?.name).toBe("FERGUS DRUMMOND");
    expect(payload?.guests?.total).toBe(2);
  });
});

describe("a commission that a statement takes back", () => {
  it.each(["-£45.00", "(£45.00)", "−£45.00", "£ -45.00", "-GBP 45.00", "GBP 45.00-"])("%s", async (taken) => {
    const lines = [
      "Booking     Lead name        Gross sale    Commission",
      "WB-10422    Mr G Pettigrew   £2,480.00     £248.00",
      `WB-10133    Mr D Mbeki       £450.00       ${taken}`,
    ];
    const { commissionReport } = await readBooking(
      plainMail(lines.join("\r\n"), { subject: "Commission statement September" }),
    );
    expect(commissionReport?.entries.map((one) => one.commission)).toEqual([248, -45]);
  });
});

describe("labels with something beside them", () => {
  it.each([
    "Montant total du séjour, TVA incluse : EUR 2145.60",
    "Total stay price, VAT included: EUR 2145.60",
    "Gesamtpreis, MwSt. enthalten: EUR 2145.60",
    "Importe total, IVA incluido: EUR 2145.60",
    "Prezzo totale, IVA inclusa: EUR 2145.60",
    "Totaalprijs, btw inbegrepen: EUR 2145.60",
    "Estimated total: (due at counter)    EUR 2145.60",
    "Gesamtpreis: (vor Ort zahlbar)    EUR 2145.60",
  ])("%s", async (line) => {
    const payload = await payloadOf("Booking LDG-88214", "Booking number: LDG-88214", line);
    expect(payload?.pricing).toEqual({ total: 2145.6, currency: "EUR" });
  });

  it.each(["Registered guest: Cornelius Abbott", "Principal guest: Cornelius Abbott"])("%s", async (line) => {
    const payload = await payloadOf("Booking LDG-88214", "Booking number: LDG-88214", line);
    expect(payload?.customer?.name).toBe("Cornelius Abbott");
  });
});
