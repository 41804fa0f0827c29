"use server";

import { redirect } from "next/navigation";
import { formErrorsOf } from "@/components/shared/form/form-errors.model";
import {
  keepAfterReset,
  resetPassword,
  sendPasswordLink,
} from "@/lib/accounts/account/password/reset-password";
import { confirmSignUp, signUp } from "@/lib/accounts/account/sign-up/sign-up";
import { takeInvitationPath } from "@/lib/accounts/invites/find-invitation";
import { signIn, signInWithCode, signOut } from "@/lib/accounts/users/sign-in";
import { outcomeOf } from "@/lib/delivery/action";
import { textsOf } from "@/lib/delivery/form";
import type { FailureReport } from "@/lib/platform/base/failure";
import { counted } from "@/lib/platform/base/text";
import type { AuthState } from "./auth-state.model";

/** Signs in and redirects to the requested page. Public, so it isn't an `action()`: nobody is signed in yet. */
export async function signInAction(_before: AuthState, form: FormData): Promise<AuthState> {
  const outcome = await outcomeOf(() => signIn(textsOf(form)));
  if (outcome.ok) redirect(outcome.value.goTo);
  if (outcome.failure.code === "SECOND_FACTOR") redirect("/sign-in/code");
  return refused(outcome.failure, form);
}

/** Signs in with the code of the second step. */
export async function signInWithCodeAction(_before: AuthState, form: FormData): Promise<AuthState> {
  const outcome = await outcomeOf((requestId) => signInWithCode(textsOf(form), requestId));
  if (!outcome.ok) return refused(outcome.failure, form);
  redirect(outcome.value.goTo);
}

/**
 * Sends an email that opens the account. Invited users, and all users where no emails can be sent, continue at once.
 */
export async function signUpAction(_before: AuthState, form: FormData): Promise<AuthState> {
  const outcome = await outcomeOf((requestId) => signUp(textsOf(form), requestId));
  if (!outcome.ok) return refused(outcome.failure, form);
  if (outcome.value.token === null) redirect("/sign-up/check-mail");
  redirect((await takeInvitationPath()) ?? "/post-signup");
}

/** Opens the account. Redirects to the invitation that led here, or to /post-signup, which decides where to go. */
export async function confirmSignUpAction(_before: AuthState, form: FormData): Promise<AuthState> {
  const outcome = await outcomeOf(() => confirmSignUp(textsOf(form)));
  if (!outcome.ok) return refused(outcome.failure, form);
  redirect((await takeInvitationPath()) ?? "/post-signup");
}

/** Sends a link to a user who has forgotten the password. */
export async function sendPasswordLinkAction(_before: AuthState, form: FormData): Promise<AuthState> {
  const outcome = await outcomeOf((requestId) => sendPasswordLink(textsOf(form), requestId));
  if (!outcome.ok) return refused(outcome.failure, form);
  redirect("/sign-in/link-sent");
}

/** Changes the password by such a link. */
export async function resetPasswordAction(_before: AuthState, form: FormData): Promise<AuthState> {
  const outcome = await outcomeOf((requestId) => resetPassword(textsOf(form), requestId));
  if (!outcome.ok) return refused(outcome.failure, form);
  redirect(outcome.value.endedSomething ? "/reset-password/keep" : "/sign-in/password-changed");
}

/** Keeps the chosen items among those that ended with the old password. */
export async function keepAfterResetAction(_before: AuthState, form: FormData): Promise<AuthState> {
  const chosen = new Set(Object.keys(textsOf(form)));
  const outcome = await outcomeOf((requestId) => keepAfterReset(chosen, requestId));
  if (!outcome.ok) return refused(outcome.failure, form);
  redirect("/sign-in/password-changed");
}

/** Ends the session and redirects to the sign-in page. */
export async function signOutAction(): Promise<void> {
  await signOut();
  redirect("/sign-in");
}

function refused({ message, fields, retryAfter }: FailureReport, form: FormData): AuthState {
  const { name = "", email = "" } = textsOf(form);
  const errors = fields ? formErrorsOf(fields) : [{ message: retryAfter ? tooOften(retryAfter) : message }];
  return { errors, values: { name, email } };
}

function tooOften(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many attempts. Please try again in ${counted(minutes, "minute")}.`;
}
