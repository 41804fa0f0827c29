import { PageHeader } from "@/components/shared/page-header";
import { HelpSection } from "@/components/shell/help-section";
import { PageLink } from "@/components/ui/links/page-link";
import { pageContext } from "@/lib/delivery/page";
import { payoutsAreOn } from "@/lib/payouts/statements/read-own-payouts";

export const metadata = { title: "Help" };

/** Explains how to work with the product, from the forwarded confirmation to the closed month. */
export default async function HelpPage() {
  const { ctx } = await pageContext();
  const isAdmin = ctx.actor.kind === "agent" && ctx.actor.admin;
  const isOn = isAdmin || (await payoutsAreOn(ctx));
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4">
      <PageHeader title="Help" description="How to do the work here, step by step." />
      <HelpSection
        id="forward"
        title="Forward a confirmation"
        href="/help/email-setup"
        link="Set up email forwarding"
      >
        <li>
          Forward a supplier&apos;s confirmation to your private address, by hand or with a rule in your email
          program.
        </li>
        <li>A few seconds later it is under Emails, with what was read from it beside the email itself.</li>
      </HelpSection>
      <HelpSection id="convert" title="Convert it into a booking" href="/emails/new" link="Emails">
        <li>Open the email and compare. Values marked Check need a second look; correct what is wrong.</li>
        <li>Convert makes the booking, with the commission you expect and the day it should arrive.</li>
        <li>If the supplier later sends a change or a cancellation, it is offered for the same booking.</li>
      </HelpSection>
      <HelpSection id="chase" title="Chase what is overdue" href="/bookings/open?view=chase" link="Chase">
        <li>
          Commission that hasn&apos;t arrived by its day is overdue, and is listed under Chase by supplier.
        </li>
        <li>
          Read the proposed email, change it as you like, and send it. You can take it back until it leaves.
        </li>
      </HelpSection>
      <HelpSection id="commission" title="See commission arrive" href="/bookings/open" link="Bookings">
        <li>
          When the agency matches a payment to one of your bookings, it shows there, and you are notified.
        </li>
        <li>
          Commission whose booking isn&apos;t known may be offered to you: claim it for the booking it belongs
          to.
        </li>
      </HelpSection>
      {isOn ? (
        <HelpSection id="paid" title="Get paid" href="/payouts" link="Payouts">
          <li>
            Enter your bank account under Payouts. The first payout to a new account is held back for two
            days.
          </li>
          <li>To come shows your share of each commission. If a share is on hold, it says why.</li>
          <li>
            Once you have been paid, your statement is in the email and under Payouts, as a PDF, CSV or Excel
            file.
          </li>
          <li>If a line isn&apos;t clear, ask about it there. The answer appears in the same place.</li>
        </HelpSection>
      ) : null}
      {isAdmin ? <Administration /> : null}
    </div>
  );
}

function Administration() {
  return (
    <>
      <HelpSection
        id="bank"
        title="Import bank statements"
        href="/admin/bank-transactions"
        link="Bank transactions"
      >
        <li>
          Import the bank&apos;s file. If anything in it can be read two ways, such as the order of day and
          month, you are asked before anything is stored.
        </li>
        <li>
          Work through the queue: confirm what is Certain, check what is Likely, and split deposits that pay
          for several bookings.
        </li>
        <li>
          Give a category to whatever pays no commission, by hand or with a rule. What a rule did can be
          undone at once.
        </li>
        <li>Offer a deposit that nobody recognises to the agents it may belong to.</li>
      </HelpSection>
      <HelpSection id="pay" title="Pay the agents" href="/admin/payouts" link="Payouts">
        <li>Turn payouts on and set each agent&apos;s percentage under Agreements.</li>
        <li>Draft a run up to a chosen day, remove lines or add adjustments, and have it approved.</li>
        <li>
          Download the file for the bank, and mark the run as paid once it has gone through. Agents get their
          statements by email.
        </li>
        <li>Answer agents&apos; questions about lines. Open questions are listed above the runs.</li>
      </HelpSection>
      <HelpSection id="close" title="Close a month" href="/admin/books" link="Books">
        <li>Open the month to see what is still to be matched, corrected and paid.</li>
        <li>
          Download its journal for your accounts, then lock it. After that nothing booked in it changes.
        </li>
        <li>Whatever arrives later is booked on the day it arrives. Unlocking a month takes a reason.</li>
      </HelpSection>
      <p className="text-muted-foreground text-sm">
        Programs can do the same through the API:{" "}
        <PageLink href="/docs/api" className="underline underline-offset-4">
          API reference
        </PageLink>
      </p>
    </>
  );
}
