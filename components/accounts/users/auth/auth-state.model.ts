/** What a sign-in or sign-up form shows after a failed try. What was typed stays, but a password never comes back. */
export type AuthState = {
  readonly errors: readonly { readonly field?: string; readonly message: string }[];
  readonly values: { readonly name: string; readonly email: string };
  /** What is shown once, instead of the form; empty where that is only that it is done. */
  readonly codes?: readonly string[];
};

export const NOTHING_YET: AuthState = { errors: [], values: { name: "", email: "" } };
