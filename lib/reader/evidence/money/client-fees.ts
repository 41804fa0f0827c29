import { fold } from "@/lib/reader/words/fold";
import { isToReader } from "@/lib/reader/words/sayings/commission-sayings";
import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import SAYINGS from "../../words/sayings/fee-sayings.json" with { type: "json" };
import type { EmailEvidence } from "../layout/email-evidence";
import type { RoleAmount } from "./role-amount";

const FEE = new RegExp(
  `(?<!\\p{L})(?:${phrasePattern(SAYINGS, "named")}|${phrasePattern(SAYINGS, "refund")})(?!\\p{L})|${phrasePattern(SAYINGS, "unparted")}`,
  "u",
);
const MAX_SENTENCE = 160;
const SENTENCE_ENDS = /[\n。！？!?;]|\.\s/;

/**
 * "A commission of EUR 22.00 is charged on refunds", "Comisión por pago con tarjeta", "払い戻し手数料": whether what is
 * called a commission is a fee that the client pays to a bank or to whoever refunds.
 */
export function isClientFee({ role, span }: RoleAmount, { emailType, languages }: EmailEvidence): boolean {
  if (role !== "commission" || emailType === "cancellation") return false;
  const { text } = span.doc;
  const before =
    text
      .slice(Math.max(0, span.start - MAX_SENTENCE), span.start)
      .split(SENTENCE_ENDS)
      .at(-1) ?? "";
  const after = text.slice(span.end, span.end + MAX_SENTENCE).split(SENTENCE_ENDS, 1)[0] ?? "";
  const sentence = fold(`${before}|${after}`);
  return FEE.test(sentence) && !isToReader(sentence, languages);
}
