const LETTER = "[\\u6200-\\u7500]";
/** A letter whose two bytes were swapped: `f` as U+6600. */
const RUN = new RegExp(`(?<=\\p{Script=Latin})${LETTER}+|${LETTER}+(?=\\p{Script=Latin})`, "gu");
/** What begins ligatures: ff, fi, fl, ffi, ffl, fj, st, ct, tt. */
const LIGATURE = /^(?:f[filjtbhk]{1,2}|[sct]t|ti|tti)+$/;
/** Places in a font that stand for no letter, and letters of the East in a Latin word. */
const NO_LETTER = /[\p{Co}\p{Cn}\ufffd]|\p{Script=Latin}[\p{Script=Hangul}\p{Script=Han}]+\p{Script=Latin}/u;

/** Ghostscript 10.00 swaps the bytes of what a ligature stands for when it writes a PDF anew: "Office" comes as "O昀昀ice". */
export function unswapped(text: string): string {
  return text.replace(RUN, (run) => {
    const letters = [...run].map((one) => one.charCodeAt(0));
    const plain = letters.map((code) => String.fromCharCode(code >> 8)).join("");
    return letters.every((code) => (code & 0xff) === 0) && LIGATURE.test(plain) ? plain : run;
  });
}

const CONTROL = "(?![\\0\\t\\n\\r])\\p{Cc}";
const UNKNOWN = new RegExp(`(?<=[\\p{L}\\p{N}])${CONTROL}|${CONTROL}(?=[\\p{L}\\p{N}])`, "gu");

/** A place in a font beside letters and digits is one that nobody knows, such as a ligature of TeX's: it doesn't go unseen. */
export function withUnknown(text: string): string {
  return text.replace(UNKNOWN, "\ufffd");
}

/** The first word of a text that holds what is no letter; undefined where all can be read. */
export function unreadableWord(text: string): string | undefined {
  return text.split(/\s+/).find((word) => NO_LETTER.test(word));
}
