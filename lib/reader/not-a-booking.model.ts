/**
 * The note shown for an email that isn't about a booking yet. This file is separate because every list of emails loads
 * it.
 */
export const NOT_A_BOOKING = "Not a booking yet";
/** The note shown for an email that has a booking's values but doesn't say whether it is booked. */
export const NOTHING_SAYS = "Nothing says that this is booked";
