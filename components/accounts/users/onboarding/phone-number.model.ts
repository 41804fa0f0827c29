const MOST_DIGITS = 10;

/** One edit of the box: what it held, what the browser made of it, and where its caret was then. */
export type PhoneEdit = {
  readonly before: string;
  readonly after: string;
  readonly caret: number;
  /** Which way a key deleted, if one did. */
  readonly deleted?: "backward" | "forward" | undefined;
};

/** Digits as "(123) 456-7890", as far as there are any. */
function writtenPhone(digits: string): string {
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, MOST_DIGITS)];
  if (line) return `(${area}) ${exchange}-${line}`;
  if (exchange) return `(${area}) ${exchange}`;
  return area ? `(${area}` : "";
}

/**
 * What the box shows after an edit, and where its caret stands: behind the same digit as before. Who deletes a bracket
 * or a dash deletes the digit beyond it. What has no room any more is what was typed last, never what stood behind it. A
 * number that begins with its country's + stays as it is typed.
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
