import { Onboarding } from "@/components/accounts/users/onboarding/onboarding";
import { stepAskedFor } from "@/components/accounts/users/onboarding/onboarding-steps.model";
import { RefreshProvider } from "@/components/shared/mutations/refresh";
import { readOwnUser } from "@/lib/accounts/users/own-user";
import { knownDetails, onboardingDetails } from "@/lib/accounts/users/user.model";
import { newcomerContext } from "@/lib/delivery/page";
import { listForwardingAddresses } from "@/lib/inbox/forwarding/forwarding-addresses";

export const metadata = { title: "Welcome" };

export default async function OnboardingPage({ searchParams }: PageProps<"/onboarding">) {
  const { ctx, identity } = await newcomerContext();
  const [{ step }, user, forwarding] = await Promise.all([
    searchParams,
    readOwnUser(ctx),
    listForwardingAddresses(ctx),
  ]);
  const saved = {
    hasDetails: onboardingDetails.safeParse(knownDetails(user)).success,
    hasAddresses: forwarding.length > 0,
  };
  return (
    <RefreshProvider person={identity.email}>
      <Onboarding
        user={user}
        addresses={forwarding.map(({ emailAddress }) => emailAddress)}
        startAt={stepAskedFor(step, saved)}
      />
    </RefreshProvider>
  );
}
