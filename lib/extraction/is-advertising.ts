import { promotionScore } from "./evidence/classify";
import { reservationsIn } from "./evidence/linked";
import type { Reading } from "./evidence/reading";
import { headerOf, type ParsedMail } from "./mail.model";
import type { ReadItem } from "./read-booking.model";

const LOUD = 2;

/** A newsletter, an invitation, a personal note: strong evidence against a booking, or none at all for one. */
export function isAdvertising(mail: ParsedMail, reading: Reading, item: ReadItem | undefined): boolean {
  if (!item || reservationsIn(reading.linked).length > 0) return !item;
  const promotion = promotionScore(reading.folded);
  const { confirmationNumber, customer, pricing } = item.payload;
  if (confirmationNumber !== undefined && customer?.name !== undefined) return false;
  if (promotion >= LOUD) return true;
  const dated = isDated(item);
  if (confirmationNumber !== undefined) return isBulk(mail) && (!dated || promotion > 0);
  if (isBulk(mail)) return true;
  const isMeant = dated && (customer?.name !== undefined || reading.emailType === "quote");
  return !isMeant && pricing?.total === undefined;
}

/** Whether the mail's own headers say that it went to many. */
export function isBulk(mail: ParsedMail): boolean {
  return headerOf(mail, "list-unsubscribe") !== "" || /bulk|list/.test(headerOf(mail, "precedence"));
}

function isDated({ payload }: ReadItem): boolean {
  return payload.itinerary?.startDate !== undefined || payload.itinerary?.checkIn !== undefined;
}
