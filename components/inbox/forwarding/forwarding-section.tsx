import type { Forwarding, IntakeOverview } from "@/lib/inbox/emails/intake/intake.model";
import { ForwardingAddresses } from "./addresses/forwarding-addresses";
import { LiveForwarding } from "./live-forwarding";

/** The addresses, live while the first mail or the proof of one is awaited; without what came from them where that can't be read. */
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
