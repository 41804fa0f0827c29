import { unzipSync } from "fflate";
import { parseWhole } from "./whole-markup";

/** The attributes of an element by name. */
export type Attributes = { readonly [name: string]: string };
type Listener = {
  readonly open?: (name: string, attributes: Attributes) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
};

const CHUNK = 65_536;
const WANTED = /\.rels$|\.xml$/;
/** Parts without cells, such as pictures and charts. */
const LEFT =
  /(?:^|\/)(?:media|charts|drawings|theme|comments\d*|printersettings|customxml|pivotcache|pivottables)\b/;

/** Returns the XML parts of a workbook by lower-case name. Throws if the file is no zip; see `isZipSizeSafe`. */
export function partsOf(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const files = unzipSync(bytes, {
    filter: ({ name }) => WANTED.test(name.toLowerCase()) && !LEFT.test(nameOf(name)),
  });
  return new Map(Object.entries(files).map(([name, part]) => [nameOf(name), part]));
}

function nameOf(name: string): string {
  return name.replaceAll("\\", "/").replace(/^\/+/, "").toLowerCase();
}

/**
 * Tells of a part's elements as they come, by their names without a prefix; keeps none. Throws UnreadableFile if the
 * part ends before its elements are closed.
 */
export function readXml(part: Uint8Array | undefined, { open, close, text }: Listener): void {
  if (!part) return;
  parseWhole(
    chunksOf(part),
    {
      onopentag: (name, attributes) => open?.(local(name), attributes),
      onclosetag: (name) => close?.(local(name)),
      ontext: (piece) => text?.(piece),
    },
    { xmlMode: true, mustClose: () => true },
  );
}

function* chunksOf(part: Uint8Array): Generator<string> {
  const isWide = part[0] === 0xff && part[1] === 0xfe;
  const decoder = new TextDecoder(isWide ? "utf-16le" : "utf-8");
  for (let at = 0; at < part.length; at += CHUNK)
    yield decoder.decode(part.subarray(at, at + CHUNK), { stream: true });
}

function local(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** Returns the relations of a part: for each ID, its kind (the last word of its type) and its target part. */
export function relationsOf(parts: ReadonlyMap<string, Uint8Array>, name: string) {
  const at = name.lastIndexOf("/") + 1;
  const folder = name.slice(0, at);
  const relations = new Map<string, { readonly kind: string; readonly part: string }>();
  readXml(parts.get(`${folder}_rels/${name.slice(at)}.rels`), {
    open: (element, { Id = "", Type = "", Target = "" }) => {
      if (element !== "Relationship") return;
      const part = new URL(nameOf(Target), `file:///${Target.startsWith("/") ? "" : folder}`).pathname.slice(
        1,
      );
      relations.set(Id, { kind: Type.slice(Type.lastIndexOf("/") + 1), part: decodeURI(part) });
    },
  });
  return relations;
}

/** Returns the attribute that refers to a relation, whatever its prefix. */
export function relationId(attributes: Attributes): string {
  const name = Object.keys(attributes).find((key) => key.endsWith(":id"));
  return (name && attributes[name]) ?? "";
}

/** Whether an XML boolean is true. */
export function isOn(value: string | undefined): boolean {
  return value === "1" || value === "true" || value === "on";
}
