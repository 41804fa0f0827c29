import type { Doc, Line } from "@/lib/reader/documents/document";
import type { FindingSource } from "@/lib/reader/payload.model";
import type { Label } from "@/lib/reader/words/label";

/** A span of a document's text. */
export type Span = { readonly doc: Doc; readonly start: number; readonly end: number };

/** A label and the text it belongs to. */
export type Pair = {
  readonly label: Label;
  readonly labelText: string;
  readonly value: Span;
  readonly source: FindingSource;
  /** How certainly label and value belong together, from 0 to 1. */
  readonly trust: number;
  /** The index of the row with the value. */
  readonly row: number;
};

export function textOf(span: Span): string {
  return span.doc.text.slice(span.start, span.end);
}

export function spanOf(doc: Doc, first: Line, last: Line = first): Span {
  return { doc, start: first.offset, end: last.offset + last.text.length };
}

/** Returns a part of a span, without surrounding white space. */
export function within(span: Span, from: number, to = span.end - span.start): Span {
  const text = textOf(span).slice(from, to);
  const start = span.start + from + (text.length - text.trimStart().length);
  return { doc: span.doc, start, end: Math.max(start, span.start + from + text.trimEnd().length) };
}
