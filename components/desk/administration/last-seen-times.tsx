import { InstantText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { type LastActivity, workerState } from "@/lib/platform/health/last-activity.model";
import { Facts } from "./facts";

const STATES = {
  working: { tone: "ok", words: "Working" },
  silent: { tone: "warn", words: "Silent" },
  failing: { tone: "danger", words: "Failing" },
} as const;

/** When each part of the system was last seen working; parts that were never used are omitted. */
export function LastSeenTimes({ signs, now }: { readonly signs: LastActivity; readonly now: Date }) {
  const { tone, words } = STATES[workerState(signs, now)];
  const seen = [
    { label: "Worker last seen", at: signs.worker },
    { label: "Oldest job waits since", at: signs.waitingSince },
    { label: "Last email", at: signs.mail },
    { label: "Last email webhook, 30 days", at: signs.mailWebhook },
    { label: "Last sign-in webhook", at: signs.clerkWebhook },
    { label: "Last payment webhook", at: signs.paymentWebhook },
    { label: "Last bank statement import", at: signs.statementImport },
    { label: "Last CSV import", at: signs.csvImport },
  ];
  return (
    <Card className="mt-3 p-4">
      <p className="mb-2 flex items-center justify-between font-medium">
        Worker <Badge tone={tone}>{words}</Badge>
      </p>
      <Facts
        facts={seen.flatMap(({ label, at }) => (at ? [{ label, value: <InstantText value={at} /> }] : []))}
      />
    </Card>
  );
}
