const DAY_MS = 86_400_000;
const DAYS_AHEAD = 30;
const NIGHTS = 4;

/**
 * Returns a sample booking confirmation for a stay that begins in thirty days. It says that it is a sample. Its fixed
 * message id prevents a second import.
 */
export function sampleEmail(now: Date): string {
  const start = new Date(now.getTime() + DAYS_AHEAD * DAY_MS);
  const end = new Date(start.getTime() + NIGHTS * DAY_MS);
  return [
    "From: Harbour View Hotel <reservations@harbour-view.example>",
    "To: Travel agent <agent@agency.example>",
    "Subject: Booking confirmation SAMPLE-1001 (a sample)",
    `Date: ${now.toUTCString().replace("GMT", "+0000")}`,
    "Message-ID: <sample-1001@harbour-view.example>",
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "",
    "Your booking is confirmed.",
    "",
    "Confirmation number: SAMPLE-1001",
    "Hotel: Harbour View Hotel",
    "Guest name: Ada Example",
    `Check-in: ${inWords(start)}`,
    `Check-out: ${inWords(end)}`,
    "Room: Deluxe double, sea view",
    "Total price: USD 1,240.00",
    "Agent commission (10%): USD 124.00",
    "",
    "This is a sample: convert it to see how a booking is made, then discard it.",
    "",
  ].join("\r\n");
}

function inWords(day: Date): string {
  return day.toLocaleDateString("en-US", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
}
