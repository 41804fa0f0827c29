import { readerOf } from "../documents/readable-files";
import type { MailAttachment } from "./mail.model";
import { signedContent } from "./signed-content";
import { isSealed } from "./unread-parts";

const HEADER =
  /^\s*(?:content-[a-z-]+|mime-version|from|to|cc|subject|date|message-id|received|return-path)[ \t]*:/i;

/** What a part in an envelope holds, if that is a message part of its own: it begins with the fields of one. */
export function messageIn(part: MailAttachment): Uint8Array | undefined {
  const content = isSealed(part) ? signedContent(part.bytes) : undefined;
  return content && HEADER.test(new TextDecoder("latin1").decode(content.subarray(0, 200)))
    ? content
    : undefined;
}

/**
 * A signed file (CAdES: `fattura.pdf.p7m`) as the file it is, under its own name; what nothing could read stays in its envelope,
 * so that it is said to be unread.
 */
export function fileIn(part: MailAttachment): MailAttachment {
  const bytes = isSealed(part) && !messageIn(part) ? signedContent(part.bytes) : undefined;
  if (!bytes) return part;
  const name = part.name.replace(/\.p7m$/i, "");
  const file = fileIn({ ...part, name, contentType: "application/octet-stream", bytes, size: bytes.length });
  return readerOf(file) ? file : part;
}
