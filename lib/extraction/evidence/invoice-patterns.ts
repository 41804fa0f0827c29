import type { Doc } from "../documents/document";
import type { ExtractedInfo } from "../payload.model";
import { amountsIn } from "../words/amount";
import type { CurrencyContext } from "../words/currency";
import { personIn } from "../words/person";

const SHOWN_DATES = 3;

/** The contract's fixed patterns over the text of attachments: total commission, INV- and DL- numbers, subtotal, total due, AIR TICKET, dates. */
export function invoicePatterns(attachments: readonly Doc[], currency: CurrencyContext): ExtractedInfo {
  const text = attachments
    .map((doc) => doc.text)
    .join("\n")
    .slice(0, 200_000);
  if (text.trim() === "") return {};
  const amountAfter = (label: RegExp) => {
    const match = label.exec(text);
    return match
      ? amountsIn(text.slice(match.index + match[0].length, match.index + match[0].length + 60), currency)[0]
      : undefined;
  };
  const commission = amountAfter(/total\s+commission(?:\s*\([^)]{0,60}\))?\s*:?/i);
  const subtotal = amountAfter(/sub-?\s?total\s*:?/i);
  const total = amountAfter(/total\s+due\s*:?/i);
  const invoiceNumber = /\bINV-[A-Z0-9][A-Z0-9-]*/.exec(text)?.[0];
  const pnr = /\bDL-[A-Z0-9]{4,}/.exec(text)?.[0];
  const ticketNumber = /AIR\s+TICKET\s*(?:NO\.?|NUMBER|#|:)?\s*:?\s*([0-9][0-9 -]{5,20}\d)/i
    .exec(text)?.[1]
    ?.trim();
  const passenger = passengerIn(text);
  const dates = [...text.matchAll(/(?<![\d/])\d{2}\/\d{2}\/\d{4}(?![\d/])/g)]
    .slice(0, SHOWN_DATES)
    .map((match) => match[0]);
  const code = total?.currency ?? subtotal?.currency ?? commission?.currency;
  return {
    ...(commission ? { commissionAmount: commission.value } : {}),
    ...(total ? { totalBookingAmount: total.value } : {}),
    ...(subtotal ? { subtotal: subtotal.value } : {}),
    ...(code ? { currency: code } : {}),
    ...(invoiceNumber ? { invoiceNumber } : {}),
    ...(pnr ? { pnr } : {}),
    ...(ticketNumber ? { ticketNumber } : {}),
    ...(passenger ? { passenger } : {}),
    ...(dates.length > 0 ? { flightDates: dates } : {}),
  };
}

function passengerIn(text: string): string | undefined {
  const match = /(?:lead\s+)?passenger(?:\s*name)?(?:\(s\)|s)?\s*:?\s+([^\n\t]{4,60})/i.exec(text);
  return match?.[1] ? (personIn(match[1]) ?? undefined) : undefined;
}
