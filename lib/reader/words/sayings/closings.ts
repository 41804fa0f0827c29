import { fold } from "../fold";
import CLOSINGS from "./closings.json" with { type: "json" };

/** "Mit freundlichen Grüßen aus dem Allgäu": closing words, possibly with a place. */
const FROM = " (?:from|aus|vom|von|de|du|des|da|dal|del|van|uit|fran|fra|z|ze|iz|din) .{1,40}";
const CLOSING = new RegExp(
  `^\\s*(?:${Object.values(CLOSINGS).join("|")})(?:${FROM})?\\s*[,.!،。–-]*\\s*$`,
  "u",
);
const MAX_CLOSING = 60;

/** Whether a line is only closing words such as "Kind regards," in any language. The sender's name stands below it. */
export function isClosing(line: string): boolean {
  return line.length <= MAX_CLOSING && CLOSING.test(fold(line));
}
