import { fold } from "@/lib/reader/words/fold";
import DOCUMENTS from "../../words/sayings/document-sayings.json" with { type: "json" };

/** What is only made out for what is booked. */
const DOCUMENT = new RegExp(
  `(?<!pro-?forma |pro-?forma-|\\p{L})(?:${Object.values(DOCUMENTS)
    .join("|")
    .replace(/[^\x20-\x7e]+/g, fold)})(?!\\p{L})|領収|発券|机票|電子票|항공권`,
  "u",
);

/** Whether a folded subject names an invoice, a voucher, a policy or a ticket. */
export function isDocument(subject: string): boolean {
  return DOCUMENT.test(subject);
}
