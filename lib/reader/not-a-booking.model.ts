/** What is said of a mail that tells of no booking yet; a file of its own, because every list of mails carries it. */
export const NOT_A_BOOKING = "Not a booking yet";
/** What is said of a mail that gives a booking's values and doesn't tell how it stands. */
export const NOTHING_SAYS = "Nothing says that this is booked";
