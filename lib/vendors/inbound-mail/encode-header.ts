import "server-only";

const PLAIN = /^[\x20-\x7e]*$/;
/** An encoded word may be 75 characters long; its frame takes 12, and base64 makes four of three. */
const BYTES_A_WORD = 45;

/** A header's text on one logical line: what could start another header is a blank. */
export function headerText(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ").trim();
}

/** Free text of a header (RFC 2047): plain where it can be, else as encoded words. */
export function encodedText(text: string): string {
  const line = headerText(text);
  if (PLAIN.test(line) && !line.includes("=?")) return line;
  const words: string[] = [];
  let word = "";
  for (const character of line) {
    if (Buffer.byteLength(word + character) > BYTES_A_WORD) {
      words.push(word);
      word = "";
    }
    word += character;
  }
  return [...words, word].map((part) => `=?utf-8?B?${Buffer.from(part).toString("base64")}?=`).join("\r\n ");
}

/** One mailbox: name and address. */
export function encodedMailbox({
  name,
  address,
}: {
  readonly name: string;
  readonly address: string;
}): string {
  const bare = headerText(address).replace(/[<>,\s]/g, "");
  const line = headerText(name);
  if (line === "") return bare;
  const isPlain = PLAIN.test(line) && !line.includes("=?");
  return `${isPlain ? `"${line.replace(/["\\]/g, "\\$&")}"` : encodedText(line)} <${bare}>`;
}

/** A parameter that names a file (RFC 2231), with the semicolon before it; nothing for a file without a name. */
export function fileParameter(parameter: string, name: string): string {
  const line = headerText(name);
  if (line === "") return "";
  if (PLAIN.test(line)) return `; ${parameter}="${line.replace(/["\\]/g, "\\$&")}"`;
  const encoded = encodeURIComponent(line).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `; ${parameter}*=utf-8''${encoded}`;
}
