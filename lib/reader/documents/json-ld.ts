export type LinkedItem = Readonly<Record<string, unknown>>;

const MAX_SCRIPT = 200_000;
const MAX_ITEMS = 100;

/**
 * Returns the objects in JSON-LD scripts. Tolerates the errors of real emails: comments, CDATA, trailing commas,
 * several objects in a row, raw line breaks.
 */
export function linkedItems(scripts: readonly string[]): LinkedItem[] {
  const found: LinkedItem[] = [];
  for (const script of scripts) collect(parsed(script.slice(0, MAX_SCRIPT)), found, 0);
  return found;
}

function parsed(script: string): unknown {
  const text = script
    .replace(/<!--|-->|\/\*\s*|\s*\*\/|<!\[CDATA\[|\]\]>/g, "")
    .replace(/[\r\n\t]+/g, " ")
    .trim()
    .replace(/;$/, "");
  const attempts = [
    () => text,
    () => text.replace(/,(\s*[}\]])/g, "$1"),
    () => `[${text.replace(/}\s*,?\s*{(?=\s*"@)/g, "},{").replace(/,(\s*[}\]])/g, "$1")}]`,
  ];
  for (const attempt of attempts) {
    try {
      return JSON.parse(attempt());
    } catch {
      // The next attempt tolerates more.
    }
  }
  return null;
}

function collect(node: unknown, into: LinkedItem[], depth: number): void {
  if (depth > 8 || into.length >= MAX_ITEMS || typeof node !== "object" || node === null) return;
  if (Array.isArray(node)) {
    for (const one of node) collect(one, into, depth + 1);
    return;
  }
  const item = node as LinkedItem;
  if ("@type" in item) into.push(item);
  collect(item["@graph"], into, depth + 1);
}
