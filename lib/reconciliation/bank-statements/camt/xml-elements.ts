import { Parser } from "htmlparser2";
import { lineCounter } from "../text-lines.model";
import { quoted, unreadableAt } from "../unreadable.model";
import type { XmlElement } from "./xml-element.model";

/** Callbacks for an XML file: each complete child of a container, and the container's beginning and end. */
export type ContainerReader = {
  readonly begin: () => void;
  readonly child: (element: XmlElement, line: number) => void;
  readonly end: () => void;
};

/** The maximum depth, more than any statement has. */
const MAX_DEPTH = 60;

/**
 * Parses XML in one pass and holds only one child of a container in memory at a time. Expands no entities except the
 * predefined ones. Throws Unreadable if an element isn't closed or a document type is declared.
 */
export function readContainers(text: string, containers: ReadonlySet<string>, reader: ContainerReader): void {
  const lineAt = lineCounter(text);
  const open: { name: string; line: number }[] = [];
  const kept: XmlElement[] = [];
  let depthOfContainer: number | undefined;
  const opened = (name: string, attributes: { readonly [name: string]: string }) => {
    const line = lineAt(parser.startIndex);
    if (open.length >= MAX_DEPTH) throw unreadableAt(line, "the file is nested too deeply");
    if (depthOfContainer === undefined && containers.has(name)) {
      depthOfContainer = open.length;
      reader.begin();
    } else if (depthOfContainer !== undefined) {
      const currency = Object.hasOwn(attributes, "Ccy") ? attributes.Ccy : undefined;
      const element: XmlElement = { name, currency, children: [], text: "", at: parser.startIndex, end: 0 };
      kept.at(-1)?.children.push(element);
      kept.push(element);
    }
    open.push({ name, line });
  };
  const closed = (isImplied: boolean) => {
    const { name, line } = open.pop() ?? { name: "", line: 1 };
    if (isImplied) throw unreadableAt(line, `<${name}> isn't closed`);
    const element = kept.pop();
    if (element) {
      element.end = parser.endIndex + 1;
      if (kept.length === 0) reader.child(element, line);
    } else if (depthOfContainer === open.length) {
      depthOfContainer = undefined;
      reader.end();
    }
  };
  const parser = new Parser(
    {
      onopentag: (name, attributes) => opened(plain(name), attributes),
      onclosetag: (_name, isImplied) => closed(isImplied),
      ontext: (part) => addText(kept.at(-1), part),
      onprocessinginstruction: (name) => {
        if (name.startsWith("!"))
          throw unreadableAt(lineAt(parser.startIndex), `${quoted(name)} isn't taken in a statement`);
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
}

function addText(element: XmlElement | undefined, part: string): void {
  if (element) element.text += part;
}

function plain(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
