import type { FieldErrors } from "@/lib/base/failure";

/** What a sign-in or sign-up form shows after a failed try: nothing typed is lost, but a password never comes back. */
export type AuthState = {
  readonly message: string;
  readonly fields: FieldErrors;
  readonly values: { readonly name: string; readonly email: string };
};
