import { Button } from "@/components/ui/button";
import { signOutAction } from "@/components/users/auth/actions";
import { AuthCard } from "@/components/users/auth/auth-card";
import { CompleteSetup } from "./complete-setup";

const STEPS = [
  "Forward a supplier's booking confirmation to your private Tallyport address.",
  "Check what was read from it and turn it into a booking.",
  "See on the dashboard which commission is expected, and which is overdue.",
];

/** What comes next for somebody who has just signed up, and the one step that lets them in. */
export function Welcome({ email }: { readonly email: string }) {
  return (
    <AuthCard
      title="Welcome to Tallyport"
      description="This is how your first booking gets here."
      footer={<SignedInAs email={email} />}
    >
      <ol className="flex list-decimal flex-col gap-2 pl-5">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <CompleteSetup />
    </AuthCard>
  );
}

function SignedInAs({ email }: { readonly email: string }) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-2">
      <span className="wrap-anywhere">Signed in as {email}</span>
      <form action={signOutAction}>
        <Button type="submit" variant="link" size="inline">
          Log out
        </Button>
      </form>
    </div>
  );
}
