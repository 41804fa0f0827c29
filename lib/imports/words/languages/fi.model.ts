import type { LanguageWords } from "../language-words.model";

export const FINNISH: LanguageWords = {
  date: "päivä, pvm, päivämäärä, kirjauspäivä, kirjauspvm, kirjaus, tapahtumapäivä, maksupäivä, kirjattu, tapahtumapvm, kirjauspäivämäärä",
  valueDate: "arvopäivä, arvopvm, korkopäivä",
  amount: "määrä, summa, määrä eur, määrä euroa, *summa, rahamäärä, euroa",
  debit: "veloitus, veloitukset, otto, otot, panot otot, menot, meno, debet, nosto, nostot, lähtevä",
  credit: "hyvitys, hyvitykset, pano, panot, tulot, tulo, kredit, talletus, talletukset, saapuva",
  balance: "saldo, *saldo, tilin saldo, käytettävissä, saldo tapahtuman jälkeen",
  fee: "palvelumaksu, kulu, kulut, maksut ja kulut, palkkio, toimitusmaksu",
  payer: "maksaja, maksajan nimi, lähettäjä, lähettäjän nimi, velallinen, keneltä",
  payee: "saaja, saajan nimi, vastaanottaja, maksunsaaja, kauppias, vastaanottajan nimi, kenelle",
  party:
    "saaja maksaja, maksaja saaja, nimi, vastapuoli, saajan nimi maksajan nimi, vastapuolen nimi, vastaanottaja maksaja, yritys, maksaja tai saaja, saaja tai maksaja",
  memo: "selite, viesti, selitys, kuvaus, tiedonanto, lisätiedot, tapahtumalaji, tapahtuma, huomautus, viesti saajalle, tarkenne, tiedot",
  reference:
    "viite, viitenumero, arkistointitunnus, viitenro, arkistotunnus, tapahtumatunnus, tapahtumanumero, arkistointiviite, tunniste",
  currency: "valuutta, valuuttakoodi",
  account: "tili, tilinumero, iban, oma tili, tilin numero, tilinro",
  status: "tila, status",
  direction:
    "laji, tyyppi, tapahtumatyyppi, pano otto, otto pano, debet kredit, d k, suunta, etumerkki, lajityyppi, tulo meno",
  original: "alkuperäinen*, alkuperäis*, valuuttamäärä, ulkomaan*, vasta arvo",
  exchangeRate: "kurssi, valuuttakurssi, vaihtokurssi",
  email: "sähköposti, sähköpostiosoite",
  bank: "pankki, pankin nimi, bic, pankkitunniste, saajan pankki",
  number:
    "numero, nro, sekki, kellonaika, aika, luokka, kategoria, koodi, sivu, rivi, saajan tilinumero, vastatili",
  bookingReference:
    "vahvistus, vahvistusnumero, varaus, varausnumero, varaustunnus, varausnro, varauskoodi, varausviite",
  client: "asiakas, asiakkaan nimi, vieras, matkustaja, matkustajan nimi, vieraan nimi",
  supplier:
    "toimittaja, hotelli, majoitus, palveluntarjoaja, hotellin nimi, matkanjärjestäjä, laiva, varustamo",
  checkIn:
    "saapuminen, saapumispäivä, tulopäivä, alkupäivä, matkan alku, lähtöpäivä, alkaa, alkamispäivä, sisäänkirjautuminen",
  checkOut: "lähtö, päättymispäivä, loppupäivä, paluu, paluupäivä, matkan loppu, päättyy, uloskirjautuminen",
  commission: "provisio, komissio, provision määrä, provisiot, provisiosumma, komission määrä",
  commissionBase:
    "provision peruste, peruste, provisiopohja, provisioon oikeuttava, laskentaperuste, provisioperuste",
  rate: "prosentti, provisioprosentti, provisio prosentti, *prosentti",
  tax: "alv, vero, arvonlisävero, lähdevero, veron määrä",
  net: "netto, netto*, maksettava, maksetaan, tilitetään",
  gross: "brutto, brutto*",
  bonus: "bonus, *bonus, lisäprovisio, ylimääräinen provisio",
  bookingTotal:
    "kokonaishinta, yhteissumma, varauksen summa, varauksen hinta, matkan hinta, kokonaissumma, varauksen arvo",
  agency: "toimisto, matkatoimisto, agentti, myyjä",
  wayIn: "pano, hyvitys, tulo, talletus, kredit, saapuva, tuloa",
  wayOut: "otto, veloitus, meno, nosto, debet, lähtevä, menoa, maksu",
  ways: "p/o, k/d, t/m",
  thanks: "suoritus kiitos, kiitos maksusta, maksu vastaanotettu",
  pending:
    "odottaa, varaus, katevaraus, hylätty, peruttu, kirjaamatta, odottava, keskeneräinen, käsittelyssä, epäonnistui, vireillä, tulevat",
  opening: "alkusaldo, edellinen saldo, aloitussaldo, saldo alussa",
  closing: "loppusaldo, saldo, uusi saldo, päätössaldo, saldo lopussa, käytettävissä",
  turnover: "yhteensä, liikevaihto, summa, välisumma, tapahtumat yhteensä",
  turnoverIn: "panot yhteensä, tulot yhteensä, hyvitykset yhteensä, talletukset yhteensä",
  turnoverOut: "otot yhteensä, menot yhteensä, veloitukset yhteensä, nostot yhteensä",
};
