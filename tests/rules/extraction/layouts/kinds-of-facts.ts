import type { Kind } from "./kinds-of-layout";

/** Patterns of dates, amounts and states. */
export const DAYS: readonly Kind[] = [
  [
    "an hour in figures before a named month is no day",
    "Periode: man. 5. juli 2027 kl. 15.10 – man. 12. juli 2027 kl. 10.00\n",
    { "itinerary.startDate": "2027-07-05", "itinerary.endDate": "2027-07-12" },
  ],
  [
    "two whole days joined by a dash",
    "Termin: 04.08.2027-11.08.2027 (8 dni)\n",
    { "itinerary.startDate": "2027-08-04", "itinerary.endDate": "2027-08-11" },
  ],
  [
    "hours stand before the days of a stay",
    "They will have the house from 4 pm on Saturday 12 June 2027 until 10 am on Saturday 26 June 2027.",
    { "itinerary.startDate": "2027-06-12", "itinerary.endDate": "2027-06-26" },
  ],
  [
    "a day of sale begins no trip",
    "Localizador      Passageiro      Data da venda\nTK-5518      Ada Vera Leal      09/11/2026\n\nServiço      Entrada      Saída\nPousada da Praia      03/08/2027      10/08/2027\n",
    { "itinerary.startDate": "2027-08-03", "itinerary.endDate": "2027-08-10" },
  ],
  [
    "days in which one pays for leaving are none of the trip",
    "Return date: 23 May 2027\nCancellation between 16 Feb 2027 and 17 Mar 2027: loss of deposit.",
    { "itinerary.startDate": undefined },
  ],
  [
    "a day that is gone but for its weekday",
    "Departs: Adelaide, Sunday, 12:10\nArrives: Darwin, Tuesday 8 June 2027, 17:30\nRail journey, train 12\n",
    { "itinerary.startDate": undefined },
  ],
  [
    "what was changed to counts",
    "ARRIVAL        05.04.2027        changed to        12.04.2027\nDEPARTURE        09.04.2027        changed to        16.04.2027\nHotel Rose\n",
    { "itinerary.startDate": "2027-04-12", "itinerary.endDate": "2027-04-16" },
    { subject: "AMENDMENT TK-5518" },
  ],
  [
    "labels may stand in brackets",
    "[Arrival]          2027/04/02\n[Departure]          2027/04/06\nHotel Rose\n",
    { "itinerary.startDate": "2027-04-02", "itinerary.endDate": "2027-04-06" },
  ],

  [
    "an hour is no year",
    "Zeitraum: Sa 05.06. 14.00 Uhr bis Sa 12.06.2027 10.00 Uhr\n",
    {
      "itinerary.startDate": "2027-06-05",
      "itinerary.endDate": "2027-06-12",
    },
  ],
  [
    "days before a month and a year in figures",
    "Dates: 18-25/10/2027\n",
    {
      "itinerary.startDate": "2027-10-18",
      "itinerary.endDate": "2027-10-25",
    },
  ],
  [
    "a range without its first day has an end alone",
    "Reisetermin: Sa., – Sa., 13.02.2027\n7 Nächte\n",
    {
      "itinerary.startDate": undefined,
    },
  ],
  [
    "a day behind an amount is when it is paid",
    "Entrada: R$ 500,00 em 20/12/2026\nEmbarque: 03/08/2027\nRetorno: 10/08/2027\n",
    {
      "itinerary.startDate": "2027-08-03",
      "itinerary.endDate": "2027-08-10",
    },
  ],
  [
    "verbs tell the ends of a stay",
    "Los huéspedes llegan el lunes 3 y se marchan el sábado 8 de mayo de 2027 del hotel.",
    {
      "itinerary.startDate": "2027-05-03",
      "itinerary.endDate": "2027-05-08",
    },
  ],
  [
    "a programme without a gap, from arriving to leaving",
    "4 Aug 2027   Arrive in Lima, night at the Casa Verde\n5 - 8 Aug   River lodge, full board\n8 - 10 Aug   Guest house in Cusco\n10 Aug 2027   Transfer to the airport for the returning flight\n",
    {
      "itinerary.startDate": "2027-08-04",
      "itinerary.endDate": "2027-08-10",
    },
  ],
  [
    "one that has lost its first row tells neither",
    "5 - 8 Aug 2027   River lodge, full board\n8 - 10 Aug 2027   Guest house in Cusco\n10 Aug 2027   Transfer to the airport for the returning flight\n",
    {
      "itinerary.startDate": undefined,
    },
  ],
  [
    "an arrival that has lost its day leaves the departure the last day",
    "Llegada a Lima: vuelo LZ 408\nSalida de Cusco: 23/06/2027\nVuelos incluidos\n",
    {
      "itinerary.startDate": undefined,
    },
  ],
];

