import { parseDocument } from "htmlparser2";

type Node = ReturnType<typeof parseDocument>["children"][number];

const TAGS = new Set(
  (
    "a abbr address article aside b bdi bdo big blockquote br caption cite code col colgroup dd del dfn div dl dt em " +
    "figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q s samp " +
    "section small span strike strong sub sup table tbody td tfoot th thead time tr tt u ul var wbr"
  ).split(" "),
);
const ATTRIBUTES = new Set(
  (
    "href target rel src alt referrerpolicy title style width height align valign bgcolor color face size border " +
    "cellpadding cellspacing colspan rowspan nowrap scope span start type dir lang data-tp-image"
  ).split(" "),
);
const STYLE_PROPERTY =
  /^(?:background-color|border|box-sizing|caption-side|clear|color|direction|display|empty-cells|float|font|height|letter-spacing|line-height|list-style-type|margin|max-|min-|opacity|overflow|padding|table-layout|text-|vertical-align|visibility|white-space|width|word-)/;
const STYLE_POISON =
  /url|expression|import|javascript|image-set|src\(|attr\(|var\(|[\\@<>{}"']|\/\*|position|behavior|-moz/i;

/** Returns everything in sanitised HTML that is forbidden, found by parsing it again with the test's own rules. */
export function forbiddenIn(html: string, images: "blocked" | "shown" = "blocked"): string[] {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (node.type === "comment" || node.type === "directive") found.push(`${node.type}: ${node.data}`);
    if (!("attribs" in node)) return;
    if (!TAGS.has(node.name)) found.push(`<${node.name}>`);
    for (const [name, value] of Object.entries(node.attribs)) {
      found.push(...forbiddenAttribute(node.name, name, value, images));
    }
    node.children.forEach(visit);
  };
  parseDocument(html).children.forEach(visit);
  return found;
}

function forbiddenAttribute(tag: string, name: string, value: string, images: string): string[] {
  const told = `<${tag} ${name}="${value.slice(0, 200)}">`;
  if (name === "style") return forbiddenStyle(value).map((declaration) => `${told} ${declaration}`);
  return ATTRIBUTES.has(name) && isAllowedValue(tag, name, value, images) ? [] : [told];
}

function isAllowedValue(tag: string, name: string, value: string, images: string): boolean {
  switch (name) {
    case "href":
      return tag === "a" && /^(?:https?:\/\/|mailto:)/.test(value);
    case "src":
      return tag === "img" && isAllowedSource(value, images);
    case "target":
      return value === "_blank";
    case "rel":
      return value === "noopener noreferrer";
    default:
      return true;
  }
}

function isAllowedSource(value: string, images: string): boolean {
  if (/^data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z0-9+/=\s]*$/.test(value)) return true;
  return images === "shown" && /^https?:\/\//.test(value);
}

function forbiddenStyle(style: string): string[] {
  return style
    .split(";")
    .filter((declaration) => !STYLE_PROPERTY.test(declaration) || STYLE_POISON.test(declaration));
}
