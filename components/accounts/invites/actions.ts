"use server";

import { redirect } from "next/navigation";
import { acceptInvitation } from "@/lib/accounts/invites/accept-invitation";
import { followInvitation } from "@/lib/accounts/invites/follow-invitation";
import { invitationToken } from "@/lib/accounts/invites/invite-request.model";
import { signOut } from "@/lib/accounts/users/sign-in";
import { action } from "@/lib/delivery/action";
import { textsOf } from "@/lib/delivery/form";
import type { FailureReport } from "@/lib/platform/base/failure";

const accept = action(invitationToken, (ctx, { token }) => acceptInvitation(ctx, token));

/** Accepts, and goes to where the role begins; answers only what stands in the way. */
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

/** To a new account and back to the invitation. Public, so it is no `action()`. */
export async function signUpToAcceptAction(form: FormData): Promise<void> {
  await followInvitation(textsOf(form).token ?? "");
  redirect("/sign-up");
}

/** To an account that is there already, and back; whoever is signed in is signed out. */
export async function signInToAcceptAction(form: FormData): Promise<void> {
  await signOut();
  await followInvitation(textsOf(form).token ?? "");
  redirect("/sign-in");
}
