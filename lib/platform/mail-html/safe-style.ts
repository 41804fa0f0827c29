const KEPT_PROPERTIES = new Set(
  (
    "background-color border border-bottom border-bottom-color border-bottom-style border-bottom-width border-collapse " +
    "border-color border-left border-left-color border-left-style border-left-width border-radius border-right " +
    "border-right-color border-right-style border-right-width border-spacing border-style border-top border-top-color " +
    "border-top-style border-top-width border-width box-sizing caption-side clear color direction display empty-cells " +
    "float font font-family font-size font-style font-variant font-weight height letter-spacing line-height " +
    "list-style-type margin margin-bottom margin-left margin-right margin-top max-height max-width min-height " +
    "min-width opacity overflow overflow-wrap padding padding-bottom padding-left padding-right padding-top " +
    "table-layout text-align text-decoration text-indent text-transform vertical-align visibility white-space width " +
    "word-break word-spacing word-wrap"
  ).split(" "),
);
const LONGEST_STYLE = 4_000;
const COLOUR_FUNCTION = /\b(?:rgb|rgba|hsl|hsla)\([\d\s.,%/a-z-]*\)/gi;
const NOT_A_COLOUR = new Set(
  "auto border bottom box center contain content cover fixed left local none padding repeat right round scroll space top".split(
    " ",
  ),
);

/**
 * Returns the declarations of an inline style that only colour, size or align: none that load, overlay or move
 * anything.
 */
export function safeStyle(style: string): string {
  const kept: string[] = [];
  for (const declaration of declarations(style.slice(0, LONGEST_STYLE))) {
    const colon = declaration.indexOf(":");
    const property = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = plainValue(declaration.slice(colon + 1));
    const safe = safeDeclaration(property, value);
    if (safe) kept.push(safe);
  }
  return kept.join(";");
}

function safeDeclaration(property: string, value: string): string | undefined {
  if (property === "background") {
    const colour = backgroundColour(value);
    return colour && `background-color:${colour}`;
  }
  if (!KEPT_PROPERTIES.has(property) || !isHarmless(value)) return undefined;
  if (/^(?:margin|text-indent)/.test(property) && value.includes("-")) return undefined;
  return `${property}:${value}`;
}

/** Removes quotes, which matter only for font names and are not needed there, and `!important`. */
function plainValue(value: string): string {
  return value
    .replace(/!\s*important/gi, "")
    .replace(/["']/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

function isHarmless(value: string): boolean {
  return value !== "" && /^[\p{L}\p{N}_ #%.,+/-]*$/u.test(value.replace(COLOUR_FUNCTION, ""));
}

function backgroundColour(value: string): string | undefined {
  const painted = value.replace(/\burl\([^)]*\)?/gi, " ");
  const exact = /#[0-9a-f]{3,8}\b/i.exec(painted)?.[0] ?? painted.match(COLOUR_FUNCTION)?.[0];
  if (exact) return exact;
  const words = painted.toLowerCase().split(" ");
  return words.find((word) => /^[a-z]{3,24}$/.test(word) && !NOT_A_COLOUR.has(word));
}

/** Splits a style at the semicolons outside quotes, parentheses and comments. */
function declarations(style: string): string[] {
  const parts: string[] = [];
  let part = "";
  let quote = "";
  let depth = 0;
  for (const character of withoutComments(style)) {
    if (character === ";" && quote === "" && depth === 0) {
      parts.push(part);
      part = "";
      continue;
    }
    quote = quoteAfter(quote, character);
    if (quote === "") depth = Math.max(0, depth + depthChange(character));
    part += character;
  }
  return [...parts, part];
}

function quoteAfter(quote: string, character: string): string {
  if (quote === character) return "";
  return quote === "" && (character === '"' || character === "'") ? character : quote;
}

function depthChange(character: string): number {
  if (character === "(") return 1;
  return character === ")" ? -1 : 0;
}

function withoutComments(style: string): string {
  let rest = style;
  let kept = "";
  for (let start = rest.indexOf("/*"); start >= 0; start = rest.indexOf("/*")) {
    const end = rest.indexOf("*/", start + 2);
    kept += `${rest.slice(0, start)} `;
    rest = end < 0 ? "" : rest.slice(end + 2);
  }
  return kept + rest;
}
