import { describe, expect, it } from "vitest";
import type { BookingState } from "@/lib/reader/payload.model";
import { readBooking } from "@/lib/reader/read-booking";
import { type Language, readIn } from "../dates/stay-in-languages";
import { plainMail } from "../plain-mail";

type Case = readonly [language: Language, subject: string, text: string, state: BookingState];

const OPEN: readonly Case[] = [
  [
    "en",
    "Your booking LDG-88214",
    "We have placed your clients on the waiting list for these dates.",
    "requested",
  ],
  [
    "en",
    "Booking LDG-88214",
    "Your reservation is currently on request with the property. We will revert within 48 hours.",
    "requested",
  ],
  [
    "en",
    "Booking request LDG-88214 received",
    "Thank you for your request. Please note that this is not a confirmation.",
    "requested",
  ],
  ["en", "Reservation LDG-88214", "Booking status: On request", "requested"],
  ["en", "Reservation LDG-88214", "We are awaiting confirmation from the hotel.", "requested"],
  [
    "en",
    "Your cabin option LDG-88214",
    "As discussed we are holding the cabin below until 12 December 2026.",
    "option",
  ],
  [
    "en",
    "Lindengard LDG-88214",
    "Two rooms have been provisionally booked for you. Option expires: 12 December 2026",
    "option",
  ],
  [
    "en",
    "Confirmation of your option LDG-88214",
    "Please send the deposit by 12 December 2026 or the space will be released.",
    "option",
  ],
  [
    "en",
    "Quotation LDG-88214",
    "Please find our best price below. No rooms have been held at this stage.",
    "quoted",
  ],
  [
    "en",
    "Lindengard in May",
    "We are pleased to offer the following. This offer is valid until 30 November 2026.",
    "quoted",
  ],
  [
    "en",
    "You are invited to book: Lindengard in May LDG-88214",
    "An invitation for your best clients.",
    "quoted",
  ],
  ["en", "Payment declined for LDG-88214", "The card ending 4402 was declined by the bank.", "declined"],
  [
    "en",
    "Booking LDG-88214",
    "Unfortunately we could not process your payment, so the room was not secured.",
    "declined",
  ],
  ["en", "Your request LDG-88214", "We regret that the hotel is sold out on these dates.", "declined"],
  [
    "de",
    "Ihre Anfrage LDG-88214",
    "vielen Dank für Ihre Anfrage. Das Zimmer ist noch nicht bestätigt.",
    "requested",
  ],
  ["de", "Buchung LDG-88214", "Buchungsstatus: auf Anfrage", "requested"],
  [
    "de",
    "Buchung LDG-88214",
    "Wir haben Sie auf die Warteliste gesetzt und melden uns, sobald ein Zimmer frei wird.",
    "requested",
  ],
  [
    "de",
    "Optionsbestätigung LDG-88214",
    "gerne halten wir das Zimmer für Sie bis zum 12. Dezember 2026 frei.",
    "option",
  ],
  [
    "de",
    "Lindengard LDG-88214",
    "Das Zimmer ist für Sie optioniert. Optionsfrist: 12. Dezember 2026",
    "option",
  ],
  ["de", "Unser Angebot LDG-88214", "anbei erhalten Sie unser unverbindliches Angebot.", "quoted"],
  ["de", "Zahlung abgelehnt LDG-88214", "Die Kreditkarte wurde von der Bank abgelehnt.", "declined"],
  ["de", "Ihre Anfrage LDG-88214", "Leider ist unser Haus in dieser Zeit ausgebucht.", "declined"],
  [
    "fr",
    "Votre demande LDG-88214",
    "Nous avons bien reçu votre demande. La chambre n'est pas encore confirmée.",
    "requested",
  ],
  ["fr", "Dossier LDG-88214", "Vos clients sont sur la liste d'attente.", "requested"],
  ["fr", "Dossier LDG-88214", "Statut de la réservation : sur demande", "requested"],
  [
    "fr",
    "Votre option LDG-88214",
    "Nous tenons la chambre à votre disposition jusqu'au 12 décembre 2026.",
    "option",
  ],
  ["fr", "Devis LDG-88214", "Veuillez trouver notre devis, valable jusqu'au 30 novembre 2026.", "quoted"],
  ["fr", "Dossier LDG-88214", "Votre paiement a été refusé par la banque.", "declined"],
  ["fr", "Votre demande LDG-88214", "Malheureusement l'hôtel est complet à ces dates.", "declined"],
  [
    "es",
    "Solicitud de reserva LDG-88214",
    "Hemos recibido su solicitud y estamos a la espera de la confirmación del hotel.",
    "requested",
  ],
  ["es", "Reserva LDG-88214", "Su reserva está en lista de espera.", "requested"],
  [
    "es",
    "Opción LDG-88214",
    "Mantenemos la habitación bloqueada hasta el 12 de diciembre de 2026.",
    "option",
  ],
  ["es", "Presupuesto LDG-88214", "Adjuntamos nuestro presupuesto sin compromiso.", "quoted"],
  ["es", "Reserva LDG-88214", "El pago ha sido rechazado por su banco.", "declined"],
  [
    "it",
    "Richiesta di prenotazione LDG-88214",
    "La camera è su richiesta, siamo in attesa di conferma.",
    "requested",
  ],
  ["it", "Opzione LDG-88214", "La camera è opzionata fino al 12 dicembre 2026.", "option"],
  [
    "it",
    "Preventivo LDG-88214",
    "In allegato il nostro preventivo, valido fino al 30 novembre 2026.",
    "quoted",
  ],
  ["it", "Prenotazione LDG-88214", "Purtroppo la struttura è al completo in queste date.", "declined"],
  [
    "nl",
    "Uw aanvraag LDG-88214",
    "Wij hebben uw aanvraag ontvangen; de kamer is nog niet bevestigd.",
    "requested",
  ],
  ["nl", "Optie LDG-88214", "De kamer staat in optie tot 12 december 2026.", "option"],
  ["nl", "Offerte LDG-88214", "Hierbij ontvangt u onze vrijblijvende offerte.", "quoted"],
  ["nl", "Boeking LDG-88214", "De betaling is geweigerd door uw bank.", "declined"],
  ["sv", "Er förfrågan LDG-88214", "Rummet är ännu inte bekräftat.", "requested"],
  ["sv", "Preliminärbokning LDG-88214", "Rummet är preliminärt bokat till den 12 december 2026.", "option"],
  ["sv", "Offert LDG-88214", "Här kommer vår offert, som gäller till och med 30 november 2026.", "quoted"],
  ["sv", "Bokning LDG-88214", "Tyvärr är hotellet fullbokat dessa datum.", "declined"],
  [
    "cs",
    "Vaše poptávka LDG-88214",
    "Vaše rezervace zatím není potvrzena, čekáme na odpověď hotelu.",
    "requested",
  ],
  ["cs", "Opce LDG-88214", "Pokoj pro vás držíme do 12. prosince 2026.", "option"],
  ["cs", "Nabídka LDG-88214", "Zasíláme vám naši nezávaznou nabídku.", "quoted"],
  ["cs", "Rezervace LDG-88214", "Platba byla zamítnuta vaší bankou.", "declined"],
  [
    "pt",
    "Pedido de reserva LDG-88214",
    "A reserva ainda não está confirmada, aguardamos a resposta do hotel.",
    "requested",
  ],
  ["pt", "Opção LDG-88214", "Mantemos o quarto reservado até 12 de dezembro de 2026.", "option"],
  ["pt", "Orçamento LDG-88214", "Segue o nosso orçamento, válido até 30 de novembro de 2026.", "quoted"],
  ["pt", "Reserva LDG-88214", "Infelizmente o hotel está lotado nestas datas.", "declined"],
];

