/** "2 confirmations", "two separate bookings", "zwei Buchungen": that a letter is of several bookings, by its own words. */
const SEVERAL = new RegExp(
  "(?<![\\p{L}\\d.,/%-])(?:[2-9]|two|three|four|both|zwei|drei|vier|beiden?|deux|trois|quatre|dos|tres|cuatro|ambas|due|tre|quattro|entrambe|twee|drie|beide|tva|fyra|bada|to|fire|begge|dwie|trzy|cztery|obie|dve|tri|ctyri|obe|duas|quatro|doua|trei|ket|harom|kaksi|kolme|iki|uc|две|три|дві|δυο|τρεις)" +
    "(?: (?:separate|different|distinct|new|individual|getrennten?|separaten?|verschiedenen?|neuen?|distinctes?|differentes?|nouvelles?|separad[ao]s|distint[ao]s|nuevas|separate|distinte|nuove|aparte|verschillende|nieuwe|separata|skilda|nya|osobne|oddzielne|nowe|samostatne|nove|novas))?" +
    " (?:bookings|confirmations|reservations|buchungen|reservierungen|vorgange|bestatigungen|dossiers|confirmaciones|reservas|expedientes|prenotazioni|pratiche|conferme|boekingen|reserveringen|bevestigingen|bokningar|bokningsbekraftelser|bestillinger|bookinger|reservasjoner|reservationer|rezerwacje|rezervace|rezervacie|confirmacoes|rezervari|foglalas|varausta|rezervasyon|бронирования|бронювання|резервации|κρατησεις)(?!\\p{L})",
  "u",
);
const MAX_READ = 4_000;

/** Whether a mail says in its subject or near its beginning that it is of more bookings than one, by its folded text. */
export function isOfSeveral(folded: string): boolean {
  return SEVERAL.test(folded.slice(0, MAX_READ));
}
