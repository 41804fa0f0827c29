import { CONFIDENCE } from "@/lib/reader/confidence";
import { fold } from "@/lib/reader/words/fold";
import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import SAYINGS from "../../words/sayings/net-sayings.json" with { type: "json" };
import type { EmailEvidence } from "../layout/email-evidence";
import { sentencesOf } from "../layout/sentences";
import type { RoleAmount } from "./role-amount";

const MAX_SENTENCE = 400;
const [NET, NONE] = (["net", "none"] as const).map(
  (kind) => new RegExp(`(?<!\\p{L})(?:${phrasePattern(SAYINGS, kind)})(?!\\p{L})`, "u"),
) as [RegExp, RegExp];

/** "These are nett rates, no commission": whether a sentence says both, so that nobody earns a commission. */
export function isNetRate({ parts }: EmailEvidence): boolean {
  return parts.some((part) =>
    sentencesOf(part).some(({ text }) => {
      const folded = text.length > MAX_SENTENCE ? "" : fold(text);
      return NONE.test(folded) && NET.test(folded);
    }),
  );
}

/**
 * If nobody earns a commission, the net is the price: the only net amount, or the one that is also called the total.
 */
export function netPrices(amounts: readonly RoleAmount[], reading: EmailEvidence): readonly RoleAmount[] {
  const nets = amounts.filter(({ role, value }) => role === "net" && value > 0);
  const isEarned = amounts.some(({ role }) => role === "commission" || role === "gross");
  if (nets.length === 0 || isEarned || !isNetRate(reading)) return amounts;
  const isAlsoTotal = ({ span }: RoleAmount) =>
    amounts.some(({ role, span: { doc, end } }) => role === "total" && doc === span.doc && end === span.end);
  const isOne = new Set(nets.map(({ value }) => value)).size === 1;
  return amounts.map((one) =>
    nets.includes(one) && (isOne || isAlsoTotal(one))
      ? { ...one, role: "total" as const, confidence: CONFIDENCE.money.netRate }
      : one,
  );
}
