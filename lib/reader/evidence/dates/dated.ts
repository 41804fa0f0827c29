import type { FindingSource } from "@/lib/reader/payload.model";
import type { Role } from "@/lib/reader/words/label-rules";
import type { Span } from "../layout/pair";

/** A day with what its label says it is. */
export type Dated = {
  readonly role: Role;
  readonly day: string;
  readonly span: Span;
  readonly confidence: number;
  readonly label: string;
  readonly source: FindingSource;
  readonly row: number;
};
