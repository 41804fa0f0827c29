import { CONFIDENCE } from "@/lib/reader/confidence";
import { type Label, labelOf } from "@/lib/reader/words/label";

/** "Transfer airport - hotel - airport". */
const ROUTE = /\s[–—-]\s.*\s[–—-]\s/;
const SENTENCE = /[.!?]\s+\p{Lu}/u;

/** Returns the label if a line is only a label. */
export function aloneLabel(text: string): Label | null {
  if (
    SENTENCE.test(text) ||
    ROUTE.test(text) ||
    /[.,;!?]\s*$/.test(text.replace(/(?:no|nr|č|nº|núm|ref)\.$/i, ""))
  )
    return null;
  const ends = /[:：]\s*$/.test(text);
  const label = labelOf(text.replace(/\s*[:：]\s*$/, ""), !ends);
  return label && (ends || label.score >= CONFIDENCE.layout.aloneLabel) ? label : null;
}

/** Whether a line is a label, or begins with a label and its value. */
export function beginsPair(text: string): boolean {
  return (
    aloneLabel(text) !== null || (/^[^:]{2,30}:\s/.test(text) && labelOf(text.split(":")[0] ?? "") !== null)
  );
}
