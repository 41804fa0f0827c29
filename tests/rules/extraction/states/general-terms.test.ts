import { describe, expect, it } from "vitest";
import { type Language, readIn } from "../dates/stay-in-languages";

type Told = readonly (readonly [Language, string, string, string])[];

const BOOKED: Told = [
  [
    "en",
    "Confirmation LDG-88214",
    "Your clients' room is confirmed.",
    "Options lapse without notice. Quotes are valid for 48 hours. Rooms on a waiting list are not charged.",
  ],
  [
    "en",
    "LDG-88214 Marchand",
    "Lovely news: the owner has said yes, and the tentative hold of last week has been turned into a firm booking.",
    "Quotations are valid for seven days. Unconfirmed requests are released after a week.",
  ],
  [
    "en",
    "Marchand - all confirmed",
    "All services are OK.",
    "Small type: provisional bookings are held for 14 days until a deposit is paid. Bedding stays on request.",
  ],
  [
    "de",
    "Reservierungsbestätigung LDG-88214",
    "anbei die Bestätigung.",
    "Optionen verfallen ohne Nachricht. Angebote sind freibleibend. Wartelistenplätze werden nicht berechnet.",
  ],
  [
    "de",
    "Reisebestätigung LDG-88214",
    "Guten Tag,",
    "Alle Leistungen sind fest gebucht. Optionsbuchungen und Anfragen bestätigen wir gesondert. Ein eigenes Angebot für die Versicherung senden wir gerne.",
  ],
  [
    "fr",
    "Confirmation LDG-88214",
    "Bonne nouvelle, le séjour de votre cliente est confirmé.",
    "Tout devis est valable 10 jours. Les chambres en option jusqu'à la date limite sont libérées sans préavis. Extensions sur demande.",
  ],
  [
    "fr",
    "LDG-88214 Marchand",
    "Nous vous confirmons la réservation ci-dessous.",
    "Une réservation non confirmée sous huit jours est caduque. Les demandes en liste d'attente ne sont pas facturées.",
  ],
  [
    "es",
    "Confirmación LDG-88214",
    "La reserva queda confirmada.",
    "Los presupuestos son válidos durante siete días. Las plazas en lista de espera no se cobran. Las opciones caducan sin aviso.",
  ],
  [
    "it",
    "Conferma LDG-88214",
    "Vi confermiamo con piacere la prenotazione.",
    "I preventivi sono validi 7 giorni. Le opzioni scadono senza preavviso. Le camere in lista d'attesa non vengono addebitate.",
  ],
  [
    "it",
    "LDG-88214 Marchetti",
    "La prenotazione è confermata.",
    "Le prenotazioni in opzione fino alla scadenza non sono garantite. Transfer su richiesta.",
  ],
  [
    "nl",
    "Bevestiging LDG-88214",
    "De reservering is bevestigd.",
    "Offertes zijn 14 dagen geldig. Opties vervallen automatisch. Boekingen op de wachtlijst worden niet in rekening gebracht.",
  ],
  [
    "sv",
    "Bokningsbekräftelse LDG-88214",
    "Tack för er bokning.",
    "Offerter gäller i 7 dagar. Preliminärbokningar avbokas automatiskt om avgiften uteblir. Platser på väntelista debiteras inte.",
  ],
  [
    "cs",
    "Potvrzení rezervace LDG-88214",
    "rezervace je potvrzena.",
    "Cenové nabídky jsou nezávazné. Opce propadá bez upozornění. Místa na čekací listině neúčtujeme.",
  ],
  [
    "pt",
    "Confirmação LDG-88214",
    "Confirmamos com todo o gosto a reserva abaixo.",
    "Orçamentos válidos por 5 dias. Lugares em lista de espera não são cobrados. Mesa para dois mediante pedido.",
  ],
  [
    "pt",
    "LDG-88214 Marques",
    "A reserva está confirmada.",
    "As opções são mantidas até à data limite. Pedidos não confirmados caducam.",
  ],
];

/** Texts between a booking's facts that indicate no open option. */
const PASSING: Told = [
  ["en", "Booking confirmation LDG-88214", "Option no.  5520187 (converted)", "Space is limited."],
  ["nl", "Boekingsbevestiging LDG-88214", "Optienummer (vervallen)\nO-55310", "Tot ziens."],
  ["de", "Buchungsbestätigung LDG-88214", "Optionsnummer: 55310", "Bis bald."],
  [
    "en",
    "Booking confirmation LDG-88214",
    "All services are OK.",
    "An option for the same week of 2028 is held until 31 December 2027.",
  ],
];

describe("what is said of an option that has been booked since, or of another trip, leaves it booked", () => {
  it.each(PASSING)("%s, %s: %s / %s", async (language, subject, text, below) => {
    const item = await readIn(language, subject, text, below);
    expect(item?.payload.bookingState).toBe("confirmed");
  });
});

