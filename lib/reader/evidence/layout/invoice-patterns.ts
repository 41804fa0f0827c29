import type { Doc } from "@/lib/reader/documents/document";
import type { ExtractedInfo, Field, Finding } from "@/lib/reader/payload.model";
import { type AmountMention, amountsIn } from "@/lib/reader/words/money/amount";
import type { CurrencyContext } from "@/lib/reader/words/money/currency";
import { personIn } from "@/lib/reader/words/person";

const SHOWN_DATES = 3;
const TICKET = /AIR\s+TICKET\s*(?:NO\.?|NUMBER|#|:)?\s*:?\s*([0-9][0-9 -]{5,20}\d)/i;

/**
 * Applies the contract's fixed patterns to the text of attachments: total commission, INV- and DL- numbers, subtotal,
 * total due, AIR TICKET, dates.
 */
export function invoicePatterns(attachments: readonly Doc[], currency: CurrencyContext): ExtractedInfo {
  const text = attachments
    .map((doc) => doc.text)
    .join("\n")
    .slice(0, 200_000);
  if (text.trim() === "") return {};
  const commission = amountAfter(text, /total\s+commission(?:\s*\([^)]{0,60}\))?\s*:?/i, currency);
  const subtotal = amountAfter(text, /sub-?\s?total\s*:?/i, currency);
  const total = amountAfter(text, /total\s+due\s*:?/i, currency);
  const dates = [...text.matchAll(/(?<![\d/])\d{2}\/\d{2}\/\d{4}(?![\d/])/g)].map((match) => match[0]);
  return filled({
    commissionAmount: commission?.value,
    totalBookingAmount: total?.value,
    subtotal: subtotal?.value,
    currency: [total, subtotal, commission].find((one) => one?.currency)?.currency,
    invoiceNumber: /\bINV-[A-Z0-9][A-Z0-9-]*/.exec(text)?.[0],
    pnr: /\bDL-[A-Z0-9]{4,}/.exec(text)?.[0],
    ticketNumber: TICKET.exec(text)?.[1]?.trim(),
    passenger: passengerIn(text),
    flightDates: dates.length > 0 ? dates.slice(0, SHOWN_DATES) : undefined,
  });
}

/** Returns the first and last travel day if an attachment gave them, YYYY-MM-DD. */
export function attachedDays(findings: readonly Finding[]): Pick<ExtractedInfo, "startDate" | "endDate"> {
  const day = (field: Field) =>
    findings.find((one) => one.field === field && one.chosen && one.document.startsWith("attachment:"))
      ?.value;
  return filled({ startDate: day("itinerary.startDate"), endDate: day("itinerary.endDate") });
}

function amountAfter(text: string, label: RegExp, currency: CurrencyContext): AmountMention | undefined {
  const match = label.exec(text);
  const from = match ? match.index + match[0].length : 0;
  return match ? amountsIn(text.slice(from, from + 60), currency)[0] : undefined;
}

function filled(info: Record<string, unknown>): ExtractedInfo {
  return Object.fromEntries(
    Object.entries(info).filter(([, value]) => value !== undefined && value !== null),
  );
}

function passengerIn(text: string): string | undefined {
  const match = /(?:lead\s+)?passenger(?:\s*name)?(?:\(s\)|s)?\s*:?\s+([^\n\t]{4,60})/i.exec(text);
  return match?.[1] ? (personIn(match[1]) ?? undefined) : undefined;
}
