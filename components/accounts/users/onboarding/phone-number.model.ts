const MOST_DIGITS = 10;

/** One edit of the input: its previous text, the text after the browser's change, and the caret's position. */
export type PhoneEdit = {
  readonly before: string;
  readonly after: string;
  readonly caret: number;
  /** The direction in which a key deleted, if any. */
  readonly deleted?: "backward" | "forward" | undefined;
};

/** Formats digits as "(123) 456-7890", as far as there are any. */
function writtenPhone(digits: string): string {
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, MOST_DIGITS)];
  if (line) return `(${area}) ${exchange}-${line}`;
  if (exchange) return `(${area}) ${exchange}`;
  return area ? `(${area}` : "";
}

/**
 * Returns the text after an edit and the caret's position, which is after the same digit as before. Deleting a
 * bracket or dash deletes the digit beyond it. If there are too many digits, the last typed ones are dropped, never
 * those after the caret. A number that begins with + stays as typed.
 */
export function editedPhone({ before, after, caret, deleted }: PhoneEdit): {
  readonly text: string;
  readonly caret: number;
} {
  if (after.trimStart().startsWith("+")) return { text: after, caret };
  const ahead = digitsOf(after.slice(caret)).slice(0, MOST_DIGITS);
  const behind = digitsOf(after.slice(0, caret)).slice(0, MOST_DIGITS - ahead.length);
  const isSign = after.length < before.length && behind + ahead === digitsOf(before);
  const kept = isSign && deleted === "backward" ? behind.slice(0, -1) : behind;
  const rest = isSign && deleted === "forward" ? ahead.slice(1) : ahead;
  const text = writtenPhone(kept + rest);
  return { text, caret: rest === "" ? text.length : behindDigit(text, kept.length) };
}

function behindDigit(text: string, count: number): number {
  const places = [...text.matchAll(/\d/g)].map(({ index }) => index + 1);
  return count === 0 ? text.search(/\d/) : (places[count - 1] ?? text.length);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
