import type { LanguageWords } from "../language-words.model";

export const HUNGARIAN: LanguageWords = {
  date: "dátum, könyvelés dátuma, könyvelési dátum, könyvelés napja, könyvelve, tranzakció dátuma, nap, könyvelés, tranzakció időpontja, teljesítés dátuma, művelet dátuma",
  valueDate: "értéknap, értékdátum, esedékesség, érték nap",
  amount:
    "összeg, *összeg, tranzakció összege, forgalom, érték, összeg számla devizanemében, könyvelt összeg",
  debit:
    "terhelés, terhelések, kiadás, kiadások, kimenő, terhelt összeg, kifizetés, tartozik, terhelés összege, kivét",
  credit:
    "jóváírás, jóváírások, bevétel, bevételek, bejövő, befizetés, jóváírt összeg, követel, jóváírás összege, betét",
  balance:
    "egyenleg, *egyenleg, könyvelt egyenleg, számlaegyenleg, új egyenleg, rendelkezésre álló egyenleg, záró egyenleg",
  fee: "díj, díjak, *díj, költség, költségek, kezelési költség",
  payer:
    "fizető, megbízó, küldő, feladó, fizető neve, megbízó neve, küldő neve, átutaló, kezdeményező neve, átutaló neve, fizető fél, fizető fél neve",
  payee:
    "kedvezményezett, címzett, kedvezményezett neve, fogadó, címzett neve, kereskedő, jogosult, jogosult neve",
  party:
    "partner, partner neve, ellenoldal, ellenoldali név, név, ellenszámla neve, partner név, ellenoldali számla neve, ellenpartner, kedvezményezett megbízó, megbízó kedvezményezett, ellenoldal neve, ügyfél neve, fizető kedvezményezett",
  memo: "közlemény, leírás, megjegyzés, szöveg, tranzakció leírása, jogcím, tranzakció típusa, részletek, kiegészítő adatok, narratíva, megnevezés, üzenet, tranzakció megnevezése, egyéb adatok, információ",
  reference:
    "hivatkozás, referencia, azonosító, tranzakció azonosító, tranzakcióazonosító, banki referencia, hivatkozási szám, referenciaszám, tranzakció azonosítója",
  currency: "deviza, devizanem, pénznem, számla devizaneme, valuta",
  account: "számla, számlaszám, könyvelési számla, iban, saját számla, számla száma",
  status: "státusz, állapot",
  direction:
    "típus, irány, tranzakció típus, jóváírás terhelés, terhelés jóváírás, t j, j t, bejövő kimenő, előjel, forgalom típusa, jelleg, művelet, fajta",
  original: "eredeti*, eredeti összeg, eredeti devizanem, külföldi, idegen",
  exchangeRate: "árfolyam, átváltási árfolyam",
  email: "e mail, email, e mail cím",
  bank: "bank, bank neve, bic, bankkód, ellenoldali bank",
  number:
    "szám, sorszám, csekkszám, idő, időpont, kategória, kód, ellenszámla, partner számlaszáma, ellenoldali számlaszám, kivonatszám",
  bookingReference:
    "visszaigazolás, visszaigazolási szám, foglalás, foglalási szám, foglalásszám, foglalási kód, foglalás száma, foglalási azonosító, foglalás azonosító",
  client: "ügyfél, vendég, vendég neve, utas, utas neve, ügyfélnév, vevő",
  supplier:
    "szállító, beszállító, szálloda, hotel, szállás, szolgáltató, szálloda neve, utazásszervező, hajó",
  checkIn:
    "érkezés, érkezés dátuma, bejelentkezés, kezdet, kezdő dátum, utazás kezdete, indulás dátuma, érkezési dátum",
  checkOut:
    "távozás, távozás dátuma, kijelentkezés, vége, befejező dátum, utazás vége, visszaút, elutazás, távozási dátum",
  commission: "jutalék, jutalék összege, jutalékösszeg, jutalékok",
  commissionBase: "jutalékalap, jutalék alapja, alap, jutalékköteles*, alapösszeg, számítási alap",
  rate: "százalék, mérték, jutalék mértéke, jutalék százalék, kulcs, jutalékkulcs, jutalék százaléka",
  tax: "áfa, adó, forrásadó, áfa összege",
  net: "nettó, nettó*, kifizetendő, fizetendő, kifizetve",
  gross: "bruttó, bruttó*",
  bonus: "bónusz, prémium, extra jutalék, ösztönző",
  bookingTotal:
    "teljes összeg, végösszeg, foglalás összege, foglalás értéke, teljes ár, utazás ára, összesen",
  agency: "ügynökség, ügynök, utazási iroda, iroda",
  wayIn: "jóváírás, bejövő, bevétel, befizetés, követel, jóváírt, beérkező",
  wayOut: "terhelés, kimenő, kiadás, kifizetés, tartozik, terhelt, vásárlás",
  ways: "j/t, k/t, b/k",
  thanks: "befizetés köszönjük, köszönjük befizetését",
  pending:
    "függőben, függő, zárolt, zárolás, elutasítva, elutasított, törölt, törölve, könyveletlen, nem könyvelt, foglalás alatt, feldolgozás alatt, folyamatban, sikertelen, jövőbeli, várható",
  opening: "nyitó egyenleg, nyitóegyenleg, induló egyenleg, előző egyenleg, kezdő egyenleg",
  closing: "záró egyenleg, záróegyenleg, egyenleg, új egyenleg, aktuális egyenleg",
  turnover: "forgalom, összesen, összes forgalom, mindösszesen, részösszeg, összforgalom",
  turnoverIn:
    "összes jóváírás, jóváírások összesen, jóváírás összesen, bevételek összesen, jóváírások összege",
  turnoverOut:
    "összes terhelés, terhelések összesen, terhelés összesen, kiadások összesen, terhelések összege",
};
