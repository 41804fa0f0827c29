import { storable } from "@/lib/platform/base/text";
import { ALLOWED_TAGS, BLOCK_TAGS, RENAMED_TAGS, UNREAD_TAGS, VOID_TAGS } from "./mail-tags";
import { endedByEnd, endedByStart } from "./open-elements";
import { type Attributes, readTags } from "./read-tags";

const ALLOWED = new Set(ALLOWED_TAGS);

/** Past these a mail is cut, and says so: they are far above what suppliers send. Lengths in characters. */
export const MAIL_LIMITS = { source: 20_000_000, text: 1_000_000, tags: 100_000, depth: 200 } as const;

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
  const tree = new BoundedTree(visitor);
  let unread = "";
  readTags(storable(html.slice(0, MAIL_LIMITS.source)), {
    start(written, attributes) {
      if (UNREAD_TAGS.has(written)) unread = written;
      const tag = RENAMED_TAGS.get(written) ?? written;
      if (unread === "" && ALLOWED.has(tag)) tree.start(tag, attributes, written);
    },
    end(written) {
      if (unread === written) unread = "";
      else if (unread === "") tree.end(RENAMED_TAGS.get(written) ?? written);
    },
    text(value) {
      return unread !== "" || tree.text(value);
    },
  });
  tree.close();
  return { truncated: tree.isCut || html.length > MAIL_LIMITS.source };
}

/** Keeps what is open, so that what it tells is balanced and bounded whatever it is told. */
class BoundedTree {
  isCut = false;
  private readonly visitor: MailVisitor;
  private readonly open: string[] = [];
  private readonly flattened = new Map<string, number>();
  private tags = 0;
  private told = 0;
  private lineHasText = false;

  constructor(visitor: MailVisitor) {
    this.visitor = visitor;
  }

  start(tag: string, attributes: Attributes, written: string): void {
    if (!this.hasRoomForTag()) return;
    this.close(endedByStart(this.open, tag));
    if (this.open.length >= MAIL_LIMITS.depth) {
      this.flatten(tag);
      return;
    }
    this.visitor.start(tag, attributes, written);
    if (VOID_TAGS.has(tag)) this.visitor.end(tag);
    else this.open.push(tag);
  }

  end(tag: string): void {
    if (!this.hasRoomForTag()) return;
    const pending = this.flattened.get(tag) ?? 0;
    if (pending > 0) this.flattened.set(tag, pending - 1);
    else this.close(endedByEnd(this.open, tag));
  }

  /** Answers whether there is room for more. */
  text(value: string): boolean {
    const room = MAIL_LIMITS.text - this.told;
    this.isCut ||= value.length > room;
    this.told += value.length;
    this.lineHasText ||= value.trim() !== "";
    this.visitor.text(value.slice(0, room).toWellFormed());
    return this.told < MAIL_LIMITS.text;
  }

  close(count = this.open.length): void {
    for (let left = count; left > 0; left -= 1) this.visitor.end(this.open.pop() ?? "");
  }

  private hasRoomForTag(): boolean {
    this.tags += 1;
    this.isCut ||= this.tags > MAIL_LIMITS.tags;
    return this.tags <= MAIL_LIMITS.tags;
  }

  /** The tag goes, and words that stood on lines of their own stay apart. */
  private flatten(tag: string): void {
    if (!VOID_TAGS.has(tag)) this.flattened.set(tag, (this.flattened.get(tag) ?? 0) + 1);
    if (this.lineHasText && (BLOCK_TAGS.has(tag) || tag === "br")) this.visitor.text("\n");
    this.lineHasText = false;
  }
}
