import type { Row } from "@/lib/reader/documents/document";
import { vocabulariesOf } from "@/lib/reader/states/vocabulary";
import { codeIn } from "@/lib/reader/words/code";
import { fold } from "@/lib/reader/words/fold";
import { labelOf } from "@/lib/reader/words/label";

const MAX_HEAD = 420;
const MAX_ROWS = 80;
const CANCELLING =
  /cancel|storn|annul|anul|avbok|avbest|afbest|aflys|zrus|otkaz|odpoved|peru[ut]|preklic|lemond|torol|torl|iptal|取消|キャンセル|취소|ακυρ|скас|الغا|الغي|ملغ|ביטול|בוטל|анул|аннул|отмен|отмян|канселир/;

/**
 * Whether an email whose subject doesn't name its kind is a cancellation: by a first sentence, or by a cancellation
 * number.
 */
export function isToldCancelled(
  subject: string,
  rows: readonly Row[],
  languages: readonly string[],
): boolean {
  const lines = rows.slice(0, MAX_ROWS).map(columnsOf);
  const text = fold([subject, ...lines].join("\n"));
  return CANCELLING.test(text) && (isTold(text, languages) || lines.some(numbersCancellation));
}

function columnsOf({ cells }: Row): string {
  return cells.map(({ lines }) => lines.map(({ text }) => text).join(" ")).join("\t");
}

function isTold(text: string, languages: readonly string[]): boolean {
  const head = text.slice(0, MAX_HEAD);
  return vocabulariesOf(languages).some(({ cancelled, conditional }) => {
    const match = cancelled?.exec(head);
    return match
      ? !conditional.test(
          head
            .slice(0, match.index)
            .split(/[.;!?\n]/)
            .at(-1) ?? "",
        )
      : false;
  });
}

/** "Cancellation ref: CXL-118827": only a cancelled booking has one. */
function numbersCancellation(line: string): boolean {
  const [, labelText = "", value = ""] = /^\s*([^:\t]{6,40}?)(?:\s*:\s+|\t)(\S.*)$/.exec(line) ?? [];
  if (!CANCELLING.test(fold(labelText))) return false;
  const label = labelOf(labelText, true);
  const isNumber = label?.role === "otherReference" && label.concepts.has("CANCEL");
  return isNumber && codeIn(value) !== null;
}
