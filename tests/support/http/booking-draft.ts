/** A valid body for `POST /bookings`. */
export const DRAFT = {
  confirmationNumber: "HB-4471",
  clientName: "Marta Lind",
  totalBookingAmount: 4200.5,
  totalBookingCurrency: "USD",
  expectedCommissionAmount: 420,
  expectedCommissionCurrency: "USD",
  travelStartDate: "2031-03-01",
  travelEndDate: "2031-03-08",
  supplier: { name: "Harbour Hotels" },
};
