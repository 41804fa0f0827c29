import { storable } from "@/lib/base/text";
import { ALLOWED_TAGS, BLOCK_TAGS, RENAMED_TAGS, UNREAD_TAGS, VOID_TAGS } from "./mail-tags";
import { endedByEnd, endedByStart } from "./open-elements";
import { type Attributes, readTags } from "./read-tags";

const ALLOWED = new Set(ALLOWED_TAGS);

/** Past these a mail is cut, and says so: they are far above what suppliers send. Text in characters. */
export const MAIL_LIMITS = { text: 2_000_000, elements: 50_000, depth: 200 } as const;

/** Balanced events: every start has its end, in order, never deeper than the limit. `written` is the tag as it stood. */
export type MailVisitor = {
  start(tag: string, attributes: Attributes, written: string): void;
  end(tag: string): void;
  text(value: string): void;
};

/**
 * Walks a mail's HTML within limits of size, number and depth, in time linear in its length. Tags that are not
 * allowed are left out and their text is told; what is nested too deep is flattened. Answers whether anything was cut.
 */
export function walkHtml(html: string, visitor: MailVisitor): { truncated: boolean } {
  const open: string[] = [];
  const flattened = new Map<string, number>();
  let unread = "";
  let unreadable = false;
  let text = 0;
  let elements = 0;
  let lineHasText = false;

  const close = (count: number) => {
    for (let left = count; left > 0; left -= 1) visitor.end(open.pop() ?? "");
  };
  const flatten = (tag: string) => {
    if (!VOID_TAGS.has(tag)) flattened.set(tag, (flattened.get(tag) ?? 0) + 1);
    if (lineHasText && (BLOCK_TAGS.has(tag) || tag === "br")) visitor.text("\n");
    lineHasText = false;
  };
  const begin = (tag: string, attributes: Attributes, written: string) => {
    close(endedByStart(open, tag));
    if (open.length >= MAIL_LIMITS.depth || elements >= MAIL_LIMITS.elements) {
      unreadable ||= elements >= MAIL_LIMITS.elements;
      flatten(tag);
      return;
    }
    elements += 1;
    visitor.start(tag, attributes, written);
    if (VOID_TAGS.has(tag)) visitor.end(tag);
    else open.push(tag);
  };
  const finish = (tag: string) => {
    const pending = flattened.get(tag) ?? 0;
    if (pending > 0) flattened.set(tag, pending - 1);
    else close(endedByEnd(open, tag));
  };

  readTags(storable(html), {
    start(written, attributes) {
      if (UNREAD_TAGS.has(written)) unread = written;
      const tag = RENAMED_TAGS.get(written) ?? written;
      if (unread === "" && ALLOWED.has(tag)) begin(tag, attributes, written);
      return true;
    },
    end(written) {
      if (unread === written) unread = "";
      else if (unread === "") finish(RENAMED_TAGS.get(written) ?? written);
      return true;
    },
    text(value) {
      if (unread !== "") return true;
      const room = MAIL_LIMITS.text - text;
      unreadable ||= value.length > room;
      text += value.length;
      lineHasText ||= value.trim() !== "";
      if (room > 0) visitor.text(value.slice(0, room).toWellFormed());
      return text < MAIL_LIMITS.text;
    },
  });
  close(open.length);
  return { truncated: unreadable };
}
