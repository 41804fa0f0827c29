import type { LanguageWords } from "../language-words.model";

export const LITHUANIAN: LanguageWords = {
  date: "data, operacijos data, įrašo data, mokėjimo data, diena, apskaitos data, įskaitymo data, atlikimo data",
  valueDate: "valiutavimo data, įsigaliojimo data, valiutos data",
  amount: "suma, mokėjimo suma, operacijos suma, suma sąskaitos valiuta, suma eur",
  debit: "debetas, išlaidos, nurašyta, išmokėta, debeto suma, išeinančios, suma debetas, nurašymai, išmokos",
  credit: "kreditas, pajamos, įskaityta, įplaukos, kredito suma, gaunamos, suma kreditas, įmokos, įskaitymai",
  balance: "likutis, sąskaitos likutis, likutis po operacijos, balansas, disponuojamas likutis",
  fee: "mokestis, mokesčiai, komisinis mokestis, banko mokestis",
  payer: "mokėtojas, mokėtojo pavadinimas, siuntėjas, mokėtojo vardas, mokėtojo vardas pavardė",
  payee: "gavėjas, gavėjo pavadinimas, gavėjo vardas, pardavėjas, gavėjo vardas pavardė",
  party:
    "gavėjas mokėtojas, mokėtojas gavėjas, mokėtojas arba gavėjas, gavėjas arba mokėtojas, korespondentas, kita šalis, pavadinimas, vardas, mokėtojo arba gavėjo pavadinimas, kitos šalies pavadinimas, partneris, vardas pavardė, korespondento pavadinimas",
  memo: "paskirtis, mokėjimo paskirtis, paaiškinimai, paaiškinimas, aprašymas, detalės, operacijos aprašymas, pastabos, informacija, komentaras, pranešimas, informacija gavėjui",
  reference:
    "nuoroda, operacijos numeris, dokumento numeris, dok nr, įrašo nr, transakcijos numeris, operacijos nr, archyvavimo kodas, unikalus numeris, operacijos id, įrašo numeris, nuorodos numeris, dokumento nr",
  currency: "valiuta, sąskaitos valiuta, valiutos kodas",
  account: "sąskaita, sąskaitos nr, sąskaitos numeris, iban, sąskaitos nr iban",
  status: "būsena, statusas",
  direction:
    "debetas kreditas, kreditas debetas, d k, k d, tipas, operacijos tipas, rūšis, požymis, debeto kredito požymis, kryptis, debeto kredito indikatorius",
  original:
    "originali suma, pradinė suma, originali valiuta, užsienio valiuta, ekvivalentas, suma ekvivalentu",
  exchangeRate: "kursas, valiutos kursas, keitimo kursas",
  email: "el paštas, el pašto adresas, e paštas",
  bank: "bankas, banko pavadinimas, banko kodas, swift, kredito įstaigos pavadinimas",
  number:
    "numeris, nr, eil nr, laikas, kategorija, kodas, čekio numeris, įrašo tipas, įrašo rūšis, kliento kodas, korespondento sąskaita",
  bookingReference:
    "patvirtinimas, patvirtinimo numeris, rezervacija, rezervacijos numeris, rezervacijos nr, užsakymo numeris, rezervacijos kodas",
  client: "klientas, kliento vardas, svečias, keleivis, keliautojas, svečio vardas",
  supplier: "tiekėjas, viešbutis, apgyvendinimas, viešbučio pavadinimas, kelionių organizatorius, laivas",
  checkIn: "atvykimas, atvykimo data, pradžia, pradžios data, kelionės pradžia",
  checkOut: "išvykimas, išvykimo data, pabaiga, pabaigos data, kelionės pabaiga, grįžimas",
  commission: "komisinis, komisiniai, komisinių suma, komisija, komisinis atlyginimas",
  commissionBase: "bazė, komisinių bazė, apmokestinama suma, skaičiavimo bazė, komisinių pagrindas",
  rate: "procentas, tarifas, komisinių procentas, norma, procentai",
  tax: "pvm, pvm suma, prie šaltinio išskaičiuotas mokestis",
  net: "neto, grynoji suma, mokėtina, mokėtina suma, išmokama, išmokėti",
  gross: "bruto, bendroji suma",
  bonus: "premija, bonusas, papildomas komisinis, priedas",
  bookingTotal: "bendra suma, rezervacijos suma, bendra kaina, kelionės kaina, užsakymo suma, iš viso",
  agency: "agentūra, agentas, kelionių agentūra",
  wayIn: "kreditas, gauta, pajamos, įplaukos, įskaitymas, įeinantis, kredito",
  wayOut: "debetas, išleista, išlaidos, nurašymas, išeinantis, debeto",
  ways: "k/d, c/d",
  thanks: "mokėjimas ačiū, ačiū už mokėjimą",
  pending: "laukiama, rezervuota, atmesta, atšaukta, neįvykdyta, vykdoma, neapskaityta, laukiantis, būsimi",
  opening:
    "pradinis likutis, likutis pradžioje, likutis laikotarpio pradžioje, ankstesnis likutis, likutis pradžiai",
  closing:
    "galutinis likutis, likutis pabaigoje, likutis laikotarpio pabaigoje, likutis, esamas likutis, likutis pabaigai",
  turnover: "apyvarta, iš viso, viso, suma iš viso",
  turnoverIn:
    "kredito apyvarta, apyvarta kreditas, iš viso gauta, iš viso kreditas, iš viso įplaukų, kreditinė apyvarta",
  turnoverOut:
    "debeto apyvarta, apyvarta debetas, iš viso išleista, iš viso debetas, iš viso išlaidų, debetinė apyvarta",
};
