import type { LanguageWords } from "../language-words.model";

export const CZECH: LanguageWords = {
  date: "datum, datum zaúčtování, datum provedení, datum transakce, datum pohybu, zaúčtováno, den, datum zúčtování, datum odúčtování, zaúčtování",
  valueDate: "datum valuty, valuta, datum splatnosti",
  amount:
    "částka, objem, částka v měně účtu, suma, objem pohybu, částka obratu, zaúčtovaná částka, částka czk",
  debit:
    "odepsáno, výdaj, výdaje, má dáti, odchozí, na vrub, výběr, výběry, odchozí částka, debet, má dáti částka, na tíži",
  credit: "připsáno, příjem, příjmy, dal, příchozí, ve prospěch, vklad, vklady, příchozí částka, kredit",
  balance:
    "zůstatek, *zůstatek, zůstatek po pohybu, účetní zůstatek, disponibilní zůstatek, konečný zůstatek",
  fee: "poplatek, poplatky, náklady, suma poplatků",
  payer: "plátce, odesílatel, název plátce, jméno plátce, od, příkazce, jméno odesílatele",
  payee: "příjemce, název příjemce, jméno příjemce, =komu, obchodník, obchodní místo, místo",
  party:
    "protistrana, název protistrany, název protiúčtu, název účtu protistrany, název účtu, jméno, název, plátce příjemce, příjemce plátce, jméno protistrany, název protějšího účtu, protiúčet název",
  memo: "zpráva, popis, poznámka, zpráva pro příjemce, popis transakce, typ pohybu, účel, text, poznámka pro mě, zpráva příjemci, zpráva plátci, komentář, upřesnění, popis operace, informace, účel platby, av pole 1",
  reference:
    "reference, číslo transakce, id pohybu, id transakce, id operace, identifikace transakce, id pokynu, referenční číslo, reference platby",
  currency: "měna, měna účtu, kód měny",
  account: "účet, číslo účtu, iban, vlastní účet, můj účet",
  status: "stav, status",
  direction:
    "typ, směr, směr platby, typ operace, kredit debet, debet kredit, typ transakce, příjem výdaj, znaménko, d k",
  original:
    "původní*, originální, částka v cizí měně, cizí měna, částka platby, měna platby, zahraniční, protihodnota, původní částka, původní částka a měna",
  exchangeRate: "kurz, směnný kurz",
  email: "e mail, email, emailová adresa",
  bank: "banka, název banky, kód banky, bic",
  number:
    "číslo, vs, ks, ss, variabilní symbol, konstantní symbol, specifický symbol, čas, kategorie, číslo výpisu, kód, protiúčet, číslo protiúčtu",
  bookingReference:
    "potvrzení, číslo potvrzení, rezervace, číslo rezervace, č rezervace, kód rezervace, číslo objednávky, id rezervace, voucher",
  client: "klient, jméno klienta, host, cestující, zákazník, jméno hosta, jméno zákazníka",
  supplier: "dodavatel, hotel, ubytování, název hotelu, pořadatel, cestovní kancelář, loď",
  checkIn:
    "příjezd, datum příjezdu, začátek, datum začátku, od data, nástup, datum nástupu, odjezd na cestu, začátek pobytu",
  checkOut: "odjezd, datum odjezdu, konec, datum konce, do data, návrat, datum návratu, konec pobytu",
  commission: "provize, částka provize, výše provize, provize celkem, komise",
  commissionBase:
    "základ, základ provize, provizní základ, provizovaná částka, základ pro provizi, základní částka",
  rate: "procento, sazba, sazba provize, procento provize, procent",
  tax: "dph, daň, srážková daň, částka dph",
  net: "netto, čistá částka, čistá provize, k výplatě, vyplaceno, k úhradě, čistý",
  gross: "brutto, hrubá částka, hrubá provize, hrubý",
  bonus: "bonus, prémie, mimořádná provize, superprovize",
  bookingTotal:
    "celková cena, cena zájezdu, hodnota rezervace, celková částka, částka rezervace, cena rezervace, cena celkem",
  agency: "agentura, agent, cestovní agentura, prodejce",
  wayIn: "příchozí, příjem, připsáno, kredit, vklad, ve prospěch, příchozí platba, příchozí úhrada, dal",
  wayOut: "odchozí, výdaj, odepsáno, debet, výběr, na vrub, odchozí platba, odchozí úhrada, má dáti, na tíži",
  ways: "p/v, k/d, dal/md, p/o",
  thanks: "platba děkujeme, děkujeme za platbu",
  pending:
    "čekající, blokováno, blokace, zamítnuto, zamítnutá, zrušeno, zrušená, nezaúčtováno, neprovedeno, čeká, ve zpracování, probíhá, rezervace, nezaúčtovaná, plánované, budoucí, očekávané",
  opening: "počáteční zůstatek, počáteční stav, předchozí zůstatek, zůstatek na začátku, otevírací zůstatek",
  closing: "konečný zůstatek, konečný stav, zůstatek, nový zůstatek, zůstatek na konci, koncový zůstatek",
  turnover: "obraty, obrat, celkem, součet, mezisoučet",
  turnoverIn:
    "celkem příjmy, příjmy celkem, kreditní obrat, obrat kredit, celkem připsáno, součet příjmů, suma příjmů, kreditní obraty",
  turnoverOut:
    "celkem výdaje, výdaje celkem, debetní obrat, obrat debet, celkem odepsáno, součet výdajů, suma výdajů, debetní obraty",
};
