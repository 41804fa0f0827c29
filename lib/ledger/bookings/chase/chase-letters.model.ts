import type { Language } from "@/lib/platform/base/settings/settings-choices";

/**
 * The phrases of a letter in one language. `dear` greets a contact by name, `team` greets a supplier without a known
 * contact, and `asks` holds the request of each letter of the schedule, each firmer than the one before.
 */
type Words = Readonly<
  Record<
    | "one"
    | "many"
    | "reminder"
    | "subject"
    | "dear"
    | "team"
    | "opening"
    | "travel"
    | "to"
    | "cancelled"
    | "due"
    | "sum"
    | "regards",
    string
  >
> & { readonly asks: readonly string[] };

export const LETTERS: Readonly<Record<Language, Words>> = {
  en: {
    one: "{n} booking",
    many: "{n} bookings",
    reminder: "Reminder",
    subject: "Outstanding commission for {bookings}",
    dear: "Dear {name},",
    team: "Dear {supplier} commissions team,",
    opening: "According to our records, the commission for {bookings} has not reached us yet:",
    travel: "travel",
    to: "to",
    cancelled: "cancelled",
    due: "due",
    sum: "Outstanding in all",
    asks: [
      "Could you let us know when we can expect the payment, or whether something is missing on our side?",
      "We wrote to you about this before. Please tell us on which day the payment will be made.",
      "This is our third letter about this. Please arrange the payment within seven days, or name the person who can settle it.",
    ],
    regards: "Kind regards,",
  },
  es: {
    one: "{n} reserva",
    many: "{n} reservas",
    reminder: "Recordatorio",
    subject: "Comisión pendiente de {bookings}",
    dear: "Hola, {name}:",
    team: "Estimados señores:",
    opening: "Según nuestros registros, aún no hemos recibido la comisión de {bookings}:",
    travel: "viaje del",
    to: "al",
    cancelled: "cancelada",
    due: "vencimiento",
    sum: "Total pendiente",
    asks: [
      "¿Podrían indicarnos cuándo recibiremos el pago, o si falta algo por nuestra parte?",
      "Ya les escribimos sobre este asunto. Les rogamos que nos indiquen qué día se hará el pago.",
      "Es la tercera vez que les escribimos. Les rogamos que efectúen el pago en un plazo de siete días o nos indiquen quién puede resolverlo.",
    ],
    regards: "Atentamente,",
  },
  fr: {
    one: "{n} réservation",
    many: "{n} réservations",
    reminder: "Relance",
    subject: "Commission impayée pour {bookings}",
    dear: "Bonjour {name},",
    team: "Madame, Monsieur,",
    opening: "Sauf erreur de notre part, nous n’avons pas encore reçu la commission pour {bookings} :",
    travel: "voyage du",
    to: "au",
    cancelled: "annulée",
    due: "échéance",
    sum: "Total dû",
    asks: [
      "Pourriez-vous nous indiquer quand le paiement nous parviendra, ou s’il manque un élément de notre part ?",
      "Nous vous avons déjà écrit à ce sujet. Merci de nous indiquer la date du paiement.",
      "C’est la troisième fois que nous vous écrivons. Merci d’effectuer le paiement sous sept jours ou de nous indiquer la personne qui peut régler ce dossier.",
    ],
    regards: "Cordialement,",
  },
  de: {
    one: "{n} Buchung",
    many: "{n} Buchungen",
    reminder: "Erinnerung",
    subject: "Offene Provision für {bookings}",
    dear: "Guten Tag {name},",
    team: "Sehr geehrte Damen und Herren,",
    opening: "nach unseren Unterlagen haben wir die Provision für {bookings} noch nicht erhalten:",
    travel: "Reise vom",
    to: "bis",
    cancelled: "storniert",
    due: "fällig am",
    sum: "Offen insgesamt",
    asks: [
      "Bitte teilen Sie uns mit, wann wir mit der Zahlung rechnen können oder ob Ihnen von uns noch etwas fehlt.",
      "Wir haben Ihnen deswegen bereits geschrieben. Bitte nennen Sie uns den Tag, an dem Sie zahlen.",
      "Wir schreiben Ihnen nun zum dritten Mal. Bitte zahlen Sie innerhalb von sieben Tagen oder nennen Sie uns die Person, die das klären kann.",
    ],
    regards: "Mit freundlichen Grüßen",
  },
  it: {
    one: "{n} prenotazione",
    many: "{n} prenotazioni",
    reminder: "Sollecito",
    subject: "Commissione in sospeso per {bookings}",
    dear: "Gentile {name},",
    team: "Spett.le {supplier},",
    opening: "Secondo i nostri dati non abbiamo ancora ricevuto la commissione per {bookings}:",
    travel: "viaggio dal",
    to: "al",
    cancelled: "annullata",
    due: "scadenza",
    sum: "Totale in sospeso",
    asks: [
      "Potete indicarci quando riceveremo il pagamento, o se manca qualcosa da parte nostra?",
      "Vi abbiamo già scritto in merito. Vi preghiamo di indicarci il giorno del pagamento.",
      "Vi scriviamo per la terza volta. Vi preghiamo di effettuare il pagamento entro sette giorni o di indicarci chi può risolvere la questione.",
    ],
    regards: "Cordiali saluti,",
  },
  pt: {
    one: "{n} reserva",
    many: "{n} reservas",
    reminder: "Lembrete",
    subject: "Comissão em aberto de {bookings}",
    dear: "Olá, {name},",
    team: "Exmos. Senhores,",
    opening: "De acordo com os nossos registos, ainda não recebemos a comissão de {bookings}:",
    travel: "viagem de",
    to: "a",
    cancelled: "cancelada",
    due: "vencimento",
    sum: "Total em aberto",
    asks: [
      "Podem indicar-nos quando receberemos o pagamento, ou se falta algo da nossa parte?",
      "Já lhes escrevemos sobre este assunto. Pedimos que nos indiquem o dia do pagamento.",
      "É a terceira vez que lhes escrevemos. Pedimos que efetuem o pagamento no prazo de sete dias ou nos indiquem quem o pode resolver.",
    ],
    regards: "Com os melhores cumprimentos,",
  },
};
