"use server";

import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { type AuthState, NOTHING_YET } from "@/components/accounts/users/auth/auth-state.model";
import { formErrorsOf } from "@/components/shared/form/form-errors.model";
import { keepAccount, leaveAccount } from "@/lib/accounts/account/leaving/leaving";
import { leavingRequest } from "@/lib/accounts/account/leaving/leaving.model";
import { changePassword } from "@/lib/accounts/account/password/change-password";
import { passwordChange } from "@/lib/accounts/account/password/password-link.model";
import { giveProof, proof } from "@/lib/accounts/account/prove-agent";
import { endOneSession, signOutEverywhere } from "@/lib/accounts/account/sessions/sessions";
import {
  beginTwoFactor,
  renewBackupCodes,
  turnOffTwoFactor,
  turnOnTwoFactor,
} from "@/lib/accounts/account/two-factor/two-factor";
import { firstCode } from "@/lib/accounts/account/two-factor/two-factor.model";
import { updateProfile } from "@/lib/accounts/users/own-user";
import { removePicture, savePicture } from "@/lib/accounts/users/picture/picture";
import { pictureUpload } from "@/lib/accounts/users/picture/picture-upload.model";
import { saveSettings } from "@/lib/accounts/users/settings";
import { profileForm } from "@/lib/accounts/users/user.model";
import { action, actionEvenLeaving } from "@/lib/delivery/action";
import { textsOf } from "@/lib/delivery/form";
import type { Outcome } from "@/lib/platform/base/outcome";
import { settingsChange } from "@/lib/platform/base/settings/account-settings.model";

const leave = action(leavingRequest, leaveAccount);
const keep = actionEvenLeaving(keepAccount);
const prove = action(proof, giveProof);
const turnOn = action(firstCode, turnOnTwoFactor);
const change = action(passwordChange, changePassword);

const none = z.object({});

/** Creates a secret for the authenticator app, which the page then shows. */
export const beginTwoFactorAction = action(none, beginTwoFactor);
/** Returns new backup codes. */
export const renewBackupCodesAction = action(none, renewBackupCodes);
export const turnOffTwoFactorAction = action(none, turnOffTwoFactor);

/** Closes the account and redirects to the page that says until when the user can reopen it. */
export async function leaveAccountAction(_before: AuthState, form: FormData): Promise<AuthState> {
  return thenTo("/leaving", await leave(confirmed(form)));
}

/** Turns two-factor sign-in on and returns the backup codes. */
export async function turnOnTwoFactorAction(_before: AuthState, form: FormData): Promise<AuthState> {
  const { code = "" } = textsOf(form);
  const outcome = await turnOn({ code });
  return outcome.ok ? { ...NOTHING_YET, codes: outcome.value } : refused(outcome);
}

/** Remembers for some minutes that the account's owner has confirmed their identity. */
export async function giveProofAction(_before: AuthState, form: FormData): Promise<AuthState> {
  const { confirmation = "", code = "" } = textsOf(form);
  const outcome = await prove({ confirmation, code });
  return outcome.ok ? { ...NOTHING_YET, codes: [] } : refused(outcome);
}

/** Changes the password. On success the form is empty. */
export async function changePasswordAction(_before: AuthState, form: FormData): Promise<AuthState> {
  const { confirmation = "", password = "" } = textsOf(form);
  const outcome = await change({ confirmation, password });
  return outcome.ok ? { ...NOTHING_YET, codes: [] } : refused(outcome);
}

/** Reopens a closed account. */
export async function keepAccountAction(_before: Outcome<void> | null): Promise<Outcome<void>> {
  const outcome = await keep();
  if (outcome.ok) redirect("/");
  return outcome;
}

export const endSessionAction = action(z.object({ id: z.uuid() }), (ctx, { id }) => endOneSession(ctx, id));
export const signOutEverywhereAction = action(none, signOutEverywhere);

export const saveSettingsAction = action(settingsChange, (ctx, change) => saveSettings(ctx, change));

export const saveProfileAction = action(profileForm, async (ctx, given) => {
  await updateProfile(ctx, given);
});

export const savePictureAction = action(pictureUpload, savePicture);
export const removePictureAction = action(none, (ctx) => removePicture(ctx));

function confirmed(form: FormData): { confirmation: string } {
  return { confirmation: textsOf(form).confirmation ?? "" };
}

function thenTo(path: string, outcome: Outcome<void>): AuthState {
  if (!outcome.ok) return refused(outcome);
  // Otherwise the browser would show its cached version of the page with the form.
  revalidatePath(path);
  redirect(path);
}

function refused({ failure: { fields, message } }: Extract<Outcome<unknown>, { ok: false }>): AuthState {
  return { ...NOTHING_YET, errors: fields ? formErrorsOf(fields) : [{ message }] };
}
