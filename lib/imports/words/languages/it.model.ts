import type { LanguageWords } from "../language-words.model";

export const ITALIAN: LanguageWords = {
  date: "data, data contabile, data operazione, data movimento, data registrazione, giorno, data op, data contabilizzazione, data transazione, data di contabilizzazione, contabile",
  valueDate: "valuta, data valuta, data di valuta, data val",
  amount:
    "importo, importo eur, ammontare, movimento, entrate uscite, somma, valore, importo operazione, dare avere importo, totale, importo in euro",
  debit:
    "dare, addebiti, addebito, uscite, uscita, importo addebito, prelievi, importo dare, spese, pagamenti",
  credit:
    "avere, accrediti, accredito, entrate, entrata, importo accredito, versamenti, importo avere, incassi",
  balance:
    "saldo, saldo contabile, saldo disponibile, saldo progressivo, saldo dopo operazione, disponibilità",
  fee: "tariffa, tariffe, spese bancarie, commissione bancaria, costi, costo, spese e commissioni",
  payer: "ordinante, pagatore, mittente, debitore, nome ordinante, nome pagatore, da, pagante, nome mittente",
  payee:
    "beneficiario, destinatario, creditore, nome beneficiario, esercente, a, ricevente, nome destinatario",
  party:
    "controparte, nome controparte, nome, ordinante beneficiario, beneficiario ordinante, intestatario, nominativo, ragione sociale, mittente destinatario, anagrafica, debitore creditore",
  memo: "descrizione, causale, descrizione operazione, dettagli, dettaglio, descrizione estesa, note, nota, operazione, motivo, testo, descrizione completa, informazioni, informazioni aggiuntive, messaggio, oggetto, causale descrizione",
  reference:
    "riferimento, rif, numero riferimento, id transazione, codice transazione, numero operazione, cro, trn, codice identificativo, identificativo, riferimento banca, codice operazione",
  currency: "divisa, valuta, moneta, codice valuta",
  account: "conto, numero conto, iban, conto corrente, n conto, numero di conto, rapporto",
  status: "stato, stato operazione, stato movimento",
  direction:
    "dare avere, d a, a d, segno, tipo, tipologia, tipo operazione, tipo movimento, addebito accredito, entrata uscita, verso",
  original:
    "importo originale, valuta originale, importo in valuta, divisa originale, valuta estera, importo valuta, controvalore, importo origine, divisa estera",
  exchangeRate: "cambio, tasso di cambio, tasso cambio",
  email:
    "e mail, email, indirizzo email, posta elettronica, indirizzo e mail, indirizzo email mittente, indirizzo email destinatario",
  bank: "banca, nome banca, abi, cab, bic, filiale",
  number:
    "numero, n, n assegno, numero assegno, assegno, ora, orario, categoria, codice, riga, pagina, causale abi, mcc, num",
  bookingReference:
    "conferma, numero conferma, prenotazione, numero prenotazione, n prenotazione, codice prenotazione, riferimento prenotazione, numero di prenotazione, pratica, n pratica, voucher, rif prenotazione, cod prenotazione",
  client:
    "cliente, nome cliente, ospite, passeggero, viaggiatore, nome ospite, nome del cliente, intestatario prenotazione, noleggiante, conducente",
  supplier: "fornitore, hotel, struttura, albergo, nome hotel, operatore, tour operator, nave, alloggio",
  checkIn:
    "arrivo, data arrivo, check in, inizio, data inizio, partenza viaggio, data di arrivo, inizio viaggio, dal, data di inizio, data partenza, ritiro, data ritiro, data di ritiro",
  checkOut:
    "partenza, data fine, check =out, fine, rientro, data di fine, fine viaggio, al, data rientro, data di partenza, riconsegna, data riconsegna",
  commission:
    "commissione, commissioni, provvigione, provvigioni, importo commissione, importo provvigione, totale commissioni, totale provvigione, importo provvigioni",
  commissionBase:
    "base, imponibile provvigionale, base commissionabile, commissionabile, base provvigione, importo commissionabile, base di calcolo, base provvigionale, imponibile, venduto",
  rate: "percentuale, aliquota, tasso, percentuale commissione, percentuale provvigione",
  tax: "iva, imposta, tasse, ritenuta, ritenuta d acconto, importo iva, imposte",
  net: "netto, importo netto, netto a pagare, commissione netta, provvigione netta, da pagare, netto pagato, netto accreditato",
  gross: "lordo, importo lordo, commissione lorda, provvigione lorda",
  bonus: "bonus, premio, incentivo, over commission, overcommission, extra provvigione",
  bookingTotal:
    "totale prenotazione, prezzo totale, importo totale prenotazione, valore prenotazione, importo prenotazione, totale pratica, prezzo di vendita, totale soggiorno, totale viaggio",
  agency: "agenzia, agente, agenzia viaggi, nome agenzia, consulente",
  wayIn: "avere, accredito, entrata, versamento, incasso, in entrata, ricevuto, bonifico in entrata, entrate",
  wayOut:
    "dare, addebito, uscita, prelievo, pagamento, in uscita, inviato, bonifico in uscita, uscite, spesa",
  ways: "a/d, e/u, c/d",
  thanks: "pagamento grazie, grazie per il pagamento, pagamento ricevuto",
  pending:
    "in sospeso, in attesa, non contabilizzato, rifiutato, annullato, in corso, autorizzazione, autorizzato, prenotato, da contabilizzare, respinto, stornato, fallito, movimenti futuri, da addebitare, futuri, operazioni future, programmati",
  opening: "saldo iniziale, saldo precedente, saldo di apertura, saldo apertura, riporto",
  closing:
    "saldo finale, saldo, saldo attuale, nuovo saldo, saldo di chiusura, saldo contabile, saldo disponibile, saldo chiusura, saldo contabile finale, saldo liquido",
  turnover: "totale, totali, subtotale, totale movimenti, totale operazioni, totale generale",
  turnoverIn: "totale avere, totale entrate, totale accrediti, totale versamenti, totale incassi",
  turnoverOut: "totale dare, totale uscite, totale addebiti, totale prelievi, totale pagamenti",
};
