import type { LanguageWords } from "../language-words.model";

export const LATVIAN: LanguageWords = {
  date: "datums, darījuma datums, grāmatojuma datums, grāmatošanas datums, diena, maksājuma datums, izpildes datums, ieraksta datums",
  valueDate: "valutēšanas datums, valūtas datums, vērtības datums",
  amount: "summa, maksājuma summa, darījuma summa, summa konta valūtā, summa eur",
  debit:
    "debets, izdevumi, norakstīts, izejošie, debeta summa, izmaksas, izmaksāts, debeta apgrozījums summa",
  credit: "kredīts, ieņēmumi, ieskaitīts, iemaksāts, ienākošie, kredīta summa, iemaksas, kredits",
  balance: "atlikums, konta atlikums, bilance, atlikums pēc darījuma, pieejamais atlikums",
  fee: "komisijas maksa, bankas komisija, maksa, apkalpošanas maksa",
  payer: "maksātājs, maksātāja nosaukums, sūtītājs, maksātāja vārds",
  payee: "saņēmējs, saņēmēja nosaukums, saņēmēja vārds, tirgotājs",
  party:
    "saņēmējs maksātājs, maksātājs saņēmējs, partneris, partnera nosaukums, nosaukums, vārds, darījuma partneris, otra puse, korespondents, saņēmēja maksātāja nosaukums, partnera vārds, maksātājs vai saņēmējs",
  memo: "informācija saņēmējam, maksājuma mērķis, mērķis, apraksts, informācija, detaļas, darījuma apraksts, piezīmes, komentārs, paskaidrojums, maksājuma detaļas, detalizācija, darījuma informācija",
  reference:
    "arhīva kods, atsauce, references numurs, refernces numurs, darījuma numurs, bankas atsauce, darījuma atsauce, transakcijas numurs, atsauces numurs, maksājuma id",
  currency: "valūta, konta valūta, valūtas kods",
  account: "konts, konta numurs, klienta konts, iban, konta nr",
  status: "statuss, stāvoklis",
  direction:
    "debets kredīts, kredīts debets, d k, k d, tips, darījuma tips, veids, maksājuma veids, virziens, d c",
  original:
    "sākotnējā summa, oriģinālā summa, oriģinālā valūta, ārvalstu valūta, ekvivalents, sākotnējā valūta",
  exchangeRate: "kurss, valūtas kurss",
  email: "e pasts, epasts, e pasta adrese",
  bank: "banka, bankas nosaukums, bankas kods, bic, partnera banka, swift",
  number:
    "numurs, nr, ieraksta tips, dokumenta numurs, laiks, kategorija, kods, čeka numurs, partnera konts, personas kods",
  bookingReference:
    "apstiprinājums, apstiprinājuma numurs, rezervācija, rezervācijas numurs, rezervācijas nr, rezervācijas kods, pasūtījuma numurs",
  client: "klients, klienta vārds, viesis, pasažieris, ceļotājs, viesa vārds",
  supplier: "piegādātājs, viesnīca, naktsmītne, viesnīcas nosaukums, ceļojumu organizators, kuģis",
  checkIn: "ierašanās, ierašanās datums, sākums, sākuma datums, ceļojuma sākums",
  checkOut: "izbraukšana, izbraukšanas datums, beigas, beigu datums, ceļojuma beigas, atgriešanās",
  commission: "komisija, komisijas summa, atlīdzība, provīzija",
  commissionBase: "bāze, komisijas bāze, aprēķina bāze",
  rate: "procents, likme, komisijas likme, procenti",
  tax: "pvn, nodoklis, pvn summa",
  net: "neto, neto summa, izmaksājams, izmaksai, apmaksai",
  gross: "bruto, bruto summa",
  bonus: "prēmija, bonuss, papildu komisija",
  bookingTotal: "kopējā summa, rezervācijas summa, kopējā cena, ceļojuma cena, pavisam",
  agency: "aģentūra, aģents, ceļojumu aģentūra",
  wayIn: "kredīts, ienākošais, ieņēmumi, ieskaitīts, iemaksa, kredits, ienākošs, saņemts",
  wayOut: "debets, izejošais, izdevumi, norakstīts, izmaksa, izejošs, samaksāts",
  ways: "k/d, c/d",
  thanks: "maksājums paldies, paldies par maksājumu",
  pending: "gaida, rezervēts, noraidīts, atcelts, apstrādē, nav grāmatots, gaidošs, gaidāmie",
  opening:
    "sākuma atlikums, atlikums perioda sākumā, iepriekšējais atlikums, sākotnējais atlikums, atlikums sākumā",
  closing:
    "beigu atlikums, atlikums perioda beigās, atlikums, pašreizējais atlikums, gala atlikums, atlikums beigās",
  turnover: "apgrozījums, kopā, pavisam kopā, kopsumma, starpsumma",
  turnoverIn: "kredīta apgrozījums, kopā kredīts, kopā ieņēmumi, kopā ieskaitīts, apgrozījums kredīts",
  turnoverOut: "debeta apgrozījums, kopā debets, kopā izdevumi, kopā norakstīts, apgrozījums debets",
};
