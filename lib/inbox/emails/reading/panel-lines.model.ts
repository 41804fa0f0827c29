import type { MissingField } from "@/lib/reader/missing-fields.model";
import type { Field } from "@/lib/reader/payload.model";

/** A line of the panel: a field with its label. */
export type Line = {
  readonly field: Field;
  readonly label: string;
  readonly currency?: Field;
  readonly needed?: MissingField;
  readonly kind?: "text" | "day" | "money";
  /** Shown even if it is neither read nor needed, so that it can be filled in. */
  readonly always?: true;
};

/** Returns the panel's sections with their lines, in order. */
export function linesBySection(isStay: boolean): [string, Line[]][] {
  return [
    [
      "Email Type",
      [
        { field: "emailType", label: "Type" },
        { field: "product", label: "Product" },
      ],
    ],
    [
      "Booking Details",
      [
        { field: "bookingState", label: "Status" },
        { field: "optionUntil", label: "Option until", kind: "day" },
        { field: "confirmationNumber", label: "Confirmation", needed: "confirmationNumber" },
        { field: "room.type", label: "Room type" },
      ],
    ],
    [
      "Customer Information",
      [
        { field: "customer.name", label: "Client name", always: true },
        { field: "guests.primary", label: "Lead traveller" },
        { field: "guests.total", label: "Travellers" },
      ],
    ],
    ["Itinerary", itinerary(isStay)],
    [
      "Pricing",
      [
        {
          field: "pricing.total",
          label: "Total",
          currency: "pricing.currency",
          needed: "totalBookingAmount",
          kind: "money",
        },
      ],
    ],
    [
      "Commission",
      [
        {
          field: "estimatedCommission.amount",
          label: "Commission",
          currency: "estimatedCommission.currency",
          needed: "expectedCommissionAmount",
          kind: "money",
        },
      ],
    ],
    [
      "Cancellation",
      [
        { field: "cancellation.charge", label: "Charge", currency: "cancellation.currency", kind: "money" },
        {
          field: "cancellation.recalled",
          label: "Commission recalled",
          currency: "cancellation.currency",
          kind: "money",
        },
      ],
    ],
    [
      "Agents",
      [
        { field: "agents.name", label: "Agent" },
        { field: "agents.email", label: "Agent email" },
        { field: "agents.phone", label: "Agent phone" },
      ],
    ],
    ["Suppliers", [{ field: "supplier.name", label: "Supplier", needed: "supplierName" }]],
  ];
}

function itinerary(isStay: boolean): Line[] {
  return [
    {
      field: "itinerary.startDate",
      label: isStay ? "Check-in" : "Start date",
      needed: "startDate",
      kind: "day",
    },
    { field: "itinerary.endDate", label: isStay ? "Check-out" : "End date", needed: "endDate", kind: "day" },
    { field: "itinerary.hotel.name", label: "Hotel" },
    { field: "itinerary.hotel.address", label: "Address" },
    { field: "flight.number", label: "Flight" },
    { field: "flight.departure", label: "Departure" },
    { field: "flight.arrival", label: "Arrival" },
  ];
}
