import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

/** The same stay in each language, complete except for the booking's state. */
const FACTS = {
  en: [
    "Booking reference: LDG-88214",
    "Guest: Ms Jane Marchand",
    "Arrival: 14 May 2027",
    "Departure: 18 May 2027",
    "Total price: EUR 1318.00",
    "Your commission: EUR 131.80",
  ],
  de: [
    "Buchungsnummer: LDG-88214",
    "Gast: Frau Jana Marchand",
    "Anreise: 14. Mai 2027",
    "Abreise: 18. Mai 2027",
    "Gesamtpreis: EUR 1318,00",
    "Ihre Provision: EUR 131,80",
  ],
  fr: [
    "Numéro de réservation : LDG-88214",
    "Client : Mme Jeanne Marchand",
    "Arrivée : 14 mai 2027",
    "Départ : 18 mai 2027",
    "Prix total : 1318,00 EUR",
    "Votre commission : 131,80 EUR",
  ],
  es: [
    "Número de reserva: LDG-88214",
    "Huésped: Sra. Juana Marchand",
    "Llegada: 14 de mayo de 2027",
    "Salida: 18 de mayo de 2027",
    "Precio total: 1318,00 EUR",
    "Su comisión: 131,80 EUR",
  ],
  it: [
    "Numero di prenotazione: LDG-88214",
    "Ospite: Sig.ra Giulia Marchetti",
    "Arrivo: 14 maggio 2027",
    "Partenza: 18 maggio 2027",
    "Prezzo totale: 1318,00 EUR",
    "Vostra commissione: 131,80 EUR",
  ],
  nl: [
    "Boekingsnummer: LDG-88214",
    "Gast: mevrouw Janna Marchand",
    "Aankomst: 14 mei 2027",
    "Vertrek: 18 mei 2027",
    "Totaalprijs: EUR 1318,00",
    "Uw commissie: EUR 131,80",
  ],
  sv: [
    "Bokningsnummer: LDG-88214",
    "Gäst: Jenny Marklund",
    "Ankomst: 14 maj 2027",
    "Avresa: 18 maj 2027",
    "Totalpris: 1318,00 EUR",
    "Er provision: 131,80 EUR",
  ],
  cs: [
    "Číslo rezervace: LDG-88214",
    "Host: paní Jana Marková",
    "Příjezd: 14. května 2027",
    "Odjezd: 18. května 2027",
    "Celková cena: 1318,00 EUR",
    "Vaše provize: 131,80 EUR",
  ],
  pt: [
    "Número da reserva: LDG-88214",
    "Hóspede: Sra. Joana Marques",
    "Chegada: 14 de maio de 2027",
    "Saída: 18 de maio de 2027",
    "Preço total: 1318,00 EUR",
    "A sua comissão: 131,80 EUR",
  ],
} as const;
export type Language = keyof typeof FACTS;

/** Reads an email with `text` above an otherwise complete stay and `terms` below it; returns its first booking. */
export async function readIn(language: Language, subject: string, text: string, terms = "") {
  const lines = [text, "", ...FACTS[language], "", ...(terms ? [terms, ""] : []), "Lindengard Hotel"];
  const { items } = await readBooking(plainMail(lines.join("\r\n"), { subject }));
  return items[0];
}
