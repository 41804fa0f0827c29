import type { LanguageWords } from "../language-words.model";

export const NORWEGIAN: LanguageWords = {
  date: "dato, bokføringsdato, bokført, bokført dato, bokført den, bokføringsdag, utført dato, transaksjonsdato, dag, posteringsdato",
  valueDate: "rentedato, valuteringsdato, valuteringsdag, valutadato",
  amount: "beløp, *beløp, beløp i nok, bevegelse, sum, inn ut, transaksjonsbeløp",
  debit:
    "debet, ut, ut fra konto, ut av konto, uttak, utbetaling, utbetalinger, belastning, belastet, beløp ut, utgift, utgifter, utgående, betalt",
  credit:
    "kredit, inn, inn på konto, innskudd, innbetaling, innbetalinger, godskrevet, beløp inn, inntekt, inntekter, inngående, godskriving",
  balance: "saldo, *saldo, bokført saldo, disponibel saldo, disponibelt, kontosaldo",
  fee: "gebyr, gebyrer, *gebyr, omkostninger, kostnad",
  payer:
    "avsender, betaler, innbetaler, betalers navn, navn på avsender, =fra, avsenders navn, debitor, avsender navn",
  payee:
    "mottaker, betalingsmottaker, mottakers navn, navn på mottaker, =til, mottaker navn, mottakernavn, brukersted, butikk",
  party:
    "navn, motpart, avsender mottaker, mottaker avsender, betaler mottaker, motpartens navn, navn på motpart, firma, mottaker betaler",
  memo: "tekst, *tekst, beskrivelse, forklaring, melding, betalingsinformasjon, melding kid fakt nr, kommentar, notat, detaljer, formål, informasjon, meldinger, merknad, tittel",
  reference:
    "referanse, referansenummer, arkivref, arkivreferanse, transaksjons id, transaksjonsid, numref, bankreferanse, kid, numerisk referanse",
  currency: "valuta, valutakode, valutasort",
  account: "konto, kontonummer, kontonr, iban, egen konto, fra konto, til konto",
  status: "status, tilstand",
  direction:
    "type, *type, transaksjonstype, debet kredit, kredit debet, d k, undertype, inn eller ut, retning",
  original: "opprinnelig*, original*, utenlandsk*, motverdi, beløp i valuta, utlandsbeløp, opprinnelig beløp",
  exchangeRate: "kurs, valutakurs, vekslingskurs",
  email: "e post, epost, e postadresse",
  bank: "bank, banknavn, bankens navn, bic",
  number: "nummer, nr, sjekknummer, tid, tidspunkt, kategori, kode, side, løpenummer, underkategori",
  bookingReference:
    "bekreftelse, bekreftelsesnummer, reservasjon, reservasjonsnummer, bestilling, bestillingsnummer, bookingnummer, bookingnr, bookingreferanse, reservasjonsnr, referansekode, bestillingsnr",
  client: "kunde, kundenavn, gjest, gjestens navn, passasjer, reisende, gjestenavn",
  supplier: "leverandør, hotell, tilbyder, hotellnavn, reisearrangør, overnattingssted, skip, rederi",
  checkIn:
    "ankomst, ankomstdato, innsjekk, innsjekking, startdato, start, avreise, avreisedato, utreise, reisestart",
  checkOut: "sluttdato, utsjekk, utsjekking, hjemreise, hjemreisedato, slutt, reiseslutt, returdato",
  commission: "provisjon, kommisjon, provisjonsbeløp, kommisjonsbeløp, *provisjon",
  commissionBase:
    "provisjonsgrunnlag, grunnlag, kommisjonsgrunnlag, provisjonsgivende*, basis, beregningsgrunnlag",
  rate: "prosent, sats, *prosent, *sats, provisjonssats",
  tax: "mva, moms, skatt, avgift, kildeskatt, merverdiavgift",
  net: "netto, netto*, til utbetaling, utbetales",
  gross: "brutto, brutto*",
  bonus: "bonus, *bonus, overprovisjon, ekstraprovisjon",
  bookingTotal:
    "totalbeløp, totalpris, samlet pris, bestillingsbeløp, reisens pris, totalt beløp, bestillingsverdi",
  agency: "byrå, reisebyrå, agent, reisekonsulent",
  wayIn: "kredit, inn, innskudd, innbetaling, inntekt, inngående, godskrevet, mottatt",
  wayOut: "debet, ut, uttak, utbetaling, utgift, utgående, belastet, betaling, betalt",
  ways: "k/d, i/u, inn/ut",
  thanks: "betaling takk, innbetaling takk, takk for betalingen, innbetaling mottatt, betaling mottatt",
  pending:
    "reservert, venter, ventende, avvist, kansellert, ikke bokført, under behandling, avventer, planlagt, feilet, til godkjenning, kommende, fremtidige",
  opening: "inngående saldo, startsaldo, åpningssaldo, saldo fra kontoutskrift, forrige saldo, ing saldo",
  closing: "utgående saldo, sluttsaldo, saldo, ny saldo, saldo i deres favør, aktuell saldo, utg saldo",
  turnover: "sum, totalt, omsetning, delsum, total, sum bevegelser, sum totalt, i alt",
  turnoverIn: "sum inn, sum kredit, totalt inn, sum innbetalinger, sum innskudd",
  turnoverOut: "sum ut, sum debet, totalt ut, sum utbetalinger, sum uttak",
};