describe("what it takes to have a booking confirms none", () => {
  it.each<[Language, string, string]>([
    ["en", "Proposal LDG-88214", "A confirmed booking needs 50% down."],
    ["en", "Your quotation LDG-88214", "A confirmed reservation requires a deposit."],
  ])("%s, %s: %s", async (language, subject, text) => {
    const item = await readIn(language, subject, "", text);
    expect(item?.payload.bookingState).toBe("quoted");
  });
});

describe("what terms below a booking say of bookings in general leaves it booked", () => {
  it.each(BOOKED)("%s, %s: %s / %s", async (language, subject, text, terms) => {
    const item = await readIn(language, subject, text, terms);
    expect(item?.payload.bookingState).toBe("confirmed");
    expect(item?.payload.emailType).toBe("confirmation");
  });
});

const OPEN: readonly (readonly [Language, string, string, string, string])[] = [
  [
    "en",
    "Confirmation LDG-88214",
    "Please find the details below.",
    "This is an option until 10 January 2027.",
    "option",
  ],
  ["en", "Booking confirmation LDG-88214", "Dear Kim,", "Your booking is not yet confirmed.", "requested"],
  ["en", "Confirmation LDG-88214", "Dear Kim,", "The room is on the waiting list.", "requested"],
  [
    "en",
    "Confirmation LDG-88214",
    "Dear Kim,",
    "Please note that nothing has been reserved so far.",
    "quoted",
  ],
  [
    "de",
    "Bestätigung LDG-88214",
    "Guten Tag,",
    "Das Zimmer ist bis zum 10. Januar 2027 unverbindlich reserviert.",
    "option",
  ],
  [
    "de",
    "Buchungsbestätigung LDG-88214",
    "Guten Tag,",
    "Ihre Buchung ist noch nicht bestätigt.",
    "requested",
  ],
  ["fr", "Confirmation LDG-88214", "Bonjour,", "Votre réservation n'est pas encore confirmée.", "requested"],
  ["es", "Confirmación LDG-88214", "Buenos días:", "Su reserva todavía no está confirmada.", "requested"],
  ["it", "Conferma LDG-88214", "Buongiorno,", "La vostra prenotazione non è ancora confermata.", "requested"],
  ["nl", "Bevestiging LDG-88214", "Beste Kim,", "Uw boeking is nog niet bevestigd.", "requested"],
  ["sv", "Bekräftelse LDG-88214", "Hej,", "Er bokning är ännu inte bekräftad.", "requested"],
  ["cs", "Potvrzení LDG-88214", "Dobrý den,", "Vaše rezervace zatím není potvrzena.", "requested"],
  ["pt", "Confirmação LDG-88214", "Bom dia,", "A sua reserva ainda não está confirmada.", "requested"],
  [
    "en",
    "Confirmation LDG-88214",
    "Dear Kim,",
    "Space with the airline is on the waiting list.",
    "requested",
  ],
  [
    "en",
    "Confirmation LDG-88214",
    "Dear Kim,",
    "Awaiting confirmation from the hotel, please issue no documents.",
    "requested",
  ],
  [
    "de",
    "Bestätigung LDG-88214",
    "Guten Tag,",
    "Zimmer derzeit auf der Warteliste, wir melden uns.",
    "requested",
  ],
  [
    "fr",
    "Confirmation LDG-88214",
    "Bonjour,",
    "Chambre en attente de confirmation par l'hôtel, réponse sous 48 heures.",
    "requested",
  ],
];

describe("what stands below of this booking still keeps it from being booked", () => {
  it.each(OPEN)("%s, %s: %s / %s", async (language, subject, text, below, state) => {
    const item = await readIn(language, subject, text, below);
    expect(item?.payload.bookingState).toBe(state);
  });
});

const ANY_OPTION: readonly (readonly [Language, string, string])[] = [
  ["en", "Invoice 7731, your reference LDG-88214", "An option lapses without notice after three days."],
  ["de", "Rechnung 7731 zu LDG-88214", "Eine Option verfällt ohne Nachricht nach drei Tagen."],
  ["fr", "Dossier LDG-88214", "Une option non confirmée sous 48 h est automatiquement annulée."],
  [
    "nl",
    "Factuur 7731 bij LDG-88214",
    "Een optie is drie dagen kosteloos geldig; deze factuur betreft een definitieve boeking.",
  ],
];

describe("what is said of an option that is none in particular makes nothing an option", () => {
  it.each(ANY_OPTION)("%s, %s: %s", async (language, subject, below) => {
    const item = await readIn(language, subject, "", below);
    expect(["option", "requested"]).not.toContain(item?.payload.bookingState);
  });

  it("with a day before the trip it is this one", async () => {
    const below = "An option on one suite is held for you until 10 January 2027.";
    const item = await readIn("en", "LDG-88214 Marchand", "", below);
    expect(item?.payload.bookingState).toBe("option");
  });
});
