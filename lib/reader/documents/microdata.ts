type Item = Record<string, unknown>;
type Scope = { item: Item | null; property: string | null; pieces: string[]; value: string | null };

const MAX_ITEMS = 200;
const VALUE_ATTRIBUTES = ["content", "datetime", "href", "src"] as const;

/** Collects itemscope, itemtype and itemprop during the HTML walk into objects shaped like JSON-LD. */
export class MicrodataReader {
  readonly items: Item[] = [];
  private readonly stack: Scope[] = [];
  private readonly current: Item[] = [];
  private used = false;

  open(name: string, attributes: Readonly<Record<string, string>>, isVoid: boolean): void {
    const isScope = "itemscope" in attributes && this.items.length < MAX_ITEMS;
    const property = attributes.itemprop?.trim() || null;
    this.used ||= isScope;
    if (!this.used) {
      if (!isVoid) this.stack.push({ item: null, property: null, pieces: [], value: null });
      return;
    }
    const value = valueAttribute(name, attributes);
    if (isVoid) {
      if (property && value !== null) this.set(property, value);
      return;
    }
    this.stack.push({
      item: isScope ? this.begin(attributes.itemtype, property) : null,
      property,
      pieces: [],
      value,
    });
  }

  text(text: string): void {
    if (!this.used) return;
    const scope = this.stack.findLast((one) => one.property !== null && one.item === null);
    if (scope && scope.pieces.length < 50) scope.pieces.push(text);
  }

  close(): void {
    const scope = this.stack.pop();
    if (!scope) return;
    if (scope.item) this.current.pop();
    else if (scope.property)
      this.set(scope.property, scope.value ?? scope.pieces.join("").replace(/\s+/g, " ").trim());
  }

  private begin(type: string | undefined, property: string | null): Item {
    const item: Item = { "@type": type?.split("/").at(-1) ?? "Thing" };
    if (property && this.current.length > 0) this.set(property, item);
    else this.items.push(item);
    this.current.push(item);
    return item;
  }

  private set(property: string, value: unknown): void {
    const item = this.current.at(-1);
    if (!item || property === "__proto__" || property === "constructor") return;
    item[property] ??= value;
  }
}

function valueAttribute(name: string, attributes: Readonly<Record<string, string>>): string | null {
  for (const key of VALUE_ATTRIBUTES) {
    const value = attributes[key];
    if (value !== undefined && (key !== "href" || name === "link")) return value;
  }
  return null;
}