describe("what isn't booked yet is never complete", () => {
  it.each(OPEN)("%s, %s: %s", async (language, subject, text, state) => {
    const item = await readIn(language, subject, text);
    expect(item?.payload.bookingState).toBe(state);
    expect(item?.missing).toContain("bookingState");
  });
});

describe("an option", () => {
  it.each(OPEN.filter(([, , text, state]) => state === "option" && text.includes("12")))(
    "has its day: %s, %s: %s",
    async (language, subject, text) => {
      const item = await readIn(language, subject, text);
      expect(item?.payload.optionUntil).toBe("2026-12-12");
      expect(item?.payload.itinerary?.checkIn).toBe("2027-05-14");
    },
  );

  it("is held until no day of travel that stands closer to its word", async () => {
    const lines = [
      "This is an option, not yet a booking.",
      "Option number: GT-22018",
      "Departure: 23 March 2027",
      "Return: 1 April 2027",
      "",
      "The option lapses on 29 November 2026 unless you confirm it in writing.",
    ];
    const [item] = (await readBooking(plainMail(lines.join("\r\n"), { subject: "Option GT-22018" }))).items;
    expect(item?.payload.optionUntil).toBe("2026-11-29");
    expect(item?.payload.itinerary?.startDate).toBe("2027-03-23");
  });
});
