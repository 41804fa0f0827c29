import type { LanguageWords } from "../language-words.model";

export const SWEDISH: LanguageWords = {
  date: "datum, bokföringsdatum, bokföringsdag, bokförd, bokfört, bokförd den, transaktionsdatum, transaktionsdag, dag, radnummerdatum, bokf datum, reskontradatum",
  valueDate: "valutadatum, valutadag, räntedatum, valuteringsdag, valuteringsdatum",
  amount:
    "belopp, *belopp, summa, belopp i sek, insättning uttag, transaktionsbelopp, insättning eller uttag, in ut",
  debit: "debet, uttag, ut, utgift, utgifter, utbetalning, utbetalningar, belopp ut, utgående",
  credit:
    "kredit, insättning, insättningar, in, inkomst, inkomster, inbetalning, inbetalningar, insatt, belopp in, ingående",
  balance: "saldo, *saldo, bokfört saldo, kontosaldo, disponibelt, disponibelt belopp, behållning",
  fee: "avgift, avgifter, *avgift, kostnad",
  payer: "avsändare, betalare, betalarens namn, inbetalare, avsändarens namn, =från, insättare",
  payee: "mottagare, betalningsmottagare, mottagarens namn, =till, mottagarnamn, butik",
  party:
    "namn, motpart, motpartens namn, avsändare mottagare, mottagare avsändare, betalare mottagare, företag, motpart namn, rubrik",
  memo: "text, *text, beskrivning, meddelande, transaktionstext, specifikation, notering, anteckning, anteckningar, information, transaktion, ändamål, kommentar, meddelanden, detaljer",
  reference:
    "referens, referensnummer, verifikationsnummer, verifikation, transaktionsid, transaktions id, arkivnummer, transaktionsreferens, bankreferens",
  currency: "valuta, valutakod",
  account: "konto, kontonummer, kontonr, iban, eget konto, clnr kontonr",
  status: "status, läge",
  direction:
    "typ, *typ, transaktionstyp, debet kredit, kredit debet, d k, bokföringstyp, slag, in eller ut, riktning",
  original: "ursprung*, originalbelopp, originalvaluta, utländsk*, motvärde, utländskt, ursprungligt",
  exchangeRate: "kurs, växelkurs, valutakurs, växlingskurs",
  email: "e post, epost, e postadress, mejladress, e mail",
  bank: "bank, bankens namn, clearingnummer, bic",
  number: "nummer, nr, radnummer, radnr, checknummer, tid, kategori, produkt, kod, sida, clnr, löpnummer",
  bookingReference:
    "bekräftelse, bekräftelsenummer, bokning, bokningsnummer, bokningsnr, bokningsreferens, reservation, reservationsnummer, bokningskod, bokningsid",
  client: "kund, kundnamn, gäst, gästens namn, passagerare, resenär, gästnamn, resenärens namn",
  supplier: "leverantör, hotell, boende, arrangör, hotellnamn, researrangör, fartyg, rederi",
  checkIn:
    "ankomst, ankomstdatum, incheckning, startdatum, start, avresa, avresedatum, resans start, utresa, check in",
  checkOut:
    "slutdatum, utcheckning, hemresa, hemresedatum, slut, avresedag, resans slut, check =out, återresa",
  commission: "provision, kommission, provisionsbelopp, provision belopp, *provision, kommissionsbelopp",
  commissionBase:
    "provisionsunderlag, underlag, provisionsgrundande*, kommissionsunderlag, bas, basbelopp, beräkningsunderlag",
  rate: "procent, procentsats, provisionssats, *procent, *sats, sats, provisionsprocent",
  tax: "moms, skatt, källskatt, momsbelopp",
  net: "netto, netto*, att betala ut, utbetalas, att betala",
  gross: "brutto, brutto*",
  bonus: "bonus, *bonus, överprovision, extraprovision, tilläggsprovision",
  bookingTotal:
    "totalt belopp, totalpris, totalbelopp, bokningsbelopp, bokningsvärde, resans pris, totalt, pris totalt",
  agency: "byrå, resebyrå, agent, återförsäljare, resekonsult",
  wayIn: "kredit, insättning, in, inkomst, inbetalning, insatt, ingående, mottagen",
  wayOut: "debet, uttag, ut, utgift, utbetalning, betalning, utgående, skickad, köp",
  ways: "k/d, i/u, in/ut",
  thanks: "betalning tack, inbetalning tack, tack för din betalning, betalning mottagen",
  pending:
    "reserverad, reserverat, väntande, pågående, avvisad, nekad, makulerad, ej bokförd, ej bokfört, preliminär, kommande, misslyckad, avbruten, ej genomförd, under behandling",
  opening:
    "ingående saldo, startsaldo, öppningssaldo, ing saldo, ingående balans, föregående saldo, ingående bokfört saldo",
  closing:
    "utgående saldo, slutsaldo, utg saldo, saldo, nytt saldo, utgående balans, aktuellt saldo, utgående bokfört saldo, bokfört saldo",
  turnover: "summa, totalt, omsättning, delsumma, total, summa transaktioner, sammanlagt",
  turnoverIn:
    "summa insättningar, summa kredit, totalt in, summa in, insättningar totalt, totalt insatt, summa insatt, summa inbetalningar",
  turnoverOut: "summa uttag, summa debet, totalt ut, summa ut, uttag totalt, summa utbetalningar",
};
