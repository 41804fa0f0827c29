import { AuthCard } from "@/components/accounts/users/auth/auth-card";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/links/link-button";
import { PageLink } from "@/components/ui/links/page-link";
import type { Role } from "@/lib/accounts/identity/identity.model";
import type { InvitationState } from "@/lib/accounts/invites/invitation.model";
import { AcceptForm } from "./accept-form";
import { signInToAcceptAction, signUpToAcceptAction } from "./actions";

type Found =
  | { readonly state: keyof typeof OVER }
  | {
      readonly state: "valid" | "wrong-account";
      readonly email: string;
      readonly role: Role;
      readonly inviterName: string | null;
      readonly companyName: string | null;
    };

/**
 * Shows what an invitation's link means for the visitor, and the next step. `account` is the signed-in user's address.
 */
export function AcceptCard({
  token,
  found,
  account,
}: {
  readonly token: string;
  readonly found: Found;
  readonly account: string | null;
}) {
  if (!("email" in found)) {
    return (
      <AuthCard {...OVER[found.state]} footer="Nothing was changed.">
        <LinkButton size="lg" href={account ? "/" : "/sign-in"}>
          {account ? "Go to Tallyport" : "Sign in"}
        </LinkButton>
      </AuthCard>
    );
  }
  const { state, email, role, inviterName, companyName } = found;
  if (state === "wrong-account") {
    return (
      <AuthCard
        title="This invitation is for another account"
        description={`It was sent to ${email}. You are signed in as ${account}.`}
        footer={
          <PageLink href="/" className="text-primary underline underline-offset-4">
            Stay signed in as {account}
          </PageLink>
        }
      >
        <Way action={signInToAcceptAction} token={token} words="Switch account" />
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title="You're invited"
      description={invitedWords(inviterName, companyName, role)}
      footer={account ? `You are signed in as ${account}.` : `This invitation was sent to ${email}.`}
    >
      {account ? (
        <AcceptForm token={token} />
      ) : (
        <div className="flex flex-col gap-2">
          <Way action={signUpToAcceptAction} token={token} words="Create an account" />
          <Way action={signInToAcceptAction} token={token} words="I have an account" isSecond />
        </div>
      )}
    </AuthCard>
  );
}

function Way({
  action,
  token,
  words,
  isSecond = false,
}: {
  readonly action: (form: FormData) => Promise<void>;
  readonly token: string;
  readonly words: string;
  readonly isSecond?: boolean;
}) {
  return (
    <form action={action}>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" size="lg" variant={isSecond ? "outline" : "primary"} className="w-full">
        {words}
      </Button>
    </form>
  );
}

/** The messages for links that no longer work. */
const OVER: Readonly<
  Record<
    Exclude<InvitationState, "valid"> | "unknown",
    { readonly title: string; readonly description: string }
  >
> = {
  expired: {
    title: "This invitation has expired",
    description: "Invitations are valid for 7 days. Ask the person who invited you to send another.",
  },
  used: {
    title: "This invitation has already been used",
    description: "Each invitation works once. If it was you, sign in.",
  },
  revoked: {
    title: "This invitation was revoked",
    description: "The person who invited you has withdrawn it. Ask them if you think this is a mistake.",
  },
  replaced: {
    title: "A newer invitation was sent",
    description: "This one was revoked when it was sent again. Open the link in the latest email.",
  },
  unknown: {
    title: "This invitation isn't valid",
    description: "The link may be incomplete. Open it from the email once more, or copy all of it.",
  },
};

/** Returns a sentence that says who invites the user, and to which role. */
function invitedWords(inviterName: string | null, companyName: string | null, role: Role): string {
  const who = inviterName || "An administrator";
  const what = role === "ADMIN" ? "to Tallyport as an administrator" : "to Tallyport";
  return `${who}${companyName ? ` of ${companyName}` : ""} invites you ${what}.`;
}
