import type { EmailEvidence } from "./evidence/layout/email-evidence";
import { reservationsIn } from "./evidence/layout/linked";
import { promotionScore } from "./evidence/state/classify";
import { headerOf, type ParsedMail } from "./message/mail.model";
import type { ReadItem } from "./read-booking.model";
import { fold } from "./words/fold";

const LOUD = 2;
/** Subjects in which somebody asks for a room that nobody has booked yet. */
const REQUEST =
  /availability|^(?:fwd?: ?|fw: ?)?(?:request|enquiry|inquiry) for|verfugbarkeit|\banfrage|disponibilite|demande de (?:devis|tarif)|disponibilidad|solicitud de|disponibilita|richiesta (?:di )?preventivo|beschikbaarheid|\baanvraag|forfragan|foresporsel|foresporgsel|poptavka|dostupnost|disponibilidade|pedido de (?:orcamento|cotacao)/;

/**
 * Whether an email is a newsletter, an invitation or a personal note: it has strong signs against a booking, or no sign
 * of one.
 */
export function isAdvertising(mail: ParsedMail, reading: EmailEvidence, item: ReadItem | undefined): boolean {
  if (!item || reservationsIn(reading.linked).length > 0) return !item;
  const promotion = promotionScore(reading.folded);
  const { confirmationNumber, customer, pricing } = item.payload;
  if (confirmationNumber !== undefined && customer?.name !== undefined) return false;
  if (promotion >= LOUD) return true;
  if (isBulk(mail)) return confirmationNumber === undefined || !isDated(item) || promotion > 0;
  return confirmationNumber === undefined && pricing?.total === undefined && !isMeant(reading, item);
}

/**
 * Whether an email without a confirmation number and a price is still about a booking: a dated quote, or a named person
 * with dates whose subject isn't just a request for a room.
 */
function isMeant(reading: EmailEvidence, item: ReadItem): boolean {
  if (!isDated(item)) return false;
  if (reading.emailType === "quote") return true;
  return item.payload.customer?.name !== undefined && !REQUEST.test(fold(reading.subject));
}

/** Whether the email's headers say that it went to many recipients. */
export function isBulk(mail: ParsedMail): boolean {
  return headerOf(mail, "list-unsubscribe") !== "" || /bulk|list/.test(headerOf(mail, "precedence"));
}

function isDated({ payload }: ReadItem): boolean {
  return payload.itinerary?.startDate !== undefined || payload.itinerary?.checkIn !== undefined;
}
