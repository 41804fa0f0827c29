import type { FailureReport } from "./failure";

/** The result of a Server Action. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: FailureReport & { readonly requestId: string } };
