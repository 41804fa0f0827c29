/** The state of a sign-in or sign-up form after an attempt. Input is kept, except passwords. */
export type AuthState = {
  readonly errors: readonly { readonly field?: string; readonly message: string }[];
  readonly values: { readonly name: string; readonly email: string };
  /** Codes shown once in place of the form; empty if there is only the success to report. */
  readonly codes?: readonly string[];
};

export const NOTHING_YET: AuthState = { errors: [], values: { name: "", email: "" } };
