import type { LanguageWords } from "../language-words.model";

/** Croatian, and Serbian in Latin letters. */
export const CROATIAN: LanguageWords = {
  date: "datum, datum knjiženja, datum izvršenja, datum transakcije, datum obrade, dan, datum plaćanja, datum promene, datum knjiženja promene",
  valueDate: "datum valute, datum valutiranja",
  amount: "iznos, suma, iznos transakcije, iznos u valuti računa, iznos eur",
  debit:
    "isplata, isplate, duguje, rashod, rashodi, terećenje, na teret, dugovni iznos, zaduženje, isplaćeno, dugovno, isplate terećenja",
  credit:
    "uplata, uplate, potražuje, prihod, prihodi, odobrenje, u korist, potražni iznos, priliv, uplaćeno, potražno, uplate odobrenja",
  balance: "stanje, saldo, novo stanje, raspoloživo stanje, stanje računa, stanje nakon",
  fee: "naknada, naknade, trošak, troškovi, provizija banke",
  payer:
    "platitelj, uplatitelj, platilac, uplatilac, nalogodavac, naziv platitelja, nalogodavatelj, pošiljatelj",
  payee: "primatelj, primalac, korisnik, naziv primatelja, naziv primaoca",
  party:
    "platitelj primatelj, primatelj platitelj, naziv, ime, partner, druga strana, nalogodavac primalac, naziv partnera, naziv platitelja primatelja, komitent, primalac nalogodavac, uplatilac primalac",
  memo: "opis, opis plaćanja, svrha, svrha plaćanja, svrha doznake, napomena, detalji, opis transakcije, opis prometa, svrha uplate",
  reference:
    "referenca, broj transakcije, referenca plaćanja, id transakcije, broj reference, referenca banke, poziv na broj",
  currency: "valuta, valuta računa, oznaka valute",
  account: "račun, broj računa, iban",
  status: "status, stanje naloga",
  direction:
    "vrsta, tip, smjer, duguje potražuje, vrsta transakcije, oznaka, vrsta promene, smer, d p, uplata isplata, tip transakcije",
  original: "originalni iznos, originalna valuta, izvorni iznos, strana valuta, protuvrijednost",
  exchangeRate: "tečaj, kurs",
  bank: "banka, naziv banke",
  number: "broj, redni broj, rb, br, vrijeme, vreme, kategorija, račun platitelja, račun primatelja, r br",
  bookingReference: "rezervacija, broj rezervacije, potvrda, broj potvrde, šifra rezervacije",
  client: "gost, ime gosta, klijent, putnik, kupac",
  supplier: "dobavljač, hotel, objekt, objekat, smještaj, naziv hotela",
  checkIn: "dolazak, datum dolaska, početak, prijava",
  checkOut: "odlazak, datum odlaska, kraj, odjava, povratak",
  commission: "provizija, iznos provizije",
  commissionBase: "osnovica, osnovica provizije",
  rate: "postotak, procenat, stopa",
  tax: "pdv, porez",
  net: "neto, za isplatu, neto iznos",
  gross: "bruto, bruto iznos",
  bonus: "bonus",
  bookingTotal: "ukupna cijena, ukupan iznos, vrijednost rezervacije",
  agency: "agencija, agent",
  wayIn: "uplata, odobrenje, potražuje, prihod, priljev, priliv, primljeno, potražno",
  wayOut: "isplata, terećenje, duguje, rashod, odljev, odliv, zaduženje, dugovno, plaćanje",
  ways: "p/d, u/i",
  thanks: "uplata hvala, hvala na uplati",
  pending:
    "na čekanju, odbijeno, otkazano, rezervirano, u obradi, rezervisano, stornirano, buduće, nadolazeće",
  opening: "početno stanje, prethodno stanje, početni saldo, donos",
  closing: "završno stanje, novo stanje, konačno stanje, stanje, završni saldo, krajnje stanje",
  turnover: "promet, ukupno, ukupni promet, zbroj",
  turnoverIn: "ukupno potražuje, ukupno uplate, potražni promet, ukupno odobrenja",
  turnoverOut: "ukupno duguje, ukupno isplate, dugovni promet, ukupno terećenja",
};
