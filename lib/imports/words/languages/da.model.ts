import type { LanguageWords } from "../language-words.model";

export const DANISH: LanguageWords = {
  date: "dato, bogføringsdato, bogført, bogført dato, bogføringsdag, dag, transaktionsdato, posteringsdato",
  valueDate: "rentedato, valørdato, valør, valuteringsdato",
  amount: "beløb, *beløb, beløb i dkk, bevægelse, sum, ind ud",
  debit:
    "debet, hævet, udbetaling, udbetalinger, ud, udgift, udgifter, hævning, hævninger, beløb ud, ud af konto, udgående, betalinger",
  credit:
    "kredit, indsat, indbetaling, indbetalinger, ind, indtægt, indtægter, indsætning, beløb ind, ind på konto, indgående",
  balance: "saldo, *saldo, kontosaldo, disponibelt, disponibel saldo, restsaldo",
  fee: "gebyr, gebyrer, *gebyr, omkostning, omkostninger",
  payer: "afsender, betaler, indbetaler, afsendernavn, navn på afsender, =fra, afsenders navn, debitor",
  payee:
    "modtager, beløbsmodtager, modtagernavn, navn på modtager, =til, modtagers navn, kreditor, forretning",
  party:
    "navn, modpart, afsender modtager, modtager afsender, modpartens navn, kontonavn, modpart navn, firma",
  memo: "tekst, *tekst, beskrivelse, meddelelse, besked, posteringstekst, bemærkning, bemærkninger, note, notat, egen note, detaljer, formål, meddelelse fra afsender, oplysninger",
  reference:
    "reference, referencenummer, transaktionsid, transaktions id, arkivreference, bilagsnummer, betalings id, bankreference",
  currency: "valuta, valutakode, møntsort, møntfod",
  account: "konto, kontonummer, kontonr, iban, egen konto",
  status: "status, tilstand",
  direction:
    "type, posteringstype, debet kredit, kredit debet, d k, ind ud, transaktionstype, art, retning, bevægelsestype",
  original: "oprindelig*, fremmed*, originalt, original*, udenlandsk*, modværdi, oprindeligt beløb",
  exchangeRate: "kurs, valutakurs, vekselkurs, omregningskurs",
  email: "e mail, email, mailadresse, e mailadresse",
  bank: "bank, banknavn, registreringsnummer, reg nr, bic",
  number:
    "nummer, nr, bilag, checknummer, check, tidspunkt, tid, kategori, underkategori, afstemt, kode, side",
  bookingReference:
    "bekræftelse, bekræftelsesnummer, reservation, reservationsnummer, bookingnummer, bookingnr, booking nr, bookingreference, reservationsnr, bestillingsnummer, ordrenummer, rejsenummer, sagsnummer",
  client: "kunde, kundenavn, gæst, gæstenavn, passager, rejsende, gæstens navn",
  supplier: "leverandør, hotel, udbyder, hotelnavn, rejsearrangør, overnatningssted, skib, rederi",
  checkIn:
    "ankomst, ankomstdato, check in, startdato, indtjekning, afrejse, afrejsedato, rejsestart, start, udrejse",
  checkOut: "slutdato, check ud, check =out, udtjekning, hjemrejse, hjemrejsedato, rejseslut, slut, afgang",
  commission: "provision, kommission, provisionsbeløb, kommissionsbeløb, provision beløb",
  commissionBase:
    "provisionsgrundlag, grundlag, kommissionsgrundlag, provisionsgivende*, basis, beregningsgrundlag, provisionsberettiget*",
  rate: "procent, sats, *procent, *sats, provisionsprocent",
  tax: "moms, skat, afgift, kildeskat, momsbeløb",
  net: "netto, netto*, til udbetaling, udbetales, nettobeløb",
  gross: "brutto, brutto*",
  bonus: "bonus, *bonus, overprovision, ekstraprovision, merprovision",
  bookingTotal:
    "samlet pris, totalpris, totalbeløb, bookingbeløb, rejsens pris, samlet beløb, bookingværdi, total",
  agency: "bureau, rejsebureau, agent, rejseagent",
  wayIn: "kredit, ind, indsat, indbetaling, indtægt, indgående, indsætning, modtaget",
  wayOut: "debet, ud, hævet, udbetaling, udgift, udgående, hævning, betaling, betalt",
  ways: "k/d, i/u, c/d",
  thanks: "betaling tak, indbetaling tak, tak for din betaling, betaling modtaget",
  pending:
    "afventer, afventende, venter, reserveret, afvist, annulleret, ikke bogført, under behandling, fejlet, planlagt, kommende, fremtidige",
  opening:
    "startsaldo, primosaldo, saldo primo, åbningssaldo, indgående saldo, tidligere saldo, overført saldo",
  closing: "slutsaldo, ultimosaldo, saldo ultimo, saldo, ny saldo, udgående saldo, aktuel saldo, lukkesaldo",
  turnover: "i alt, total, omsætning, sum, subtotal, bevægelser i alt",
  turnoverIn: "indsat i alt, indbetalinger i alt, kredit i alt, ind i alt, samlede indbetalinger",
  turnoverOut: "hævet i alt, udbetalinger i alt, debet i alt, ud i alt, samlede udbetalinger",
};
