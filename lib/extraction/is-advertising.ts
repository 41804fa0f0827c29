import { promotionScore } from "./evidence/classify";
import { reservationsIn } from "./evidence/linked";
import type { Reading } from "./evidence/reading";
import { headerOf, type ParsedMail } from "./mail.model";
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
  const dated = isDated(item);
  if (isBulk(mail)) return confirmationNumber === undefined || !dated || promotion > 0;
  if (confirmationNumber !== undefined || pricing?.total !== undefined) return false;
  if (REQUEST.test(fold(reading.subject)) && reading.emailType !== "quote") return true;
  return !dated || (customer?.name === undefined && reading.emailType !== "quote");
}

/** Whether the mail's own headers say that it went to many. */
export function isBulk(mail: ParsedMail): boolean {
  return headerOf(mail, "list-unsubscribe") !== "" || /bulk|list/.test(headerOf(mail, "precedence"));
}

function isDated({ payload }: ReadItem): boolean {
  return payload.itinerary?.startDate !== undefined || payload.itinerary?.checkIn !== undefined;
}
