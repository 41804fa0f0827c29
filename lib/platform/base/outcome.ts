import type { FailureReport } from "./failure";

/** What a Server Action answers. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: FailureReport & { readonly requestId: string } };
