import type { LanguageWords } from "../language-words.model";

export const SLOVAK: LanguageWords = {
  date: "dátum, dátum zaúčtovania, dátum účtovania, dátum transakcie, dátum spracovania, zaúčtované, deň, dátum pohybu, dátum odúčtovania",
  valueDate: "dátum valuty, valuta, dátum splatnosti",
  amount: "suma, čiastka, suma v mene účtu, objem, suma transakcie, zaúčtovaná suma",
  debit: "odpísané, výdavok, výdavky, má dať, odchádzajúce, na ťarchu, výber, výbery, debet, suma debet",
  credit: "pripísané, príjem, príjmy, dal, prichádzajúce, v prospech, vklad, vklady, kredit, suma kredit",
  balance: "zostatok, *zostatok, účtovný zostatok, disponibilný zostatok, zostatok po transakcii",
  fee: "poplatok, poplatky, náklady",
  payer: "platiteľ, odosielateľ, názov platiteľa, meno platiteľa, príkazca, od",
  payee: "príjemca, názov príjemcu, meno príjemcu, =komu, obchodník, miesto",
  party:
    "protistrana, názov protistrany, partner, názov partnera, názov protiúčtu, meno, názov, platiteľ príjemca, príjemca platiteľ, meno partnera, názov účtu protistrany, partner názov",
  memo: "popis, správa, poznámka, správa pre príjemcu, informácia pre príjemcu, popis transakcie, účel, účel platby, text, typ pohybu, informácia, doplňujúce údaje, popis platby, komentár",
  reference:
    "referencia, číslo transakcie, id transakcie, referencia platiteľa, referencia platby, referenčné číslo, identifikátor, id pohybu",
  currency: "mena, mena účtu, kód meny",
  account: "účet, číslo účtu, iban, môj účet, vlastný účet",
  status: "stav, status",
  direction:
    "typ, smer, smer platby, typ transakcie, kredit debet, debet kredit, typ operácie, príjem výdavok, kredit alebo debet",
  original: "pôvodná*, suma v cudzej mene, cudzia mena, suma platby, mena platby, originálna, pôvodná suma",
  exchangeRate: "kurz, výmenný kurz",
  email: "e mail, email, emailová adresa",
  bank: "banka, názov banky, kód banky, bic",
  number:
    "číslo, vs, ks, ss, variabilný symbol, konštantný symbol, špecifický symbol, čas, kategória, číslo výpisu, kód, protiúčet, účet protistrany, por č",
  bookingReference:
    "potvrdenie, číslo potvrdenia, rezervácia, číslo rezervácie, č rezervácie, kód rezervácie, číslo objednávky, id rezervácie",
  client: "klient, meno klienta, hosť, cestujúci, zákazník, meno hosťa, meno zákazníka",
  supplier: "dodávateľ, hotel, ubytovanie, názov hotela, organizátor, loď",
  checkIn: "príchod, dátum príchodu, začiatok, dátum začiatku, nástup, začiatok pobytu, dátum nástupu",
  checkOut: "odchod, dátum odchodu, koniec, dátum konca, návrat, dátum návratu, koniec pobytu",
  commission: "provízia, suma provízie, výška provízie, provízie",
  commissionBase: "základ, základ provízie, provízny základ, základná suma",
  rate: "percento, sadzba, sadzba provízie, percento provízie",
  tax: "dph, daň, zrážková daň, suma dph",
  net: "netto, čistá suma, čistá provízia, na výplatu, vyplatené, na úhradu",
  gross: "brutto, hrubá suma, hrubá provízia",
  bonus: "bonus, prémia, mimoriadna provízia",
  bookingTotal: "celková cena, cena zájazdu, hodnota rezervácie, celková suma, suma rezervácie, cena spolu",
  agency: "agentúra, agent, cestovná agentúra, predajca",
  wayIn: "prichádzajúca, príjem, pripísané, kredit, vklad, v prospech, prichádzajúca platba, prijatá",
  wayOut: "odchádzajúca, výdavok, odpísané, debet, výber, na ťarchu, odchádzajúca platba, odoslaná",
  ways: "p/v, k/d, dal/md",
  pending:
    "čakajúca, čaká, blokované, blokácia, zamietnutá, zamietnuté, zrušená, zrušené, nezaúčtované, spracováva sa, rezervácia",
  opening: "počiatočný zostatok, počiatočný stav, predchádzajúci zostatok, zostatok na začiatku",
  closing: "konečný zostatok, konečný stav, zostatok, nový zostatok, zostatok na konci",
  turnover: "obraty, obrat, spolu, súčet, medzisúčet, celkom",
  turnoverIn: "príjmy spolu, spolu príjmy, kreditný obrat, suma príjmov, kreditné obraty, spolu kredit",
  turnoverOut: "výdavky spolu, spolu výdavky, debetný obrat, suma výdavkov, debetné obraty, spolu debet",
};
