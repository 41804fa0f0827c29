/** Three sample emails for the tour. They are not stored and appear in no list. */
export const SAMPLE_EMAILS = [
  {
    id: "hotel",
    kind: "Hotel confirmation",
    from: "Harbour Lights Hotel",
    subject: "Your reservation HL-20417 is confirmed",
    read: "3 nights, total USD 1,240.00, commission USD 124.00",
  },
  {
    id: "flight",
    kind: "Flight confirmation",
    from: "Northwind Air",
    subject: "Booking DL-7K2QF9: Toronto to Lisbon",
    read: "2 passengers, total USD 2,380.00, commission USD 71.40",
  },
  {
    id: "statement",
    kind: "Commission statement",
    from: "Blue Coast Tours",
    subject: "Commission statement for October",
    read: "6 bookings, USD 918.50 paid to you",
  },
] as const;
