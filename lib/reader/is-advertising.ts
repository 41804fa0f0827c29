import { reservationsIn } from "./evidence/layout/linked";
import type { Reading } from "./evidence/layout/reading";
import { promotionScore } from "./evidence/state/classify";
import { headerOf, type ParsedMail } from "./message/mail.model";
import type { ReadItem } from "./read-booking.model";
import { fold } from "./words/fold";

const LOUD = 2;
/** Somebody asks for a room; nobody has booked one. */
const REQUEST =
  /availability|^(?:fwd?: ?|fw: ?)?(?:request|enquiry|inquiry) for|verfugbarkeit|\banfrage|disponibilite|demande de (?:devis|tarif)|disponibilidad|solicitud de|disponibilita|richiesta (?:di )?preventivo|beschikbaarheid|\baanvraag|forfragan|foresporsel|foresporgsel|poptavka|dostupnost|disponibilidade|pedido de (?:orcamento|cotacao)/;

/** A newsletter, an invitation, a personal note: strong evidence against a booking, or none at all for one. */
export function isAdvertising(mail: ParsedMail, reading: Reading, item: ReadItem | undefined): boolean {
  if (!item || reservationsIn(reading.linked).length > 0) return !item;
  const promotion = promotionScore(reading.folded);
  const { confirmationNumber, customer, pricing } = item.payload;
  if (confirmationNumber !== undefined && customer?.name !== undefined) return false;
  if (promotion >= LOUD) return true;
  if (isBulk(mail)) return confirmationNumber === undefined || !isDated(item) || promotion > 0;
  return confirmationNumber === undefined && pricing?.total === undefined && !isMeant(reading, item);
}

/** Without number and price: a quote with its dates, or a person with theirs who doesn't just ask for a room. */
function isMeant(reading: Reading, item: ReadItem): boolean {
  if (!isDated(item)) return false;
  if (reading.emailType === "quote") return true;
  return item.payload.customer?.name !== undefined && !REQUEST.test(fold(reading.subject));
}

/** Whether the mail's own headers say that it went to many. */
export function isBulk(mail: ParsedMail): boolean {
  return headerOf(mail, "list-unsubscribe") !== "" || /bulk|list/.test(headerOf(mail, "precedence"));
}

function isDated({ payload }: ReadItem): boolean {
  return payload.itinerary?.startDate !== undefined || payload.itinerary?.checkIn !== undefined;
}
