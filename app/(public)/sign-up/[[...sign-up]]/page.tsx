import type { Metadata } from "next";
import type { ReactNode } from "react";
import { AuthCard } from "@/components/accounts/users/auth/auth-card";
import { ConfirmSignUpForm, SignUpForm } from "@/components/accounts/users/auth/sign-up-form";
import { PageLink } from "@/components/ui/links/page-link";
import { askToConfirm } from "@/lib/accounts/account/sign-up/sign-up";
import { SIGN_UP_HOURS } from "@/lib/accounts/identity/passwords/password.model";
import { identityProvider } from "@/lib/accounts/identity/provider";
import { followedInvitation } from "@/lib/accounts/invites/find-invitation";
import { mailRoute } from "@/lib/platform/mail/outbound-mail";
import { ClerkSignUp } from "./clerk-sign-up";

export const metadata: Metadata = { title: "Create an account" };

type Props = PageProps<"/sign-up/[[...sign-up]]">;

export default async function SignUpPage({ params, searchParams }: Props) {
  const invited = await followedInvitation();
  if (identityProvider() === "clerk") return <ClerkSignUp invited={invited} />;
  const step = (await params)["sign-up"]?.[0];
  if (step === "check-mail") return <CheckMail />;
  if (step === "confirm") return <Confirm given={await searchParams} />;
  return (
    <AuthCard
      title="Create an account"
      description="Forward a booking confirmation and see what you are owed."
      footer={
        <>
          Already have an account? <SignIn />
        </>
      }
    >
      <SignUpForm email={invited?.email ?? ""} />
    </AuthCard>
  );
}

/** Shows the same text whether or not an account has the address. */
function CheckMail() {
  return (
    <AuthCard
      title="Check your email"
      description={`A link that opens your account is on its way. It works for ${SIGN_UP_HOURS} hours.`}
      footer={
        <>
          Nothing there? Check your spam folder, or <Again>try again</Again>.
        </>
      }
    >
      <p>Open it in this browser, and you need nothing else.</p>
      {mailRoute() === "outbox" ? (
        <p className="text-muted-foreground text-sm">
          This installation sends no emails: it writes them into its outbox folder.
        </p>
      ) : null}
    </AuthCard>
  );
}

/** The page behind that link. Opening it changes nothing, because programs that scan emails open links too. */
async function Confirm({ given }: { readonly given: Awaited<Props["searchParams"]> }) {
  const link = { of: String(given.of), token: String(given.token) };
  const asked = await askToConfirm(link);
  if (asked === null) {
    return (
      <AuthCard
        title="This link doesn't work any more"
        description={`Links work once, for ${SIGN_UP_HOURS} hours.`}
        footer={<SignIn />}
      >
        <Again>Create an account</Again>
      </AuthCard>
    );
  }
  return (
    <AuthCard title="Open your account" description="This confirms your email address." footer={null}>
      <ConfirmSignUpForm link={link} byPassword={asked.byPassword} />
    </AuthCard>
  );
}

function SignIn() {
  return (
    <PageLink href="/sign-in" className="text-primary underline underline-offset-4">
      Sign in
    </PageLink>
  );
}

function Again({ children }: { readonly children: ReactNode }) {
  return (
    <PageLink href="/sign-up" className="text-primary underline underline-offset-4">
      {children}
    </PageLink>
  );
}
