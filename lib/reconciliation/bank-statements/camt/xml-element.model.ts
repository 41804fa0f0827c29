/** An element of an XML file, its name without a prefix; `at` and `end` are its places in the text. */
export type XmlElement = {
  readonly name: string;
  /** The Ccy attribute, the only one that statements need. */
  readonly currency: string | undefined;
  readonly children: XmlElement[];
  text: string;
  readonly at: number;
  end: number;
};

/** The elements at a path of names below one. */
export function elementsAt(element: XmlElement, ...path: readonly string[]): readonly XmlElement[] {
  let found: readonly XmlElement[] = [element];
  for (const name of path)
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  return found;
}

/** The text of the first element at a path, trimmed; undefined where there is none or it is empty. */
export function textAt(element: XmlElement, ...path: readonly string[]): string | undefined {
  return elementsAt(element, ...path)[0]?.text.trim() || undefined;
}
