import { AuthCard } from "@/components/accounts/users/auth/auth-card";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/links/page-link";
import type { Role } from "@/lib/accounts/identity/identity.model";
import { AcceptForm } from "./accept-form";
import { signInToAcceptAction, signUpToAcceptAction } from "./actions";
import { invitedWords, OVER } from "./invitation-words.model";

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
        <Button asChild size="lg">
          <PageLink href={account ? "/" : "/sign-in"}>{account ? "Go to Tallyport" : "Sign in"}</PageLink>
        </Button>
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
