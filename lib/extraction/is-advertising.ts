import { promotionScore } from "./evidence/classify";
import { reservationsIn } from "./evidence/linked";
import type { Reading } from "./evidence/reading";
import { headerOf, type ParsedMail } from "./mail.model";
import type { ReadItem } from "./read-booking.model";

/** A newsletter, an invitation, a personal note: strong evidence against, or none at all for a booking. */
export function isAdvertising(mail: ParsedMail, reading: Reading, item: ReadItem | undefined): boolean {
  if (reservationsIn(reading.linked).length > 0) return false;
  const payload = item?.payload;
  const isBulk = headerOf(mail, "list-unsubscribe") !== "" || /bulk|list/.test(headerOf(mail, "precedence"));
  const own = payload?.confirmationNumber !== undefined;
  const person = payload?.customer?.name !== undefined;
  const dated = payload?.itinerary?.startDate !== undefined || payload?.itinerary?.checkIn !== undefined;
  const promotion = promotionScore(reading.folded);
  if (own && person) return false;
  if (own && dated) return promotion >= 2;
  if (own) return isBulk || promotion >= 2;
  if (isBulk || promotion >= 2) return true;
  return !(person && dated) && payload?.pricing?.total === undefined;
}
