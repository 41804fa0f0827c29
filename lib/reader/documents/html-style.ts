/** The effect of an element on the flow of the text around it. */
export type Flow = "inline" | "block" | "cell" | "row" | "table" | "flex";

const BLOCKS = new Set(
  (
    "address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 " +
    "header hgroup hr html legend li main menu nav ol option p pre section summary tbody tfoot thead ul caption"
  ).split(" "),
);
const HIDDEN_TAGS = new Set(
  "head title style script noscript template svg math object iframe select datalist del s strike".split(" "),
);
const HIDDEN_STYLE =
  /display\s*:\s*none|visibility\s*:\s*hidden|max-height\s*:\s*0(?![.\d]*[1-9])|font-size\s*:\s*0(?:px|pt|em|%)?\s*(?:;|$|!)|opacity\s*:\s*0\s*(?:;|$)|mso-hide\s*:\s*all|text-decoration[^;]{0,60}line-through/i;
const LARGE =
  /font-size\s*:\s*(?:(?:1[89]|[2-9]\d)(?:\.\d+)?px|(?:1[4-9]|[2-9]\d)(?:\.\d+)?pt|(?:1\.[4-9]|[2-9])\d*r?em|x+-large)/i;
const BOLD = /font-weight\s*:\s*(?:bold|[6-9]00)/i;

/** Whether an element is invisible: hidden or struck out. */
export function isHidden(name: string, marked: boolean, style: string): boolean {
  return marked || HIDDEN_TAGS.has(name) || (style !== "" && HIDDEN_STYLE.test(style));
}

export function flowOf(name: string, style: string): Flow {
  if (name === "tr") return "row";
  if (name === "td" || name === "th") return "cell";
  if (name === "table") return "table";
  const styled = style === "" ? undefined : styledFlow(style);
  return styled ?? (BLOCKS.has(name) ? "block" : "inline");
}

function styledFlow(style: string): Flow | undefined {
  const display = /display\s*:\s*([a-z-]+)/i.exec(style)?.[1]?.toLowerCase();
  if (display === "flex" || display === "inline-flex")
    return /flex-direction\s*:\s*column/i.test(style) ? "block" : "flex";
  if (display === "table-row") return "row";
  if (display === "table-cell" || display === "inline-block") return "cell";
  if (/float\s*:\s*(?:left|right)/i.test(style)) return "cell";
  return display === "block" ? "block" : undefined;
}

const MAX_SHEET = 100_000;
const PLACED =
  /text-decoration[^;]{0,60}line-through|display\s*:\s*none|display\s*:\s*(?:inline-block|table-cell|table-row|flex|inline-flex|block)|float\s*:\s*(?:left|right)/i;

/**
 * Returns the style rules for single classes at the beginning of an email, as far as they place elements side by side
 * or below each other, hide them or strike them out.
 */
export function classStyles(html: string): ReadonlyMap<string, string> {
  const head = html.slice(0, MAX_SHEET);
  const lower = head.toLowerCase();
  const styles = new Map<string, string>();
  for (let at = lower.indexOf("<style"); at >= 0; at = lower.indexOf("<style", at + 1)) {
    const end = lower.indexOf("</style", at);
    if (end < 0) break;
    for (const [name, style] of rulesIn(head.slice(head.indexOf(">", at) + 1, end))) styles.set(name, style);
    at = end;
  }
  return styles;
}

/** Returns the rules for a single class, without media queries and other conditional rules. */
function rulesIn(css: string): [name: string, style: string][] {
  let isConditional = false;
  return css.split("}").flatMap((piece): [string, string][] => {
    const [selectors = "", style, inner] = piece.split("{");
    const isRule = style !== undefined && inner === undefined && !isConditional;
    if (inner !== undefined || style === undefined) isConditional = inner !== undefined;
    if (!isRule || !PLACED.test(style)) return [];
    return selectors.split(",").flatMap((one): [string, string][] => {
      const name = /^\s*(?:[a-z]+)?\.([\w-]+)\s*$/i.exec(one)?.[1];
      return name ? [[name, PLACED.exec(style)?.[0] ?? ""]] : [];
    });
  });
}

/** Returns 0 for plain, 1 for bold, 2 for a heading or large type. */
export function weightOf(name: string, style: string): number {
  if (/^h[1-3]$/.test(name) || LARGE.test(style)) return 2;
  return name === "b" || name === "strong" || name === "th" || /^h[4-6]$/.test(name) || BOLD.test(style)
    ? 1
    : 0;
}
