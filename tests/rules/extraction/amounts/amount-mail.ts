import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

/** The amounts that should be read from an email; undefined for a value that must stay open. */
export type Money = readonly [total?: number, currency?: string, commission?: number];
export type AmountMail = readonly [name: string, language: keyof typeof HEADS, money: Money, body: string];

const HEADS = {
  en: "Booking number: RH-4471\nGuest: Anna Pries\nArrival: 3 May 2027\nDeparture: 10 May 2027",
  de: "Buchungsnummer: RH-4471\nGast: Anna Pries\nAnreise: 3. Mai 2027\nAbreise: 10. Mai 2027",
  fr: "Numéro de réservation : RH-4471\nClient : Anna Pries\nArrivée : 3 mai 2027\nDépart : 10 mai 2027",
  es: "Número de reserva: RH-4471\nHuésped: Anna Pries\nLlegada: 3 de mayo de 2027\nSalida: 10 de mayo de 2027",
  it: "Numero di prenotazione: RH-4471\nOspite: Anna Pries\nArrivo: 3 maggio 2027\nPartenza: 10 maggio 2027",
  nl: "Boekingsnummer: RH-4471\nGast: Anna Pries\nAankomst: 3 mei 2027\nVertrek: 10 mei 2027",
  sv: "Bokningsnummer: RH-4471\nGäst: Anna Pries\nAnkomst: 3 maj 2027\nAvresa: 10 maj 2027",
  cs: "Číslo rezervace: RH-4471\nHost: Anna Pries\nPříjezd: 3. května 2027\nOdjezd: 10. května 2027",
  pt: "Número da reserva: RH-4471\nHóspede: Anna Pries\nChegada: 3 de maio de 2027\nPartida: 10 de maio de 2027",
} as const;

/** Returns the total, currency and commission read from an email; a body that starts with a tag is HTML. */
export async function moneyOf([, language, , body]: AmountMail): Promise<Money> {
  const isHtml = body.trimStart().startsWith("<");
  const head = isHtml ? `<p>${HEADS[language].replaceAll("\n", "<br>")}</p>` : `${HEADS[language]}\n\n`;
  const raw = new TextDecoder().decode(plainMail(`${head}${body}`, { subject: "RH-4471" }));
  const typed = isHtml ? raw.replace("text/plain", "text/html") : raw;
  const { items } = await readBooking(new TextEncoder().encode(typed));
  const { pricing, estimatedCommission } = items[0]?.payload ?? {};
  return [pricing?.total, pricing?.currency, estimatedCommission?.amount];
}
