import { fold } from "../fold";
import CLOSINGS from "./closings.json" with { type: "json" };

/** "Mit freundlichen Grüßen aus dem Allgäu": from where they are sent. */
const FROM = " (?:from|aus|vom|von|de|du|des|da|dal|del|van|uit|fran|fra|z|ze|iz|din) .{1,40}";
const CLOSING = new RegExp(
  `^\\s*(?:${Object.values(CLOSINGS).join("|")})(?:${FROM})?\\s*[,.!،。–-]*\\s*$`,
  "u",
);
const MAX_CLOSING = 60;

/** "Kind regards," alone in its line, in any language: below it stands who writes. */
export function isClosing(line: string): boolean {
  return line.length <= MAX_CLOSING && CLOSING.test(fold(line));
}
