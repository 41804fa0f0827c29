"use server";

import { redirect } from "next/navigation";
import { acceptInvitation } from "@/lib/accounts/invites/accept-invitation";
import { followInvitation } from "@/lib/accounts/invites/find-invitation";
import { invitationToken } from "@/lib/accounts/invites/invite-request.model";
import { signOut } from "@/lib/accounts/users/sign-in";
import { action } from "@/lib/delivery/action";
import { textsOf } from "@/lib/delivery/form";
import type { FailureReport } from "@/lib/platform/base/failure";

const accept = action(invitationToken, (ctx, { token }) => acceptInvitation(ctx, token));

/** Accepts the invitation and redirects to the role's first page. Returns only a failure. */
export async function acceptInvitationAction(
  _before: FailureReport | null,
  form: FormData,
): Promise<FailureReport | null> {
  const outcome = await accept({ token: textsOf(form).token ?? "" });
  if (!outcome.ok) return outcome.failure;
  const { role, isOnboarded } = outcome.value;
  if (!isOnboarded) redirect("/onboarding");
  redirect(role === "ADMIN" ? "/admin" : "/");
}

/** Redirects to sign-up, which returns to the invitation. Public, so it isn't an `action()`. */
export async function signUpToAcceptAction(form: FormData): Promise<void> {
  await followInvitation(textsOf(form).token ?? "");
  redirect("/sign-up");
}

/** Signs out the current user and redirects to sign-in, which returns to the invitation. */
export async function signInToAcceptAction(form: FormData): Promise<void> {
  await signOut();
  await followInvitation(textsOf(form).token ?? "");
  redirect("/sign-in");
}
