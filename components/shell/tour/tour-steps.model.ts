/** The measures in the specification, in pixels and milliseconds. */
export const TOUR = {
  width: 380,
  mostWidth: 400,
  narrowBelow: 480,
  padding: 10,
  scrollOffset: 20,
  scrollMs: 300,
} as const;

/**
 * A step of the tour. Its card appears next to the first visible one of `targets`, or in the middle without targets,
 * on the page `route` if there is one.
 */
export type TourStep = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly targets: readonly string[];
  readonly route?: string;
  readonly hasSamples?: boolean;
};

export const TOUR_STEPS: readonly TourStep[] = [
  {
    id: "welcome",
    title: "Welcome to Tallyport",
    text: "A short look around: where emails arrive, where bookings are kept, and where you see what commission is still owed.",
    targets: [],
  },
  {
    id: "dashboard",
    title: "Dashboard",
    text: "What waits for you, what is overdue and what came in, at a glance. Each figure leads to the records behind it.",
    targets: pageTargets("/"),
    route: "/",
  },
  {
    id: "emails",
    title: "Emails",
    text: "Booking confirmations that you forward arrive here and are read for you. Check what was found, then convert the email into a booking.",
    targets: pageTargets("/emails/new"),
    route: "/emails/new",
    hasSamples: true,
  },
  {
    id: "bookings",
    title: "Bookings",
    text: "Every booking with its commission and the day by which it is expected. What is overdue is marked, and you can chase it from here.",
    targets: pageTargets("/bookings/open"),
    route: "/bookings/open",
  },
  {
    id: "suppliers",
    title: "Suppliers",
    text: "Who sells the bookings and owes commission, how long each of them takes to pay, and whom to ask.",
    targets: pageTargets("/suppliers"),
    route: "/suppliers",
  },
  {
    id: "settings",
    title: "Settings",
    text: "Set up email forwarding here, so that confirmations reach Tallyport automatically.",
    targets: pageTargets("/settings/email-forwarding"),
    route: "/settings/email-forwarding",
  },
  {
    id: "user-menu",
    title: "User menu",
    text: "Your account, Help & Support and the way out are here. Take Tour shows you around again whenever you like.",
    targets: ["aside [data-tour=user-menu]", "header [aria-label='Toggle Sidebar']"],
  },
  {
    id: "finish",
    title: "You're all set!",
    text: "Forward a supplier's booking confirmation, or add your first booking by hand. Tallyport keeps count from there.",
    targets: [],
  },
];

/**
 * The step that shows administrators the payouts, if the platform pays its agents; it precedes the user menu's step.
 */
const PAYOUTS: TourStep = {
  id: "payouts",
  title: "Payouts and Books",
  text: "In the Admin area, Payouts pays agents their share of the commission received, and Books closes the month for your accounting.",
  targets: ["header a[href='/admin']"],
};

/** Returns all steps of a user's tour. */
export function tourSteps(paysAgents: boolean): readonly TourStep[] {
  return paysAgents
    ? TOUR_STEPS.flatMap((step) => (step.id === "user-menu" ? [PAYOUTS, step] : [step]))
    : TOUR_STEPS;
}

/** Returns the progress text, such as "Step 3 of 8". */
export function progressWords(index: number, count: number): string {
  return `Step ${index + 1} of ${count}`;
}

/**
 * Returns the targets for a page: its sidebar link, or on a phone, without a sidebar, the top of the page's content.
 */
function pageTargets(href: string): readonly string[] {
  return [`aside nav ul a[href="${href}"]`, "main [data-slot=tabs]", "main h1"];
}
