import type { FindingSource } from "@/lib/reader/payload.model";
import type { LabelRole } from "@/lib/reader/words/label-rules";
import type { Span } from "../layout/pair";

/** A day and its role according to its label. */
export type Dated = {
  readonly role: LabelRole;
  readonly day: string;
  readonly span: Span;
  readonly confidence: number;
  readonly label: string;
  readonly source: FindingSource;
  readonly row: number;
};
