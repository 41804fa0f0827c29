import type { LanguageWords } from "../language-words.model";

export const GERMAN: LanguageWords = {
  date: "datum, tag, *buchungstag, *buchungsdatum, buchung, gebucht am, buchungszeit*, umsatzdatum, transaktionsdatum, belegdatum, buchung am, abschlussdatum, zahlungsdatum, ausführungsdatum",
  valueDate: "valuta, valutadatum, *wertstellung*, wert, valuta datum, val datum",
  amount:
    "betrag, *betrag, *umsatz, summe, umsätze, betrag in eur, kontobetrag, ein ausgang, gutschrift belastung, eingang ausgang",
  debit:
    "soll, lastschrift, *lastschriften, belastung, belastungen, ausgang, ausgänge, *ausgang, ausgaben, ausgabe, auszahlung, auszahlungen, abgang, abgänge, abbuchung, abbuchungen, lastschriftbetrag, sollbetrag, zahlungsausgang",
  credit:
    "haben, gutschrift, gutschriften, eingang, eingänge, *eingang, einnahmen, einnahme, einzahlung, einzahlungen, zugang, zugänge, habenbetrag, zahlungseingang",
  balance:
    "saldo, *saldo, kontostand, *kontostand, guthaben, *guthaben, bestand, stand, saldo nach buchung, verfügbar, limit",
  fee: "gebühr, gebühren, *gebühr, *gebühren, entgelt, *entgelt, spesen, kosten, bankgebühr, abzug, abzüge",
  payer:
    "auftraggeber, zahlungspflichtiger, zahlungspflichtige, zahler, einzahler, absender, debitor, zahlender, auftraggeber name, name zahlungspflichtiger, =von, auftraggeberin",
  payee:
    "empfänger, zahlungsempfänger, zahlungsempfängerin, begünstigter, begünstigte, empfängerin, empfängername, an, händler, kreditor, name zahlungsempfänger, zahlungsempfaenger",
  party:
    "name, name zahlungsbeteiligter, zahlungsbeteiligter, zahlungsbeteiligte, begünstigter auftraggeber, begünstigter zahlungspflichtiger, auftraggeber empfänger, empfänger auftraggeber, auftraggeber begünstigter, auftraggeber zahlungsempfänger, absender empfänger, sender empfänger, zahlungspflichtiger zahlungsempfänger, partner, partnername, partner name, gegenpartei, kontrahent, geschäftspartner, kunde lieferant, gegenkonto name, kontoinhaber, inhaber, beteiligter, firma, kontakt, vertragspartner, zahlungspartner",
  memo: "verwendungszweck, *verwendungszweck*, zweck, zahlungszweck, text, *text, buchungstext, beschreibung, *beschreibung, bezeichnung, betreff, vorgang, bemerkung, bemerkungen, mitteilung, *mitteilung, notiz, zahlungsgrund, hinweis, details, buchungsdetails, anmerkung, avisierungstext, zahlungsreferenz, buchungsinformation, buchungsinformationen, information, nachricht, kommentar, erläuterung",
  reference:
    "referenz, *referenz, referenznummer, transaktionscode, transaktionsnummer, transaktions id, transaktion id, buchungsreferenz, buchungs id, umsatz id, vorgangsnummer, archivnummer, beleg nr, belegnummer, transaktionsreferenz, auftragsnummer",
  currency: "währung, *währung, whg, devise, wkz",
  account:
    "konto, kontonummer, *konto, iban, auftragskonto, konto nr, kontonr, iban auftragskonto, eigenes konto, bezugskonto, bankkonto",
  status: "status, *status, zustand, buchungsstatus, zahlungsstatus",
  direction:
    "soll haben, s h, haben soll, h s, soll haben kennzeichen, *kennzeichen, vorzeichen, art, *art, typ, *typ, umsatzart, umsatztyp, buchungsart, richtung, ein aus, eingang ausgang art, transaktionstyp, bewegungsart",
  original:
    "original*, ursprungs*, ursprünglicher, fremd*, fremdwährung, auslands*, betrag in fremdwährung, originalwährung, ausgangsbetrag, zielbetrag, zielwährung, gegenwert, umgerechnet",
  exchangeRate: "kurs, wechselkurs, *kurs, umrechnungskurs",
  email:
    "e mail, email, e mail adresse, absender e mail adresse, empfänger e mail adresse, mailadresse, von e mail adresse, an e mail adresse",
  bank: "bank, bankname, name der bank, blz, bankleitzahl, bic, bic swift code, kreditinstitut",
  number:
    "nummer, nr, lfd nr, laufende nummer, schecknummer, scheck nr, gläubiger id, mandatsreferenz, kundenreferenz, sammlerreferenz, uhrzeit, zeit, kategorie, kartennummer, primanota, textschlüssel, seite, gvc",
  bookingReference:
    "buchungsnummer, buchungs nr, buchungsnr, *bestätigungsnummer, bestätigung, bestätigungsnr, reservierungsnummer, reservierung, reservierungsnr, reservations nr, reservationsnummer, vorgangsnr, vorgang nr, buchungscode, vorgangsnummer, voucher, voucher nr, reisenummer",
  client:
    "kunde, kundenname, gast, gastname, reisender, reisende, reisegast, *gast, passagier, teilnehmer, hauptreisender, reiseteilnehmer, anmelder, mieter, fahrer",
  supplier:
    "lieferant, anbieter, leistungsträger, veranstalter, reiseveranstalter, hotel, hotelname, unterkunft, leistungserbringer, haus, reederei, schiff",
  checkIn:
    "anreise, anreisedatum, *anreise, reisebeginn, check in, beginn, *beginn, startdatum, reiseantritt, reisedatum, abreisetag, reise =von, ankunft, ankunftsdatum, abholung, abholdatum",
  checkOut:
    "abreise, abreisedatum, reiseende, check =out, ende, *ende, enddatum, rückreise, rückreisedatum, reise bis, rückgabe, rückgabedatum",
  commission:
    "provision, *provision, provisionen, provisionsbetrag, kommission, *kommission, kommissionsbetrag, vermittlungsprovision, vergütung, *vergütung, provision betrag",
  commissionBase:
    "provisionsbasis, *basis, bemessungsgrundlage, provisionspflichtig*, provisionsfähig*, kommissionierbar*, kommissionsfähig*, provisionsgrundlage, *grundlage, reisepreis provisionspflichtig, basisbetrag",
  rate: "satz, *satz, prozent, *prozent, prozentsatz, provisionssatz, provision prozent",
  tax: "steuer, *steuer, mwst, ust, mehrwertsteuer, umsatzsteuer, quellensteuer, steuerbetrag, mwst betrag, ust betrag",
  net: "netto, netto*, *netto, auszahlungsbetrag, auszahlung netto, zahlbetrag, auszahlbetrag, überweisungsbetrag",
  gross: "brutto, brutto*, *brutto",
  bonus:
    "bonus, *bonus, superprovision, zusatzprovision, staffelprovision, umsatzbonus, überprovision, incentive, superkommission",
  bookingTotal:
    "gesamtpreis, gesamtbetrag, reisepreis, buchungsbetrag gesamt, gesamtreisepreis, buchungswert, reisewert, buchungssumme, gesamtumsatz, rechnungsbetrag, gesamtsumme",
  agency: "agentur, *agentur, reisebüro, *reisebüro, expedient, reisebüronummer, vermittler",
  wayIn:
    "haben, gutschrift, eingang, einnahme, einzahlung, zahlungseingang, habenbuchung, zugang, eingehend, einnahmen",
  wayOut:
    "soll, lastschrift, belastung, ausgang, ausgabe, auszahlung, zahlungsausgang, sollbuchung, abgang, abbuchung, ausgehend, ausgaben",
  ways: "h/s, gutschrift/lastschrift, g/l, ein/aus, e/a",
  thanks:
    "zahlung danke, zahlung dankend erhalten, dankend erhalten, zahlungseingang danke, einzahlung danke, zahlung vielen dank, zahlung besten dank",
  pending:
    "vorgemerkt, ausstehend, in bearbeitung, abgelehnt, storniert, fehlgeschlagen, offen, nicht gebucht, schwebend, geplant, reserviert, reservierung, abgebrochen, zurückgewiesen, unterwegs, vorgemerkte, umsatz vorgemerkt, bevorstehende, geplante, zukünftige, zukünftige umsätze",
  opening:
    "anfangssaldo, anfangsbestand, saldovortrag, alter saldo, alter kontostand, anfangskontostand, vortrag, eröffnungssaldo, startsaldo, alter stand, übertrag, kontostand alt",
  closing:
    "endsaldo, schlusssaldo, neuer saldo, neuer kontostand, endkontostand, kontostand, saldo, endbestand, abschlusssaldo, tagessaldo, schlußsaldo, neuer stand, kontostand neu, zwischensaldo, tagesendsaldo",
  turnover:
    "umsatz gesamt, gesamt, summe, summen, gesamtsumme, zwischensumme, gesamtumsatz, total, umsatzsumme, umsätze gesamt, insgesamt, endsumme, gesamtbetrag, gesamtprovision, gesamtergebnis, provisionssumme",
  turnoverIn:
    "summe haben, summe gutschriften, summe eingänge, summe einzahlungen, gutschriften gesamt, eingänge gesamt, haben gesamt, habenumsatz, gesamt haben, total gutschriften, summe der gutschriften, gesamt eingänge",
  turnoverOut:
    "summe soll, summe lastschriften, summe ausgänge, summe auszahlungen, lastschriften gesamt, ausgänge gesamt, soll gesamt, sollumsatz, gesamt soll, total belastungen, summe belastungen, summe der lastschriften, gesamt ausgänge",
};
