/** The tags that an email may contain. Any other tag is dropped and its text kept. */
export const ALLOWED_TAGS: readonly string[] = (
  "a abbr address article aside b bdi bdo big blockquote br caption cite code col colgroup dd del dfn div dl dt " +
  "em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q s samp " +
  "section small span strike strong sub sup table tbody td tfoot th thead time tr tt u ul var wbr"
).split(" ");

/**
 * The attributes that can matter to the reader. Ids, names, classes and event handlers are not among them, so they are
 * always dropped.
 */
export const KEPT_ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    "href src alt title style width height align valign bgcolor color face size border cellpadding cellspacing " +
    "colspan rowspan nowrap scope span start type dir lang text"
  ).split(" "),
);

/** Tags that are replaced by another of the same meaning. */
export const RENAMED_TAGS: ReadonlyMap<string, string> = new Map([
  ["body", "div"],
  ["center", "div"],
  ["image", "img"],
]);

export const VOID_TAGS: ReadonlySet<string> = new Set(["br", "col", "hr", "img", "wbr"]);

/**
 * Elements whose content is not meant for reading. The tokenizer reads all of them as raw text up to their own end tag.
 */
export const UNREAD_TAGS: ReadonlySet<string> = new Set(
  "iframe noembed noframes script style textarea title xmp".split(" "),
);

/** Elements that start on a new line and end an open paragraph. */
export const BLOCK_TAGS: ReadonlySet<string> = new Set(
  (
    "address article aside blockquote center dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li " +
    "main nav ol p pre section table tbody tfoot thead tr ul caption"
  ).split(" "),
);
