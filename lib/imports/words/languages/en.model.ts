import type { LanguageWords } from "../language-words.model";

export const ENGLISH: LanguageWords = {
  date: "dt, tran dt, trans dt, txn dt, trn dt, post dt, posting dt, date, day, booked, booked on, posted, posted on, posting date, booking date, post date, transaction date, trans date, txn date, entry date, completed date, date completed, completed on, process date, processing date, processed date, settled on",
  valueDate: "value date, value dt, val date, value, effective date, date of value, settlement date",
  amount:
    "amount, amt, sum, total amount, transaction amount, value, in =out, in out amount, paid in =out, amounts, total, money in =out, change, credit debit amount, debit credit amount, quantity",
  debit:
    "debit, debits, dr, debit amount, amount debited, debited, withdrawal, withdrawals, withdrawn, withdrawal amt, withdrawal amount, money =out, paid =out, =out, outflow, outgoing, outgoings, payment, payments, payments =out, spent, expense, expenses, charge amount, amount =out, out amount, paid from account, disbursement, disbursements",
  credit:
    "credit, credits, cr, credit amount, amount credited, credited, deposit, deposits, deposited, deposit amt, deposit amount, money in, paid in, in, inflow, incoming, receipt, receipts, received, payments in, lodgement, lodgements, lodgment, lodgments, lodged, income, amount in, in amount, paid into account",
  balance:
    "balance, bal, running balance, running bal, account balance, available balance, ledger balance, closing balance, book balance, balance after, new balance, current balance, cumulative total, running total, available, credit limit",
  fee: "fee, fees, fee amount, charge, charges, bank charge, bank charges, service charge, transaction fee, processing fee, stripe fee, commission charged, costs",
  payer:
    "payer, payer name, remitter, remitter name, sender, sender name, paid by, received =from, =from, from name, debtor, debtor name, ordering party, ordering customer, originator, payor, source name, buyer name, remote name",
  payee:
    "payee, payee name, beneficiary, beneficiary name, recipient, recipient name, receiver, receiver name, paid to, to, to name, creditor, creditor name, merchant, merchant name, vendor name, target name, destination name",
  party:
    "counterparty, counterparty name, counter party, counter party name, other party, other party name, payer payee, payee payer, name, full name, beneficiary remitter, remitter beneficiary, sender receiver, sender recipient, recipient sender, account name, contact, company, opposing name, contra account name, third party, name of counterparty, customer name, counterpart, counterpart name, payment partner",
  memo: "memo, description, descriptions, desc, details, detail, narrative, narration, particulars, particular, text, purpose, remarks, remark, note, notes, message, payment details, transaction details, transaction description, payment reference, subject, comment, comments, communication, remittance information, remittance info, extended details, additional information, additional info, information, transaction remarks, label, item, split account, offset account",
  reference:
    "reference, ref, reference number, reference no, ref no, ref number, id, transaction id, transaction number, transaction no, txn id, transaction ref, transaction reference, bank reference, bank ref, trans ref, unique id, fitid, archive id, archiving code, entry reference, utr, receipt no",
  currency: "currency, ccy, curr, cur, currency code, account currency, transaction currency, iso currency",
  account:
    "account, account number, account no, acct, acct no, iban, own account, account iban, my account, bank account, bank account number",
  status: "status, state, transaction status, payment status, booking status, outcome, remark status",
  direction:
    "direction, debit credit, credit debit, debit or credit, dr cr, cr dr, d c, c d, db cr, cr db, dc, cd, drcr, crdr, sign, transaction type, type, debit credit indicator, credit debit indicator, entry type, txn type, plus minus, in or =out, cdi",
  original:
    "original, orig, foreign, local, original amount, original currency, foreign amount, foreign currency, foreign currency amount, orig amount, orig currency, local amount, local currency, equivalent, merchant amount, instructed amount",
  exchangeRate: "exchange rate, fx rate, conversion rate, rate of exchange",
  email: "email, e mail, mail, email address, e mail address",
  bank: "bank, bank name, bic, swift, swift code, sort code, bank code, branch, routing number, name of bank",
  number:
    "number, no, nr, cheque number, check number, cheque no, check no, chq no, cheque, check, serial number, serial no, sl no, s no, index, idx, txnidx, line, row, sequence, document number, page, time, card number, card, category, code",
  bookingReference:
    "confirmation, confirmation number, confirmation no, conf, conf no, conf number, confirmation code, confirmation id, booking, booking number, booking no, booking ref, booking reference, booking id, booking code, bkg, bkg no, bkg ref, bkg number, reservation, reservation number, reservation no, reservation id, res no, res number, res id, record locator, locator, pnr, itinerary number, voucher, voucher no, voucher number, folio",
  client:
    "client, client name, guest, guest name, customer, passenger, passenger name, pax, pax name, traveler, traveller, traveler name, traveller name, lead name, lead passenger, lead guest, last name, surname, renter, driver",
  supplier:
    "supplier, supplier name, vendor, vendor name, hotel, hotel name, property, property name, ship, resort, cruise line, operator, tour operator",
  checkIn:
    "check in, checkin, check in date, arrival, arrival date, start, start date, travel start, travel start date, travel date, trip start, stay start, stay date, sail date, sailing date, sailing, departure date, depart, in date, service date, embarkation, travel =from, from date, pick up, pickup, pick up date, pickup date",
  checkOut:
    "check =out, checkout, check out date, departure, end, end date, travel end, travel end date, trip end, stay end, return, return date, out date, disembarkation, travel to, to date, drop off, dropoff, drop off date, dropoff date",
  commission:
    "commission, commissions, comm, commission amount, comm amt, comm amount, commission earned, commission due, commission total, total commission, expected commission, expected commission amount, agent commission, agency commission, commission paid",
  commissionBase:
    "commissionable, commissionable amount, commissionable revenue, commissionable total, commissionable value, commissionable fare, comm base, commission base, commission basis, commissionable base, base, basis, base amount, room revenue, revenue, sale, sales, sale amount, fare, cruise fare, room rate, net sales",
  rate: "rate, percent, percentage, pct, commission rate, commission percent, commission percentage, comm rate, comm pct, comm percent, com rate, com pct, com percent, commission pct, rate pct, level",
  tax: "tax, taxes, vat, gst, hst, sales tax, tax amount, vat amount, withholding tax, withholding, wht, tax withheld, tax on commission",
  net: "net, net amount, net commission, net payable, net paid, net due, payable, amount payable, amount due, amount paid, payout, pay =out, commission net, net comm, net payout",
  gross: "gross, gross amount, gross commission, commission gross, gross comm",
  bonus:
    "bonus, override, overrides, incentive, spiff, extra commission, marketing bonus, bonus commission, override commission, volume bonus",
  bookingTotal:
    "total booking amount, booking amount, booking total, booking value, price, total price, total cost, total stay, gross booking, gross booking value, gross sale, gross sales, invoice total, total fare, package price, trip total, total sale, selling price, total value",
  agency:
    "agency, agent, agency name, agent name, advisor, adviser, iata, iata number, arc, travel agent, consultant",
  wayIn:
    "credit, cr, crdt, in, incoming, income, deposit, deposits, money in, paid in, received, receive, receipt, inflow, incoming payment, credited, lodgement, lodgment, direct credit, bank credit, plus",
  wayOut:
    "debit, dr, db, dbit, out, outgoing, expense, expenditure, withdrawal, withdraw, money out, paid out, spent, outflow, outgoing payment, debited, direct debit, bank debit, minus",
  ways: "c/d, cr/dr, cr/db, i/o, d/w, crdt/dbit, +/-",
  thanks: "thank you, payment received",
  pending:
    "pending, processing, authorised, authorized, authorisation, authorization, reverted, reversed, declined, failed, cancelled, canceled, denied, refused, rejected, expired, on hold, held, scheduled, in progress, voided, void, unbooked, not booked, uncleared, in transit, unsettled, to be deposited, initiated, not posted, unposted, upcoming, future transactions, future payments, future movements, future dated",
  opening:
    "opening balance, beginning balance, starting balance, start balance, previous balance, initial balance, balance brought forward, brought forward, balance b f, b f balance, balance forward, opening bal, opening, open balance",
  closing:
    "closing balance, ending balance, end balance, new balance, current balance, available balance, ledger balance, balance carried forward, carried forward, balance c f, c f balance, closing bal, closing, balance, final balance, day balance, balance at end of day",
  turnover:
    "turnover, total, totals, subtotal, sub total, grand total, page total, total transactions, total amount, sum",
  turnoverIn:
    "total credits, total credit, total deposits, total in, total paid in, total money in, credits, credit turnover, sum of credits, total received, total cr",
  turnoverOut:
    "total debits, total debit, total withdrawals, total out, total paid out, total money out, debits, debit turnover, sum of debits, total spent, total dr",
};
