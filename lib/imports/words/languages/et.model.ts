import type { LanguageWords } from "../language-words.model";

export const ESTONIAN: LanguageWords = {
  date: "kuupäev, kande kuupäev, tehingu kuupäev, makse kuupäev, päev, kandepäev, kirjendamise kuupäev",
  valueDate: "väärtuspäev, valuteerimise kuupäev, väärtuse kuupäev",
  amount: "summa, makse summa, tehingu summa, summa eur, kogus, summa konto valuutas",
  debit: "deebet, väljaminek, väljaminekud, kulu, kulud, deebetsumma, välja, väljamakse, väljamaksed",
  credit: "kreedit, sissetulek, sissetulekud, laekumine, laekumised, tulu, kreeditsumma, sisse, sissemakse",
  balance: "saldo, jääk, konto saldo, jääk pärast tehingut, konto jääk, vaba jääk",
  fee: "teenustasu, tasu, tasud, panga tasu",
  payer: "maksja, maksja nimi, saatja, saatja nimi",
  payee: "saaja, saaja nimi, kaupmees, kasusaaja",
  party:
    "saaja maksja, maksja saaja, saaja maksja nimi, maksja saaja nimi, partner, nimi, vastaspool, saaja või maksja nimi, partneri nimi, vastaspoole nimi, saaja või maksja",
  memo: "selgitus, makse selgitus, kirjeldus, tehingu kirjeldus, info, lisainfo, märkus, märkused, detailid, kommentaar, teade",
  reference:
    "viitenumber, arhiveerimistunnus, viide, tehingu number, dokumendi number, kande viide, tehingu viide, teenusepakkuja viide, panga viide, kande number",
  currency: "valuuta, konto valuuta, valuutakood",
  account: "konto, kliendi konto, kontonumber, konto number, konto nr, iban",
  status: "staatus, olek, seisund",
  direction:
    "deebet kreedit, kreedit deebet, d k, k d, d c, tüüp, tehingu tüüp, liik, suund, deebet kreedit d c, kande tüüp, tehingu liik",
  original: "algsumma, originaalsumma, algne summa, algvaluuta, välisvaluuta, ekvivalent, algne valuuta",
  exchangeRate: "kurss, vahetuskurss",
  email: "e post, epost, e posti aadress",
  bank: "pank, panga nimi, panga kood, bic, saaja maksja pank",
  number:
    "number, nr, reatüüp, makse tüüp, dokumendi nr, kellaaeg, aeg, kategooria, kood, tšeki number, saaja maksja konto, isikukood või registrikood",
  bookingReference:
    "kinnitus, kinnitusnumber, kinnituse number, broneering, broneeringu number, broneeringunumber, broneeringu nr, broneerimiskood",
  client: "klient, kliendi nimi, külaline, reisija, külalise nimi",
  supplier: "tarnija, hotell, majutus, hotelli nimi, reisikorraldaja, laev",
  checkIn: "saabumine, saabumise kuupäev, algus, alguskuupäev, reisi algus",
  checkOut: "lahkumine, lahkumise kuupäev, lõpp, lõppkuupäev, reisi lõpp, tagasitulek",
  commission: "vahendustasu, komisjonitasu, komisjon, vahendustasu summa, komisjonitasu summa, provisjon",
  commissionBase: "alus, vahendustasu alus, arvutusalus, komisjonitasu alus",
  rate: "protsent, määr, vahendustasu määr, vahendustasu protsent",
  tax: "käibemaks, maks, km, kinnipeetud maks",
  net: "neto, netosumma, väljamakstav, tasumisele",
  gross: "bruto, brutosumma",
  bonus: "boonus, preemia, lisatasu",
  bookingTotal: "kogusumma, broneeringu summa, koguhind, reisi hind, kokku",
  agency: "agentuur, agent, reisibüroo",
  wayIn: "kreedit, laekumine, sissetulek, tulu, sisse, sissetulev, sissemakse",
  wayOut: "deebet, väljaminek, kulu, välja, väljaminev, väljamakse",
  ways: "k/d, c/d",
  pending: "ootel, broneeritud, tagasi lükatud, tühistatud, töötlemisel, kandmata, ebaõnnestunud",
  opening: "algsaldo, algjääk, saldo perioodi alguses, alguse saldo, jääk alguses, eelmine saldo",
  closing: "lõppsaldo, lõppjääk, saldo perioodi lõpus, saldo, jääk, jääk lõpus, lõpu saldo",
  turnover: "käive, kokku, käibed, vahesumma, summa kokku",
  turnoverIn:
    "kreeditkäive, kreedit käive, käive kreedit, laekumised kokku, kreedit kokku, sissetulekud kokku",
  turnoverOut: "deebetkäive, deebet käive, käive deebet, väljaminekud kokku, deebet kokku, kulud kokku",
};
