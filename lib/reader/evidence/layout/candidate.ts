import { CONFIDENCE } from "@/lib/reader/confidence";
import type { Field, Finding, FindingSource } from "@/lib/reader/payload.model";
import { type Pair, type Span, textOf } from "./pair";

/** A possible value of a field, before the best one is chosen. */
export type Candidate = {
  readonly field: Field;
  readonly value: string | number;
  readonly source: FindingSource;
  readonly confidence: number;
  /** The position of the value; absent for JSON-LD and the like. */
  readonly span?: Span;
  /** The source text if there is no span. */
  readonly quote?: string;
  readonly document?: string;
  readonly label?: string;
  readonly note?: string;
  /** A value calculated from the email, which is shown but needs confirmation. */
  readonly worked?: Finding["worked"];
};

/** Builds a candidate from a labelled value; `sure` scales the label's confidence. */
export function fromPair(field: Field, pair: Pair, value: string | number, span: Span, sure = 1): Candidate {
  const base = pair.source === "prose" ? CONFIDENCE.layout.prose : CONFIDENCE.layout.labelled;
  const confidence = base * pair.label.score * pair.trust * sure;
  return { field, value, source: pair.source, confidence, span, label: pair.labelText };
}

/** Builds the finding for a candidate. */
export function findingOf(one: Candidate, chosen: boolean, note: string | undefined): Finding {
  const quote = one.span ? textOf(one.span) : (one.quote ?? String(one.value));
  const page = one.span ? pageOf(one.span) : undefined;
  return {
    field: one.field,
    value: one.value,
    source: one.source,
    quote,
    ...(one.label ? { label: one.label.slice(0, 120) } : {}),
    document: one.span?.doc.id ?? one.document ?? "sender",
    offset: one.span?.start ?? -1,
    length: one.span ? quote.length : 0,
    ...(page ? { page } : {}),
    confidence: Math.round(Math.min(CONFIDENCE.bar.most, Math.max(0, one.confidence)) * 100) / 100,
    chosen,
    ...stateOf(note),
    ...(one.worked ? { worked: one.worked } : {}),
  };
}

function stateOf(note: string | undefined): Pick<Finding, "state" | "note"> {
  return note ? { state: "check", note } : { state: "ok" };
}

function pageOf(span: Span): number | undefined {
  const pages = span.doc.pages;
  if (!pages) return undefined;
  return pages.filter((start) => start <= span.start).length;
}
