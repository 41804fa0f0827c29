import { storable } from "@/lib/platform/base/text";
import { ALLOWED_TAGS, BLOCK_TAGS, RENAMED_TAGS, UNREAD_TAGS, VOID_TAGS } from "./mail-tags";
import { type Attributes, readTags } from "./read-tags";

const ALLOWED = new Set(ALLOWED_TAGS);

/**
 * Emails beyond these limits are cut, with a notice. The limits are far above what suppliers send; lengths are in
 * characters.
 */
export const MAIL_LIMITS = { source: 20_000_000, text: 1_000_000, tags: 100_000, depth: 200 } as const;

/**
 * Balanced events: every start has its end, properly nested and never deeper than the limit. `written` is the tag's
 * name in the source.
 */
type MailVisitor = {
  start(tag: string, attributes: Attributes, written: string): void;
  end(tag: string): void;
  text(value: string): void;
};

/**
 * Walks an email's HTML within limits of size, number and depth, in time linear in its length. Skips tags that are not
 * allowed but reports their text; flattens what is nested too deeply. Returns whether anything was cut.
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

/** Tracks the open elements, so that its events are balanced and within the limits whatever the input. */
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

  /** Returns whether there is room for more text. */
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

  /** Drops a tag that is nested too deeply, and keeps lines apart that the tag would have separated. */
  private flatten(tag: string): void {
    if (!VOID_TAGS.has(tag)) this.flattened.set(tag, (this.flattened.get(tag) ?? 0) + 1);
    if (this.lineHasText && (BLOCK_TAGS.has(tag) || tag === "br")) this.visitor.text("\n");
    this.lineHasText = false;
  }
}

const SECTIONS = ["tbody", "tfoot", "thead"];
const TABLE_PARTS = new Set(["caption", "col", "colgroup", "table", "td", "th", "tr", ...SECTIONS]);
const CELL_WALLS = new Set(["caption", "table", "td", "th"]);
const LIST_WALLS = new Set([...CELL_WALLS, "dl", "ol", "ul"]);

/**
 * For each part of a table, the elements that may contain it. When it starts, all elements that are open within its
 * container end.
 */
const HOMES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["td", new Set(["tr", "table", ...SECTIONS])],
  ["th", new Set(["tr", "table", ...SECTIONS])],
  ["tr", new Set(["table", ...SECTIONS])],
  ["caption", new Set(["table"])],
  ["colgroup", new Set(["table"])],
  ["tbody", new Set(["table"])],
  ["tfoot", new Set(["table"])],
  ["thead", new Set(["table"])],
]);

/** Returns how many of the innermost open elements end because `tag` starts, following the rules of browsers. */
function endedByStart(open: readonly string[], tag: string): number {
  const homes = HOMES.get(tag);
  if (homes) return open.includes("table") ? innermost(open, (name) => homes.has(name)) : 0;
  if (tag === "li") return through(open, ["li"], LIST_WALLS);
  if (tag === "dd" || tag === "dt") return through(open, ["dd", "dt"], LIST_WALLS);
  return BLOCK_TAGS.has(tag) ? through(open, ["p"], CELL_WALLS) : 0;
}

/**
 * Returns how many open elements an end tag ends; 0 if it closes nothing. A stray end tag inside a cell must not end
 * the table around it.
 */
function endedByEnd(open: readonly string[], tag: string): number {
  return through(open, [tag], TABLE_PARTS.has(tag) ? new Set() : CELL_WALLS);
}

function innermost(open: readonly string[], isHome: (name: string) => boolean): number {
  for (let index = open.length - 1; index >= 0; index -= 1) {
    if (isHome(open[index] ?? "")) return open.length - 1 - index;
  }
  return 0;
}

function through(open: readonly string[], tags: readonly string[], walls: ReadonlySet<string>): number {
  for (let index = open.length - 1; index >= 0; index -= 1) {
    const name = open[index] ?? "";
    if (tags.includes(name)) return open.length - index;
    if (walls.has(name)) return 0;
  }
  return 0;
}
