import { CreditCardIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Alert, AlertDescription } from "@/components/ui/alert";
import { PageLink } from "@/components/ui/links/page-link";
import type { Access } from "@/lib/accounts/billing/entitlement.model";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { writtenDay } from "@/lib/platform/base/dates/written-date";
import type { DateFormat } from "@/lib/platform/base/settings/settings-choices";

/** A banner on every page that explains a failed payment or a missing plan before an action is refused. */
export function PlanBanner({
  access,
  preferences,
}: {
  readonly access: Access;
  readonly preferences: { readonly dateFormat: DateFormat; readonly timeZone: string };
}) {
  if (access.kind === "all") return null;
  if (access.kind === "grace")
    return (
      <Banner href="/user/billing" link="Update payment" needsPlan={false}>
        Your last payment failed. Your plan stays as it is until{" "}
        {writtenDay(dayIn(access.until, preferences.timeZone), preferences.dateFormat)}.
      </Banner>
    );
  if (access.because === "unpaid")
    return (
      <Banner href="/user/billing" link="Update payment">
        Your plan isn't paid. You can read and export everything; adding, importing and converting wait for
        the payment.
      </Banner>
    );
  return (
    <Banner href="/plan" link="Choose a plan">
      You have no plan. You can read and export everything; adding, importing and converting need one.
    </Banner>
  );
}

function Banner({
  href,
  link,
  needsPlan = true,
  children,
}: {
  readonly href: string;
  readonly link: string;
  /** Tells forms that adding would be refused. The server's use cases check this themselves. */
  readonly needsPlan?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section aria-label="Plan" data-print="none" {...(needsPlan ? { "data-needs-plan": "" } : {})}>
      <Alert tone="warn" className="rounded-none border-x-0 border-t-0 py-1.5 [&>svg]:self-center">
        <CreditCardIcon />
        <AlertDescription>
          {children}{" "}
          <PageLink href={href} className="whitespace-nowrap font-medium underline underline-offset-4">
            {link}
          </PageLink>
        </AlertDescription>
      </Alert>
    </section>
  );
}
