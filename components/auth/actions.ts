"use server";

import { redirect } from "next/navigation";
import { formErrorsOf } from "@/components/shared/form-errors.model";
import { type FailureReport, reportOf } from "@/lib/base/failure";
import { signIn } from "@/lib/users/sign-in";
import { signOut } from "@/lib/users/sign-out";
import { signUp } from "@/lib/users/sign-up";
import type { AuthState } from "./auth-state.model";

/** Signs in and goes to the page that was wanted. Public, so it is no `action()`: nobody is signed in yet. */
export async function signInAction(_before: AuthState, form: FormData): Promise<AuthState> {
  const outcome = await tried(() => signIn(valuesOf(form)));
  if (!outcome.ok) return refused(outcome.report, form);
  redirect(outcome.value.goTo);
}

/** Creates the account, signs in and lets /post-signup say where to go. */
export async function signUpAction(_before: AuthState, form: FormData): Promise<AuthState> {
  const outcome = await tried(() => signUp(valuesOf(form)));
  if (!outcome.ok) return refused(outcome.report, form);
  redirect("/post-signup");
}

/** Ends the session and goes to the sign-in page. */
export async function signOutAction(): Promise<void> {
  await signOut();
  redirect("/sign-in");
}

type Tried<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly report: FailureReport };

async function tried<T>(work: () => Promise<T>): Promise<Tried<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, report: reportOf(error) };
  }
}

function refused({ message, fields, retryAfter }: FailureReport, form: FormData): AuthState {
  const { name = "", email = "" } = valuesOf(form);
  const errors = fields ? formErrorsOf(fields) : [{ message: retryAfter ? tooOften(retryAfter) : message }];
  return { errors, values: { name, email } };
}

function tooOften(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
}

/** Files and the framework's own entries are not ours. */
function valuesOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([key, value]) =>
      typeof value === "string" && !key.startsWith("$") ? [[key, value]] : [],
    ),
  );
}
