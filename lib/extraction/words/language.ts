import { fold } from "./fold";

const MARKERS: Readonly<Record<string, string>> = {
  en: "the and your for with is of booking confirmation please thank",
  de: "und der die ihre ihr fur buchung vom ist sie mit bestatigung wir gast zimmer",
  fr: "le les votre vous pour nous et reservation avec du montant chambre sejour merci",
  es: "el los su para con reserva usted gracias por habitacion importe noches y",
  it: "il per prenotazione con gentile camera della totale grazie soggiorno notti ospite",
  nl: "het een uw voor boeking met van en kamer bedankt wij reis totaal",
  sv: "och er for med bokning tack att rum din vi pris antal resa",
  da: "og til med din bestilling tak vaerelse rejse",
  no: "og til med din bestilling takk rom reise",
  cs: "a pro na rezervace vas dekujeme cena pokoj osob pobyt hotel celkem",
  pt: "o para sua reserva com obrigado quarto valor noites total seu hospede",
};

/** The language most of a folded text is in; "en" where nothing speaks for another. */
export function languageOf(text: string): string {
  const counts = new Map<string, number>();
  for (const word of fold(text.slice(0, 8_000)).split(/[^a-z]+/))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  let best = "en";
  let most = 0;
  for (const [language, words] of Object.entries(MARKERS)) {
    const score = words.split(" ").reduce((sum, word) => sum + Math.min(3, counts.get(word) ?? 0), 0);
    if (score > most) {
      best = language;
      most = score;
    }
  }
  return best;
}
