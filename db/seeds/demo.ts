import { type CalendarDate, plusDays } from "@/lib/base/calendar-date";

/** People of the demo. The passwords are for a database on the reader's own machine only. */
export const DEMO_PEOPLE = [
  {
    who: "Agent",
    email: "agent@tallyport.example",
    name: "Nora Lindqvist",
    password: "harbour-ledger-agent",
    role: "USER",
    hasCompletedOnboarding: true,
  },
  {
    who: "Administrator",
    email: "admin@tallyport.example",
    name: "Tomas Varga",
    password: "harbour-ledger-admin",
    role: "ADMIN",
    hasCompletedOnboarding: true,
  },
  {
    who: "Agent not onboarded yet",
    email: "newcomer@tallyport.example",
    name: "Ines Moreau",
    password: "harbour-ledger-newcomer",
    role: "USER",
    hasCompletedOnboarding: false,
  },
] as const;

/**
 * A booking of the demo. `booked`, `start` and `end` are days from today; amounts are decimal numbers; `paid` is the
 * share of the commission that has come.
 */
export type DemoBooking = {
  readonly number: string;
  readonly client: string;
  readonly supplier: string;
  readonly destination: string;
  readonly booked: number;
  readonly start: number;
  readonly end: number;
  readonly currency: string;
  readonly total: number;
  readonly commission: number;
  readonly paid: number;
};

/** What `POST /bookings` would be given for a booking of the demo on the day `today`. */
export function demoDraft(demo: DemoBooking, today: CalendarDate) {
  return {
    confirmationNumber: demo.number,
    clientName: demo.client,
    destination: demo.destination,
    totalBookingAmount: demo.total,
    totalBookingCurrency: demo.currency,
    expectedCommissionAmount: demo.commission,
    expectedCommissionCurrency: demo.currency,
    travelStartDate: plusDays(today, demo.start),
    travelEndDate: plusDays(today, demo.end),
    supplier: { name: demo.supplier },
  };
}

const row = (
  number: string,
  client: string,
  supplier: string,
  destination: string,
  days: readonly [number, number, number],
  money: readonly [string, number, number],
  paid = 0,
): DemoBooking => {
  const [booked, start, end] = days;
  const [currency, total, commission] = money;
  return { number, client, supplier, destination, booked, start, end, currency, total, commission, paid };
};

export const DEMO_BOOKINGS: readonly DemoBooking[] = [
  row("HX-482913", "Okafor, Ngozi", "Hotel Altamar", "Lisbon", [-210, -190, -184], ["USD", 3240, 324], 1),
  row(
    "VK7730954",
    "Lindgren family",
    "Northwake Cruises",
    "Norwegian fjords",
    [-200, -160, -150],
    ["USD", 11480, 1607.2],
    1,
  ),
  row("77130954", "Marta Reyes", "Casa do Vale", "Douro valley", [-180, -150, -146], ["EUR", 1890, 189], 1),
  row(
    "GT-20931",
    "Sato, Haruki",
    "Greatwind Tours",
    "Kyoto and Nara",
    [-170, -130, -121],
    ["JPY", 684000, 68400],
    1,
  ),
  row(
    "INV-55102",
    "Brennan, Aoife",
    "Greatwind Tours",
    "Dolomites",
    [-165, -120, -113],
    ["USD", 4420, 442],
    0.5,
  ),
  row("ALT-90233", "Dubois, Claire", "Hotel Altamar", "Lisbon", [-150, -112, -108], ["USD", 1620, 162], 0),
  row(
    "NW-118820",
    "Haddad, Karim",
    "Northwake Cruises",
    "Greek islands",
    [-140, -100, -90],
    ["USD", 9860, 1183.2],
    0,
  ),
  row(
    "SR-44871",
    "Whitfield, Joan",
    "Silverrail",
    "Paris to Milan",
    [-120, -92, -90],
    ["GBP", 412, 28.84],
    1,
  ),
  row("ALT-90977", "Petrov, Anna", "Hotel Altamar", "Porto", [-110, -84, -80], ["USD", 980, 98], 0),
  row("CV-7781", "Nguyen, Minh", "Casa do Vale", "Douro valley", [-100, -76, -71], ["EUR", 2140, 214], 0),
  row("GT-21077", "Osei, Kwame", "Greatwind Tours", "Marrakech", [-95, -60, -52], ["USD", 3980, 398], 0),
  row("NW-119402", "Rossi, Paolo", "Northwake Cruises", "Adriatic", [-90, -48, -38], ["USD", 7240, 868.8], 0),
  row("DR-30018", "Keller, Jonas", "Driveaway Cars", "Mallorca", [-80, -40, -33], ["EUR", 386, 30.88], 0),
  row("ALT-91440", "Ahmed, Sara", "Hotel Altamar", "Madeira", [-70, -30, -23], ["USD", 2310, 231], 0),
  row(
    "SR-45210",
    "Whitfield, Joan",
    "Silverrail",
    "London to Edinburgh",
    [-60, -20, -18],
    ["GBP", 268, 18.76],
    0,
  ),
  row("GT-21340", "Larsen, Ida", "Greatwind Tours", "Azores", [-55, -12, -4], ["USD", 5120, 512], 0),
  row(
    "NW-120015",
    "Moreno, Lucia",
    "Northwake Cruises",
    "Canary Islands",
    [-50, -3, 7],
    ["USD", 8360, 1003.2],
    0,
  ),
  row("ALT-91822", "Fischer, Lena", "Hotel Altamar", "Lisbon", [-42, 4, 9], ["USD", 1880, 188], 0),
  row("CV-7902", "Costa, Rui", "Casa do Vale", "Douro valley", [-36, 11, 15], ["EUR", 1460, 146], 0),
  row(
    "INS-66120",
    "Lindgren family",
    "Safe Passage Insurance",
    "Worldwide",
    [-30, 14, 28],
    ["USD", 540, 108],
    0,
  ),
  row("GT-21544", "Sato, Haruki", "Greatwind Tours", "Hokkaido", [-28, 19, 28], ["JPY", 742000, 74200], 0),
  row(
    "NW-120388",
    "Brennan, Aoife",
    "Northwake Cruises",
    "Iceland",
    [-20, 26, 36],
    ["USD", 12960, 1814.4],
    0,
  ),
  row("DR-30544", "Okafor, Ngozi", "Driveaway Cars", "Algarve", [-16, 33, 40], ["EUR", 512, 40.96], 0),
  row("ALT-92015", "Reyes, Marta", "Hotel Altamar", "Lisbon", [-9, 38, 43], ["USD", 2050, 205], 0),
  row(
    "KWI-2201",
    "Al-Sabah, Noura",
    "Gulf Star Hotels",
    "Kuwait City",
    [-6, 52, 56],
    ["KWD", 684.5, 68.45],
    0,
  ),
  row("GT-21700", "Osei, Kwame", "Greatwind Tours", "Cappadocia", [-2, 88, 96], ["USD", 4680, 468], 0),
];
