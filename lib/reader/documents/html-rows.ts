import { Parser } from "htmlparser2";
import type { RoughRow } from "./document";
import { classStyles, type Flow, flowOf, isHidden, weightOf } from "./html-style";
import { MicrodataReader } from "./microdata";
import { RowWriter } from "./row-writer";

type Open = {
  name: string;
  flow: Flow;
  hidden: boolean;
  weight: number;
  table: number;
  inFlex: boolean;
  inCell: boolean;
};

const ROOT: Open = {
  name: "",
  flow: "inline",
  hidden: false,
  weight: 0,
  table: 0,
  inFlex: false,
  inCell: false,
};
const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const MAX_HTML = 10_000_000;
const MAX_DEPTH = 600;
/** The limit on open elements: the parser's work per tag grows with the number of elements around it. */
const MAX_OPEN = 4_000;
const MAX_STYLE = 1_000;

export type HtmlReading = {
  readonly rows: RoughRow[];
  /** The unparsed texts of JSON-LD scripts. */
  readonly scripts: string[];
  /** Microdata items in the shape of JSON-LD. */
  readonly items: readonly unknown[];
  readonly cut: boolean;
};

/**
 * Reads an HTML email as people see it; hidden and struck-out text is dropped. Works in a single pass without a tree,
 * with limits on depth and size.
 */
export function htmlRows(html: string): HtmlReading {
  const walk = new Walk(classStyles(html));
  const parser = new Parser(
    {
      onopentag: (name, attributes) => walk.open(name, attributes),
      ontext: (text) => walk.text(text),
      onclosetag: (name) => walk.close(name),
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  const read = html.slice(0, MAX_HTML);
  for (let at = 0; at < read.length && !walk.full; at += 65_536) parser.write(read.slice(at, at + 65_536));
  const cut = walk.full || read.length < html.length;
  if (!walk.full) parser.end();
  walk.out.row(0);
  return { rows: walk.out.rows, scripts: walk.scripts, items: walk.micro.items, cut };
}

class Walk {
  readonly out = new RowWriter();
  readonly scripts: string[] = [];
  readonly micro = new MicrodataReader();
  private readonly stack: Open[] = [];
  private readonly classes: ReadonlyMap<string, string>;
  private tables = 0;
  private script: string[] | null = null;
  private skipped = 0;
  /** The text of an open `pre`, in which spaces and line breaks count as in plain text. */
  private pre: string[] | null = null;

  constructor(classes: ReadonlyMap<string, string>) {
    this.classes = classes;
  }

  get full(): boolean {
    return this.out.full || this.skipped > MAX_OPEN;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === "script" && attributes.type?.toLowerCase().includes("ld+json")) this.script = [];
    if (VOID.has(name)) {
      this.openVoid(name, attributes);
      return;
    }
    if (this.skipped > 0 || this.stack.length > MAX_DEPTH) {
      this.skipped += 1;
      return;
    }
    this.micro.open(name, attributes, false);
    const open = this.opened(name, attributes, this.stack.at(-1) ?? ROOT);
    this.stack.push(open);
    if (!open.hidden) this.begin(open, attributes);
    if (name === "pre" && !open.hidden) this.pre ??= [];
    else if (open.flow !== "inline") this.pre?.push("\n");
  }

  private opened(name: string, attributes: Record<string, string>, parent: Open): Open {
    const style = `${(attributes.style ?? "").slice(0, MAX_STYLE)}${this.placedBy(attributes.class ?? "")}`;
    const flow = this.flowIn(parent, flowOf(name, style));
    const opensTable = flow === "table" || flow === "flex";
    if (opensTable) this.tables += 1;
    return {
      name,
      flow,
      hidden: parent.hidden || isHidden(name, "hidden" in attributes, style),
      weight: Math.max(parent.weight, weightOf(name, style)),
      table: opensTable ? this.tables : parent.table,
      inFlex: flow === "flex",
      inCell: parent.inCell || flow === "cell" || flow === "row",
    };
  }

  private placedBy(classes: string): string {
    if (classes === "" || this.classes.size === 0) return "";
    const placed = classes
      .slice(0, MAX_STYLE)
      .split(/\s+/)
      .flatMap((name) => this.classes.get(name) ?? []);
    return placed.length > 0 ? `;${placed.join(";")}` : "";
  }

  text(text: string): void {
    if (this.script) this.script.push(text);
    const open = this.stack.at(-1);
    if (open?.hidden) return;
    this.micro.text(text);
    if (this.pre) this.pre.push(text);
    else this.out.text(text.replace(/[\t\r\n]+/g, " "), open?.weight ?? 0);
  }

  close(name: string): void {
    if (VOID.has(name)) return;
    if (this.script && name === "script") {
      this.scripts.push(this.script.join(""));
      this.script = null;
    }
    if (this.skipped > 0) {
      this.skipped -= 1;
      return;
    }
    this.micro.close();
    const open = this.stack.pop();
    if (name === "pre" && this.stack.every((one) => one.name !== "pre")) this.endPre(open?.table ?? 0);
    if (open && !open.hidden) this.end(open);
  }

  private endPre(table: number): void {
    const text = this.pre?.join("") ?? "";
    this.pre = null;
    if (text.trim() !== "") this.out.plain(text, table);
  }

  /** The children of a flex box stand side by side, as cells do. */
  private flowIn(parent: Open, flow: Flow): Flow {
    return parent.inFlex && (flow === "block" || flow === "inline") ? "cell" : flow;
  }

  private openVoid(name: string, attributes: Record<string, string>): void {
    this.micro.open(name, attributes, true);
    if (this.pre && name === "br") this.pre.push("\n");
    else if (name === "br") this.breakLine();
    if (name === "hr") this.out.blank();
  }

  private insideCell(): boolean {
    return this.stack.at(-1)?.inCell ?? false;
  }

  private breakLine(): void {
    if (this.insideCell()) this.out.line();
    else this.out.row(0);
  }

  private begin(open: Open, attributes: Record<string, string>): void {
    if (open.name === "dt") this.out.row(open.table);
    else if (open.name === "dd") this.out.cell();
    else if (open.flow === "cell") this.out.cell(Number.parseInt(attributes.colspan ?? "1", 10) || 1);
    else if (open.flow === "block") this.breakBlock(open);
    else if (open.flow !== "inline") this.out.row(open.table);
  }

  private end(open: Open): void {
    if (open.flow === "inline" && open.weight === 1 && this.stack.at(-1)?.weight === 0) this.out.boldEnds();
    if (open.flow === "cell") this.out.cell(0);
    else if (open.name === "dd" || open.name === "dt") this.out.cell();
    else if (open.flow === "block") this.breakBlock(open);
    else if (open.flow !== "inline") this.out.row(this.stack.at(-1)?.table ?? 0);
    if (open.flow === "table" || open.name === "p" || open.weight === 2) this.out.blank();
  }

  private breakBlock(open: Open): void {
    if (open.inCell) this.out.line();
    else this.out.row(open.table);
  }
}
