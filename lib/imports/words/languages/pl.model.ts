import type { LanguageWords } from "../language-words.model";

export const POLISH: LanguageWords = {
  date: "data, data księgowania, data operacji, data transakcji, data zaksięgowania, dzień, data realizacji, zaksięgowano",
  valueDate: "data waluty, data rozliczenia, data walutowania",
  amount:
    "kwota, kwota transakcji, kwota operacji, wartość, kwota w walucie rachunku, kwota w pln, suma, kwota pln, kwota transakcji waluta rachunku",
  debit:
    "obciążenia, obciążenie, wypłata, wypłaty, wydatki, wydatek, rozchód, rozchody, kwota obciążenia, wychodzące, winien, debet, ct dt wn, wn",
  credit:
    "uznania, uznanie, wpłata, wpłaty, wpływy, wpływ, przychód, przychody, kwota uznania, przychodzące, ma, kredyt",
  balance: "saldo, saldo po operacji, saldo po transakcji, saldo końcowe, dostępne środki, saldo rachunku",
  fee: "opłata, opłaty, opłaty i prowizje, koszt, koszty, prowizja banku, prowizja bankowa",
  payer:
    "nadawca, płatnik, zleceniodawca, nazwa nadawcy, dane nadawcy, od, nadawca nazwa, dłużnik, nazwa zleceniodawcy",
  payee:
    "odbiorca, beneficjent, nazwa odbiorcy, dane odbiorcy, do, sprzedawca, odbiorca nazwa, nazwa beneficjenta",
  party:
    "kontrahent, dane kontrahenta, nazwa kontrahenta, nadawca odbiorca, odbiorca nadawca, nazwa, nadawca i odbiorca, strona, imię i nazwisko, nazwa nadawcy odbiorcy, druga strona, odbiorca zleceniodawca, kontrahent nazwa",
  memo: "tytuł, opis, opis operacji, opis transakcji, tytuł operacji, tytułem, szczegóły, szczegóły transakcji, tytuł przelewu, uwagi, komentarz, informacje, wiadomość, temat, tytuł płatności",
  reference:
    "referencje, numer referencyjny, nr referencyjny, nr transakcji, numer transakcji, identyfikator, id transakcji, numer operacji, nr ref, referencja, sygnatura, nr dokumentu",
  currency: "waluta, waluta rachunku, waluta konta, kod waluty, wal",
  account: "rachunek, numer rachunku, nr rachunku, konto, numer konta, iban, nr konta, rachunek własny",
  status: "status, stan",
  direction:
    "typ, rodzaj, rodzaj operacji, typ operacji, typ transakcji, obciążenie uznanie, strona, wn ma, rodzaj transakcji, kierunek, uznanie obciążenie, znak",
  original:
    "kwota oryginalna, waluta oryginalna, kwota w walucie, kwota w walucie transakcji, waluta operacji, kwota płatności w walucie, waluta obca, waluta transakcji, kwota blokady zwolnienie blokady, równowartość, waluta oryginału, kwota w walucie operacji",
  exchangeRate: "kurs, kurs wymiany, kurs walutowy",
  email: "e mail, adres e mail, email",
  bank: "bank, nazwa banku, bic, nr banku",
  number: "numer, nr, lp, numer czeku, godzina, kategoria, kod, strona wyciągu, numer wyciągu, nr wyciągu",
  bookingReference:
    "potwierdzenie, numer potwierdzenia, rezerwacja, numer rezerwacji, nr rezerwacji, kod rezerwacji, nr potwierdzenia, id rezerwacji, voucher",
  client:
    "klient, nazwa klienta, gość, pasażer, podróżny, imię i nazwisko klienta, imię i nazwisko gościa, nazwisko gościa",
  supplier: "dostawca, hotel, obiekt, nazwa hotelu, organizator, touroperator, statek, usługodawca",
  checkIn:
    "przyjazd, data przyjazdu, zameldowanie, początek, data rozpoczęcia, rozpoczęcie, data zameldowania, data od, data wyjazdu, początek podróży",
  checkOut:
    "wyjazd, wymeldowanie, koniec, data zakończenia, zakończenie, data wymeldowania, data do, powrót, data powrotu, koniec podróży",
  commission: "prowizja, kwota prowizji, prowizje, wartość prowizji, prowizja kwota, suma prowizji",
  commissionBase:
    "podstawa, podstawa prowizji, prowizjonowana, kwota prowizyjna, podstawa naliczenia, kwota podstawy, sprzedaż, wartość prowizjonowana",
  rate: "procent, stawka, stawka prowizji, procent prowizji, prowizja procent",
  tax: "vat, podatek, kwota vat, podatek u źródła, podatek vat",
  net: "netto, kwota netto, prowizja netto, do wypłaty, wypłacono, do zapłaty",
  gross: "brutto, kwota brutto, prowizja brutto",
  bonus: "bonus, premia, nadprowizja, dodatkowa prowizja",
  bookingTotal:
    "wartość rezerwacji, kwota rezerwacji, cena całkowita, cena imprezy, suma rezerwacji, łączna kwota, wartość całkowita, cena łączna",
  agency: "agencja, agent, biuro podróży, biuro, doradca",
  wayIn: "uznanie, wpłata, wpływ, przychód, przychodzący, kredyt, ma, uznania, przelew przychodzący, uzn",
  wayOut:
    "obciążenie, wypłata, wydatek, rozchód, wychodzący, debet, wn, winien, obciążenia, przelew wychodzący, obc",
  ways: "ma/wn, u/o, ct/dt",
  thanks: "wpłata dziękujemy, dziękujemy za wpłatę, spłata dziękujemy",
  pending:
    "oczekująca, oczekujący, oczekujące, blokada, odrzucona, odrzucony, anulowana, anulowany, w trakcie, w realizacji, niezaksięgowana, zablokowane, nierozliczona, nierozliczone, oczekuje, zaplanowane, przyszłe",
  opening:
    "saldo początkowe, saldo otwarcia, poprzednie saldo, saldo na początek, saldo początkowe wyciągu, bilans otwarcia",
  closing:
    "saldo końcowe, saldo zamknięcia, saldo, nowe saldo, saldo na koniec, bieżące saldo, saldo dostępne, saldo końcowe wyciągu",
  turnover: "obroty, razem, suma, łącznie, podsumowanie, ogółem",
  turnoverIn:
    "suma uznań, suma wpływów, uznania razem, razem uznania, obroty ma, suma wpłat, razem wpływy, obroty uznaniowe",
  turnoverOut:
    "suma obciążeń, suma wydatków, obciążenia razem, razem obciążenia, obroty wn, suma wypłat, razem wydatki, obroty obciążeniowe",
};
