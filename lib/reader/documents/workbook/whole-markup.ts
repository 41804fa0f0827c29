import { type Handler, Parser, type ParserOptions } from "htmlparser2";

/** The maximum depth of elements. The parser's work on a tag grows with the number of elements around it. */
const MAX_DEPTH = 600;

/** Thrown for a file that is recognised but can't be read whole. The message continues a sentence about the file. */
export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
}

/** What such an error says of a file that is cut off. */
export const CUT_OFF = "ends too early: rows at its end are missing. Ask for the whole file.";

export type MarkupHandler = Required<Pick<Handler, "onopentag" | "ontext">> & {
  readonly onclosetag: (name: string) => void;
};

/**
 * Parses HTML or XML that arrives in chunks. Throws UnreadableFile if the text ends before an element that `mustClose`
 * is closed, because what follows is missing, and if elements are nested too deeply.
 */
export function parseWhole(
  chunks: Iterable<string>,
  { onopentag, onclosetag, ontext }: MarkupHandler,
  { mustClose, ...options }: ParserOptions & { readonly mustClose: (name: string) => boolean },
): void {
  let depth = 0;
  let isOver = false;
  let isCutOff = false;
  const parser = new Parser(
    {
      onopentag: (...opened) => {
        depth += 1;
        if (depth > MAX_DEPTH) throw new UnreadableFile("nests its elements too deeply to be read.");
        onopentag(...opened);
      },
      onclosetag: (name) => {
        depth -= 1;
        isCutOff ||= isOver && mustClose(name);
        onclosetag(name);
      },
      ontext,
    },
    options,
  );
  for (const chunk of chunks) parser.write(chunk);
  isOver = true;
  parser.end();
  if (isCutOff) throw new UnreadableFile(CUT_OFF);
}
