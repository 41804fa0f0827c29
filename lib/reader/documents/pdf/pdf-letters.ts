const LETTER = "[\\u6200-\\u7500]";
/** Letters whose two bytes were swapped: `f` as U+6600. */
const RUN = new RegExp(`(?<=\\p{Script=Latin})${LETTER}+|${LETTER}+(?=\\p{Script=Latin})`, "gu");
/** The letters of ligatures: ff, fi, fl, ffi, ffl, fj, st, ct, tt. */
const LIGATURE = /^(?:f[filjtbhk]{1,2}|[sct]t|ti|tti)+$/;
/** Font positions that stand for no letter, and East Asian characters within a Latin word. */
const NO_LETTER = /[\p{Co}\p{Cn}\ufffd]|\p{Script=Latin}[\p{Script=Hangul}\p{Script=Han}]+\p{Script=Latin}/u;

/**
 * Repairs ligatures in PDFs rewritten by Ghostscript 10.00, which swaps the bytes of their letters: "Office" becomes
 * "O昀昀ice".
 */
export function repairSwappedLigatures(text: string): string {
  return text.replace(RUN, (run) => {
    const letters = [...run].map((one) => one.charCodeAt(0));
    const plain = letters.map((code) => String.fromCharCode(code >> 8)).join("");
    return letters.every((code) => (code & 0xff) === 0) && LIGATURE.test(plain) ? plain : run;
  });
}

const CONTROL = "(?![\\0\\t\\n\\r])\\p{Cc}";
const UNKNOWN = new RegExp(`(?<=[\\p{L}\\p{N}])${CONTROL}|${CONTROL}(?=[\\p{L}\\p{N}])`, "gu");

/** Marks unknown font positions beside letters and digits, such as TeX ligatures, so that they are noticed. */
export function markUnknownGlyphs(text: string): string {
  return text.replace(UNKNOWN, "\ufffd");
}

/** Returns the first word with a character that is no letter; undefined if everything is readable. */
export function unreadableWord(text: string): string | undefined {
  return text.split(/\s+/).find((word) => NO_LETTER.test(word));
}
