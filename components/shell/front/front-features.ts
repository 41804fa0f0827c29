/// <reference types="next/image-types/global" />
import bookings from "@/docs/bookings.png";
import dashboard from "@/docs/dashboard.png";
import emails from "@/docs/emails.png";

/** What the public page tells, with the README's pictures (`npm run pictures`). */
export const FRONT_FEATURES = [
  {
    title: "Forward a confirmation, and review what was read",
    words:
      "Tallyport reads the e-mails that hotels, cruise lines and tour operators send you, shows where each value stands in them, and makes a booking of what you accept.",
    picture: emails,
    alt: "A confirmation beside what was read of it",
  },
  {
    title: "See what waits, what is owed, and when",
    words:
      "Each booking has an expected commission and a day on which it is due. What is overdue comes first.",
    picture: dashboard,
    alt: "The dashboard with what is owed and when it is due",
  },
  {
    title: "Chase what is late, and see it paid",
    words:
      "Ask a supplier for overdue commission with one e-mail. Bank statements and commission reports are matched with bookings, so you see the money where it belongs.",
    picture: bookings,
    alt: "The bookings with their commission",
  },
] as const;
