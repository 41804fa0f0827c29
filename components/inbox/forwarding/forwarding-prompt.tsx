import { MailWarningIcon } from "lucide-react";
import { Alert, AlertAction, AlertDescription } from "@/components/ui/alert";
import { PageLink } from "@/components/ui/links/page-link";
import { Dismissible, DismissPrompt } from "./dismissible-prompt";

/**
 * A notice on every page that no forwarding address is verified yet, until it is dismissed for this browser session.
 * It is hidden on the page that it links to.
 */
export function ForwardingPrompt() {
  return (
    <Dismissible>
      <section
        aria-label="Email forwarding"
        data-print="none"
        className="group-has-data-[slot=setup-guide]/page:hidden"
      >
        <Alert
          tone="warn"
          className="grid-cols-[auto_1fr_auto] rounded-none border-x-0 border-t-0 py-1.5 [&>svg]:self-center"
        >
          <MailWarningIcon />
          <AlertDescription>
            No forwarding address is verified yet.{" "}
            <PageLink
              href="/help/email-setup"
              className="whitespace-nowrap font-medium underline underline-offset-4"
            >
              How to set up email forwarding
            </PageLink>
          </AlertDescription>
          <AlertAction className="col-start-3 row-start-1 mt-0">
            <DismissPrompt />
          </AlertAction>
        </Alert>
      </section>
    </Dismissible>
  );
}
