import { encodingOf } from "@/lib/imports/records/csv-encoding.model";
import { textChunks } from "@/lib/platform/base/encodings/text-encoding";

export type TextLine = { readonly line: number; readonly text: string };

/** A new expression for each use: a global one keeps its position, even after a reader stops early. */
const lineBreak = () => /\r\n|\n|\r/g;

/**
 * Yields the lines of a text file with their numbers from 1 and any kind of line break. The file is never held as a
 * single string.
 */
export function* textLines(bytes: Uint8Array): Generator<TextLine> {
  const ends = lineBreak();
  const pieces: string[] = [];
  let line = 0;
  let endedInReturn = false;
  for (const chunk of textChunks(bytes, encodingOf(bytes))) {
    let from = endedInReturn && chunk.startsWith("\n") ? 1 : 0;
    ends.lastIndex = from;
    for (let found = ends.exec(chunk); found; found = ends.exec(chunk)) {
      pieces.push(chunk.slice(from, found.index));
      line += 1;
      yield { line, text: pieces.splice(0).join("") };
      from = ends.lastIndex = found.index + found[0].length;
    }
    pieces.push(chunk.slice(from));
    if (chunk !== "") endedInReturn = chunk.endsWith("\r");
  }
  const text = pieces.join("");
  if (text !== "") yield { line: line + 1, text };
}

/** Returns the whole text, for formats that aren't structured by lines. */
export function wholeText(bytes: Uint8Array): string {
  return [...textChunks(bytes, encodingOf(bytes))].join("");
}

/**
 * Returns a function that gives the line number at an offset. Offsets may only increase from call to call, so that each
 * character is examined once.
 */
export function lineCounter(text: string): (place: number) => number {
  let line = 1;
  const breaks = text.matchAll(lineBreak());
  let next = breaks.next();
  return (place) => {
    for (; !next.done && next.value.index < place; next = breaks.next()) line += 1;
    return line;
  };
}
