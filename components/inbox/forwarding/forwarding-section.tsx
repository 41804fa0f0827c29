import type { Forwarding, IntakeOverview } from "@/lib/inbox/emails/intake/intake.model";
import { ForwardingAddresses } from "./addresses/forwarding-addresses";
import { LiveForwarding } from "./live-forwarding";

/**
 * The forwarding addresses, updated live while the first email or a verification is pending. `intake` is null if the
 * arrived emails couldn't be loaded.
 */
export function ForwardingSection({
  forwarding,
  intake,
}: {
  readonly forwarding: Forwarding;
  readonly intake: IntakeOverview | null;
}) {
  const isAwaited = !intake?.lastMail || forwarding.settings.some(({ verified }) => !verified);
  return (
    <>
      {isAwaited ? <LiveForwarding shown={forwarding} /> : null}
      <ForwardingAddresses addresses={forwarding.settings} arrived={intake?.byAddress ?? {}} />
    </>
  );
}
