import type { LanguageWords } from "../language-words.model";

export const DUTCH: LanguageWords = {
  date: "datum, dag, boekdatum, boekingsdatum, boeking, transactiedatum, uitvoeringsdatum, journaaldatum, verwerkingsdatum, datum boeking, datum verrichting, verrichtingsdatum",
  valueDate: "rentedatum, valutadatum, valuta datum, rente datum, datum valuta",
  amount: "bedrag, *bedrag, transactiebedrag, bedrag eur, bedrag in eur, som, boekingsbedrag",
  debit:
    "af, debet, debetbedrag, uitgaven, uitgave, afschrijving, afschrijvingen, bedrag af, uitgaand, opname, opnames, afgeschreven, debiteringen",
  credit:
    "bij, credit, creditbedrag, inkomsten, inkomst, bijschrijving, bijschrijvingen, bedrag bij, storting, stortingen, bijgeschreven, ontvangsten, ontvangen",
  balance:
    "saldo, *saldo, saldo na trn, saldo na mutatie, saldo na boeking, eindsaldo, beginsaldo, saldo na transactie, rekeningsaldo",
  fee: "kosten, *kosten, vergoeding, bankkosten, transactiekosten, tarief",
  payer:
    "opdrachtgever, betaler, afzender, naam opdrachtgever, naam afzender, naam betaler, van, debiteur, verzender",
  payee: "begunstigde, ontvanger, naam begunstigde, naam ontvanger, crediteur, aan, winkel",
  party:
    "naam, tegenpartij, naam tegenpartij, naam tegenrekening, naam omschrijving, tegenrekening naam, tegenrekeninghouder, naam van de tegenpartij, bedrijfsnaam, naam tegenpartij bevat, relatie, naam tegenrekeninghouder, rekeninghouder, tegenrekeningnaam",
  memo: "omschrijving, *omschrijving*, mededeling, mededelingen, vrije mededeling, gestructureerde mededeling, toelichting, betalingskenmerk, beschrijving, details, detail, notities, opmerking, opmerkingen, bericht, onderwerp, notitie, omschrijving 1, betreft",
  reference:
    "referentie, transactiereferentie, volgnr, volgnummer, transactienummer, transactie id, kenmerk, referte, transactie referentie, boekingsreferentie, verrichtingsnummer, id",
  currency: "munt, valuta, muntsoort, muntcode, valutacode, munteenheid",
  account: "rekening, rekeningnummer, iban, iban bban, eigen rekening, rekening nummer, mijn rekening",
  status: "status, toestand",
  direction:
    "af bij, bij af, debet credit, d c, c d, credit debet, soort, mutatiesoort, type, soort transactie, transactietype, mutatietype, richting, code af bij, boekingssoort",
  original:
    "oorspronkelijk*, origineel, originele, vreemde valuta, bedrag vreemde valuta, oorspr*, tegenwaarde, buitenlands*",
  exchangeRate: "koers, wisselkoers",
  email: "e mail, email, e mailadres, emailadres, van e mailadres, naar e mailadres",
  bank: "bank, naam bank, bic, bic tegenpartij, naam van de bank",
  number:
    "nummer, nr, afschriftnummer, chequenummer, tijd, categorie, code, tegenrekening, tegenrekening iban, tegenrekening iban bban, machtigingskenmerk, incassant id, pagina, batch id, uittrekselnummer",
  bookingReference:
    "bevestiging, bevestigingsnummer, reservering, reserveringsnummer, boekingsnummer, reserveringsnr, boekingsnr, boekingscode, boekingsreferentie, dossiernummer, dossier, reservatie, reservatienummer, boekingskenmerk",
  client:
    "klant, klantnaam, gast, naam gast, passagier, reiziger, naam klant, naam reiziger, gastnaam, hoofdboeker, huurder, bestuurder",
  supplier:
    "leverancier, hotel, accommodatie, aanbieder, touroperator, reisorganisatie, naam hotel, rederij, schip",
  checkIn:
    "aankomst, aankomstdatum, check in, begindatum, startdatum, vertrekdatum heen, inchecken, begin, reisdatum, heenreis, ophaaldatum, ophalen",
  checkOut:
    "vertrek, vertrekdatum, retour, retourdatum, check =out, einddatum, uitchecken, einde, terugkomst, terugreis, inleverdatum, inleveren",
  commission:
    "commissie, commissiebedrag, provisie, provisiebedrag, commissies, bedrag commissie, *commissie",
  commissionBase:
    "grondslag, commissiegrondslag, commissionabel*, basis, basisbedrag, provisiegrondslag, commissiebasis, omzet, commissieplichtig*",
  rate: "percentage, commissiepercentage, *percentage, procent, provisiepercentage",
  tax: "btw, belasting, btw bedrag, bronbelasting, *belasting",
  net: "netto, netto*, uit te betalen, te betalen, uitbetaald, uitbetaling, netto bedrag",
  gross: "bruto, bruto*, bruto bedrag",
  bonus: "bonus, *bonus, overcommissie, stimuleringspremie, toeslag, extra commissie",
  bookingTotal:
    "totaalbedrag, totaalprijs, reissom, boekingsbedrag totaal, boekingswaarde, totale reissom, totaal boeking, totaalbedrag boeking",
  agency: "reisbureau, agent, reisagent, agentschap, kantoor, reisadviseur",
  wayIn: "bij, credit, bijschrijving, inkomsten, storting, ontvangen, bijgeschreven, inkomend, ontvangst",
  wayOut: "af, debet, afschrijving, uitgaven, opname, betaald, afgeschreven, uitgaand, uitgave",
  ways: "c/d, b/a",
  thanks:
    "betaling dank, dank voor uw betaling, betaling hartelijk dank, betaling bedankt, betaling ontvangen",
  pending:
    "in behandeling, gereserveerd, geweigerd, geannuleerd, mislukt, gepland, niet geboekt, nog niet verwerkt, afgewezen, in afwachting, openstaand, reservering, toekomstige, geplande",
  opening: "beginsaldo, vorig saldo, oud saldo, openingssaldo, saldo begin, startsaldo",
  closing: "eindsaldo, nieuw saldo, slotsaldo, saldo, huidig saldo, saldo eind, dagsaldo",
  turnover: "totaal, totalen, subtotaal, totaal mutaties, omzet, totaal generaal",
  turnoverIn:
    "totaal bij, totaal credit, totaal bijgeschreven, totaal inkomsten, totaal bijschrijvingen, totaal ontvangen",
  turnoverOut:
    "totaal af, totaal debet, totaal afgeschreven, totaal uitgaven, totaal afschrijvingen, totaal betaald",
};
