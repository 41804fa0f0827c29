import type { Role } from "../words/label-rules";
import type { Pair, Span } from "./pair";

/** An amount and what it is. */
export type RoleAmount = {
  readonly role: Role;
  readonly value: number;
  readonly currency: string | null;
  readonly confidence: number;
  readonly pair: Pair;
  readonly span: Span;
};