export const AMOUNTS: readonly Kind[] = [
  [
    "a price to which the next sentence adds",
    "The rental for the week is £2,480.00. To this we have added heating at £110.00.\nCommission: £248.00\n",
    { "pricing.total": undefined },
  ],
  [
    "a number alone is an amount where its label says the currency",
    "Pris, SEK inkl. moms          7 480\n",
    { "pricing.total": 7480, "pricing.currency": "SEK" },
  ],
  [
    "a currency in brackets behind a label",
    "Celková cena (Kč): 12 300,00\nProvize: 984,00 Kč\n",
    { "pricing.currency": "CZK" },
  ],
  [
    "the card that paid is no part of a label",
    "Total premium, paid by card ending 0044: $210.00\n",
    { "pricing.total": 210 },
  ],
  [
    "what is left after a commission is none",
    "[Total amount]          JPY 110,000 (tax included)\n[Commission]          10% of the amount without tax = JPY 10,000\nBank transfer of JPY 100,000 after deduction of commission\n",
    { "estimatedCommission.amount": 10000 },
  ],
  [
    "a total that has lost its amount leaves the rows above parts",
    "Item          Qty          Total\nAdult          2          EUR 2 360.00\nChild          1          EUR 790.00\nInvoice total\n\nCommission: EUR 315.00\n",
    { "pricing.total": undefined },
  ],

  [
    "a percentage of a total is no total",
    "ROOM TOTAL           GBP 640.00\nTOURIST LEVY         GBP 20.00\nAPPROX TOTAL         GBP 660.00\nCOMMISSION   10 PCT ON ROOM TOTAL   GBP 64.00\n",
    {
      "estimatedCommission.amount": 64,
    },
  ],
  [
    "an approximate total that is the sum above it",
    "ROOM TOTAL           GBP 640.00\nTOURIST LEVY         GBP 20.00\nHANDLING FEE         GBP 15.00\nAPPROX TOTAL         GBP 675.00\n",
    {
      "pricing.total": 675,
    },
  ],
  [
    "a contribution below a price that no total follows leaves it open",
    "Reissom: € 1.200,00\nSGR-bijdrage: € 10,00\nProvisie: € 120,00\n",
    {
      "pricing.total": undefined,
    },
  ],
  [
    "what is still added to a sentence's amount leaves it open",
    "L'hébergement s'élève à 1 200,00 €, à quoi s'ajoute la taxe de séjour de",
    {
      "pricing.total": undefined,
    },
  ],
  [
    "a commission without some part of the price",
    "Total price: $1,000.00\nAgent commission 10% excl. gratuities: $90.00\n",
    {
      "estimatedCommission.amount": 90,
    },
  ],
  [
    "a percentage of a labelled amount is worked out",
    "Cruise fare: EUR 1,500.00\nTotal price: EUR 1,720.00\nCommission: 10 % of cruise fare\n",
    {
      "estimatedCommission.amount": 150,
    },
  ],
  [
    "what a letter brings the price to",
    "That brings the whole to £3,200, of which £2,900 is the rent.",
    { "pricing.total": 3200 },
  ],
  [
    "what the writer will send the agency",
    "Total price: £3,200.00\nI'll send Larchfield its 10% on the rent of £2,900, which is £290, in May.",
    {
      "estimatedCommission.amount": 290,
    },
  ],
  [
    "an older mail quoted below counts no more",
    "Total price: $900.00\nCommission: $90.00\nArrival: 3 May 2027\nDeparture: 9 May 2027\nBooking number: TK-5518\n\nOn 10 Nov 2026, Rose House wrote:\nQuote only: total $840.00, commission $84.00\n",
    {
      "pricing.total": 900,
      "estimatedCommission.amount": 90,
    },
  ],
];

export const STATES: readonly Kind[] = [
  [
    "umlauts as systems without them write them",
    "Total price: EUR 500.00\n",
    { bookingState: "confirmed" },
    { subject: "Buchungsbestaetigung TK-5518" },
  ],
  [
    "seats in general are not this booking",
    "You're all set!\nTotal price: A$500.00\nWaitlisted seats are not confirmed until you receive a letter like this one.",
    {
      bookingState: "confirmed",
    },
    { subject: "Booking confirmed TK-5518" },
  ],
  [
    "offers in general, in Japanese",
    "ご予約を確かに承りました。合計 50,000円\nなお、お見積りのみの場合や仮予約の期限についてはホームページをご覧ください。",
    {
      bookingState: "confirmed",
    },
    { subject: "ご予約確認 HK-0817-3" },
  ],
  [
    "a certificate of insurance is made out for what is booked",
    "Policy number: TK/551/8820\nPremium: £90.00\n",
    {
      bookingState: "confirmed",
    },
    { subject: "Your insurance certificate TK/551/8820" },
  ],
  [
    "one person may confirm, too",
    "Con mucho gusto te confirmo la reserva TK-5518 de mayo.",
    { bookingState: "confirmed" },
    { subject: "Vuestra estancia" },
  ],
];
