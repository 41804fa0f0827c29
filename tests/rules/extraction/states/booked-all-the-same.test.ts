import { describe, expect, it } from "vitest";
import { type Language, readIn } from "../dates/stay-in-languages";

const BOOKED: readonly (readonly [Language, string, string])[] = [
  [
    "en",
    "Booking confirmation LDG-88214",
    "Special requests: high floor, late arrival (on request, not guaranteed)",
  ],
  [
    "en",
    "Booking LDG-88214 confirmed",
    "Optional excursions can be booked on request. Payment options are listed below.",
  ],
  ["en", "Your booking LDG-88214", "Thank you for your booking. Cancel free of charge until 7 May 2027."],
  ["en", "Quotation LDG-88214", "Good news: this quote is now confirmed and your room is booked."],
  [
    "en",
    "Your option LDG-88214",
    "We are happy to tell you that your option has been converted into a confirmed booking.",
  ],
  [
    "en",
    "Re: Request for a double room LDG-88214",
    "We are pleased to confirm the following reservation as requested.",
  ],
  ["en", "Booking LDG-88214", "Status: Confirmed. Transfer: on request."],
  [
    "en",
    "Booking confirmation LDG-88214",
    "You will receive an invitation to check in online two days before arrival.",
  ],
  [
    "en",
    "Invoice LDG-88214",
    "If your card is declined we may cancel the booking. Rooms are held until 6 pm on the day of arrival.",
  ],
  [
    "en",
    "Booking confirmation LDG-88214",
    "Your money is held in a trust account until your clients return.",
  ],
  [
    "en",
    "Reservation LDG-88214",
    "The price is as quoted. Please quote your booking reference whenever you call.",
  ],
  [
    "en",
    "Booking confirmation LDG-88214",
    "Unfortunately the restaurant table you asked for is not available at 8 pm.",
  ],
  ["en", "Reservation LDG-88214", "Your request has been accepted by the host. You are booked."],
  [
    "de",
    "Buchungsbestätigung LDG-88214",
    "Sonderwünsche: hohes Stockwerk (auf Anfrage). Kostenlos stornierbar bis 7. Mai 2027.",
  ],
  [
    "de",
    "Buchung LDG-88214",
    "Die im Haus angebotenen Ausflüge und die Zahlungsoptionen finden Sie auf unserer Seite.",
  ],
  [
    "de",
    "Ihre Anfrage LDG-88214",
    "vielen Dank für Ihre Anfrage, gerne bestätigen wir Ihnen das folgende Zimmer.",
  ],
  ["de", "Angebot LDG-88214", "Ihr Angebot ist nun fest gebucht."],
  ["de", "Buchung LDG-88214", "Wir haben für Sie reserviert: ein Doppelzimmer vom 14. bis 18. Mai 2027."],
  [
    "fr",
    "Confirmation LDG-88214",
    "Demandes particulières : étage élevé, sur demande. Excursions en option.",
  ],
  ["fr", "Réservation LDG-88214", "Annulation gratuite jusqu'au 7 mai 2027. Petit déjeuner offert."],
  ["fr", "Votre demande LDG-88214", "Nous avons le plaisir de vous confirmer la réservation suivante."],
  ["fr", "Option LDG-88214", "Votre option a été confirmée, votre chambre est réservée."],
  [
    "es",
    "Reserva LDG-88214",
    "Peticiones especiales: piso alto, a petición. Cancelación gratuita hasta el 7 de mayo de 2027.",
  ],
  ["es", "Solicitud LDG-88214", "Le confirmamos la siguiente reserva."],
  ["es", "Presupuesto LDG-88214", "Su presupuesto ha sido aceptado y la reserva está confirmada."],
  [
    "it",
    "Prenotazione LDG-88214",
    "Richieste particolari: piano alto, su richiesta. Cancellazione gratuita fino al 7 maggio 2027.",
  ],
  ["it", "Richiesta LDG-88214", "Siamo lieti di confermare la seguente prenotazione."],
  ["it", "Preventivo LDG-88214", "Il preventivo è stato accettato: la camera è confermata."],
  [
    "nl",
    "Boekingsbevestiging LDG-88214",
    "Speciale wensen: hoge verdieping (op aanvraag). Optionele excursies.",
  ],
  ["nl", "Offerte LDG-88214", "De offerte is omgezet naar een boeking; uw kamer is bevestigd."],
  ["nl", "Uw aanvraag LDG-88214", "Wij bevestigen u graag de volgende reservering."],
  [
    "sv",
    "Bokningsbekräftelse LDG-88214",
    "Särskilda önskemål: hög våning, på förfrågan. Tillval kan bokas senare.",
  ],
  ["sv", "Offert LDG-88214", "Offerten är nu bekräftad och rummet är bokat."],
  [
    "cs",
    "Potvrzení rezervace LDG-88214",
    "Zvláštní přání: vyšší patro (na vyžádání). Bezplatné storno do 7. května 2027.",
  ],
  ["cs", "Poptávka LDG-88214", "S radostí vám potvrzujeme následující rezervaci."],
  [
    "pt",
    "Reserva LDG-88214",
    "Pedidos especiais: andar alto, a pedido. Cancelamento gratuito até 7 de maio de 2027.",
  ],
  ["pt", "Orçamento LDG-88214", "O orçamento foi aceite e a reserva está confirmada."],
  ["pt", "Pedido LDG-88214", "Temos o prazer de confirmar a seguinte reserva."],
];

describe("what is booked stays so whatever its terms speak of", () => {
  it.each(BOOKED)("%s, %s: %s", async (language, subject, text) => {
    const item = await readIn(language, subject, text);
    expect(item?.payload.bookingState).toBe("confirmed");
    expect(item?.missing).toEqual([]);
  });
});
