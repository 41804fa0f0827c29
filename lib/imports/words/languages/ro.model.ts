import type { LanguageWords } from "../language-words.model";

export const ROMANIAN: LanguageWords = {
  date: "data, data tranzacției, data tranzactiei, data înregistrării, data operațiunii, data procesării, data contabilizării, zi, data tranzacție, data contabilă",
  valueDate: "data valutei, data valuta, data valutării",
  amount: "suma, sumă, valoare, valoarea, suma tranzacției, suma tranzactiei, suma tranzacție",
  debit:
    "debit, debitare, ieșiri, ieșire, plăți, plată, cheltuieli, cheltuială, retrageri, retragere, suma debit, debitări",
  credit:
    "credit, creditare, intrări, intrare, încasări, încasare, venituri, venit, depuneri, depunere, suma credit, creditări",
  balance: "sold, sold contabil, sold disponibil, soldul, sold final, sold după tranzacție, sold curent",
  fee: "comision bancar, taxă, taxe, comision tranzacție, costuri",
  payer: "plătitor, ordonator, expeditor, nume plătitor, nume ordonator, de la, debitor, numele plătitorului",
  payee: "beneficiar, destinatar, nume beneficiar, către, comerciant, creditor, numele beneficiarului",
  party:
    "contrapartidă, partener, nume, nume partener, ordonator beneficiar, beneficiar ordonator, nume contrapartidă, titular, plătitor beneficiar, beneficiar plătitor, denumire, nume beneficiar ordonator, nume ordonator beneficiar",
  memo: "descriere, detalii, explicații, explicație, detalii tranzacție, descrierea tranzacției, mesaj, scop, observații, text, descriere tranzacție, detaliile tranzacției, detalii plată, comentarii, informații, mențiuni",
  reference:
    "referință, referința, referinta, număr referință, id tranzacție, referință tranzacție, numărul tranzacției, număr tranzacție, nr referință, referinta tranzactiei, identificator",
  currency: "valută, monedă, moneda, valuta, deviza, cod valută",
  account: "cont, număr cont, iban, contul, nr cont, cont bancar, cont propriu",
  status: "stare, status, starea",
  direction:
    "tip, tipul, tip tranzacție, tipul tranzacției, debit credit, credit debit, d c, sens, fel, sensul, tip operațiune",
  original:
    "suma originală, moneda originală, valuta originală, suma inițială, moneda străină, valută străină, echivalent, suma in valuta",
  exchangeRate: "curs, curs valutar, curs de schimb",
  email: "e mail, email, adresa de e mail, adresă email",
  bank: "bancă, banca, numele băncii, bic, sucursală",
  number: "număr, nr, nr crt, cec, ora, categorie, cod, pagina, cont partener, număr document",
  bookingReference:
    "confirmare, număr confirmare, rezervare, număr rezervare, nr rezervare, cod rezervare, numărul rezervării, referință rezervare, id rezervare",
  client: "client, nume client, oaspete, pasager, călător, turist, numele clientului, nume oaspete",
  supplier: "furnizor, hotel, unitate, cazare, nume hotel, touroperator, nava, turoperator",
  checkIn:
    "sosire, data sosirii, check in, început, data începerii, început sejur, data check in, data plecării în călătorie, data de început",
  checkOut:
    "plecare, data plecării, check =out, sfârșit, data încheierii, sfârșit sejur, data check =out, întoarcere, data de sfârșit",
  commission: "comision, comisioane, valoare comision, suma comision, valoarea comisionului, comisionul",
  commissionBase:
    "bază, bază comision, baza de calcul, baza comisionului, comisionabil, valoare comisionabilă, sumă comisionabilă, baza comisionabilă, baza",
  rate: "procent, rată, cotă, procent comision, rata comisionului, cota",
  tax: "tva, impozit, valoare tva, impozit reținut",
  net: "net, valoare netă, suma netă, comision net, de plată, de încasat, plătit, net de plată",
  gross: "brut, valoare brută, suma brută, comision brut",
  bonus: "bonus, primă, supracomision, comision suplimentar",
  bookingTotal:
    "preț total, valoare rezervare, valoarea rezervării, total rezervare, suma totală, valoare totală, prețul total",
  agency: "agenție, agent, agenția, agenție de turism, consultant",
  wayIn: "credit, încasare, intrare, venit, depunere, creditare, primit, alimentare",
  wayOut: "debit, plată, ieșire, cheltuială, retragere, debitare, trimis",
  ways: "c/d, i/p, i/e",
  thanks: "plată mulțumim, mulțumim pentru plată",
  pending:
    "în așteptare, în curs, respins, respinsă, anulat, anulată, blocat, blocată, în procesare, nefinalizat, eșuat, eșuată, nedecontat, viitoare, programate",
  opening: "sold inițial, sold initial, sold precedent, sold anterior, sold deschidere, sold la început",
  closing: "sold final, sold, sold nou, sold curent, sold închidere, sold la sfârșit, sold disponibil",
  turnover: "rulaj, total, rulaj total, rulaje, subtotal, total general, total rulaj",
  turnoverIn: "total credit, rulaj creditor, total încasări, total creditări, rulaj credit, total intrări",
  turnoverOut: "total debit, rulaj debitor, total plăți, total debitări, rulaj debit, total ieșiri",
};
