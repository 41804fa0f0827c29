/** An XML element, its name without a namespace prefix. `at` and `end` are its offsets in the text. */
export type XmlElement = {
  readonly name: string;
  /** The Ccy attribute, the only attribute that statements need. */
  readonly currency: string | undefined;
  readonly children: XmlElement[];
  text: string;
  readonly at: number;
  end: number;
};

/** Returns all elements at a path of names below an element. */
export function elementsAt(element: XmlElement, ...path: readonly string[]): readonly XmlElement[] {
  let found: readonly XmlElement[] = [element];
  for (const name of path)
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  return found;
}

/** Returns the trimmed text of the first element at a path, or undefined if there is none or it is empty. */
export function textAt(element: XmlElement, ...path: readonly string[]): string | undefined {
  return elementsAt(element, ...path)[0]?.text.trim() || undefined;
}
