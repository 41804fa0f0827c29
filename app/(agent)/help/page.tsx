import { PageHeader } from "@/components/shared/page-header";
import { HelpSection } from "@/components/shell/help-section";
import { PageLink } from "@/components/ui/links/page-link";
import { pageContext } from "@/lib/delivery/page";
import { payoutsAreOn } from "@/lib/payouts/statements/read-own-payouts";

export const metadata = { title: "Help" };

/** How the work is done here, from the forwarded confirmation to the closed month. */
export default async function HelpPage() {
  const { ctx } = await pageContext();
  const isAdmin = ctx.actor.kind === "agent" && ctx.actor.admin;
  const isOn = isAdmin || (await payoutsAreOn(ctx));
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4">
      <PageHeader title="Help" description="How the work is done here, step by step." />
      <HelpSection title="Forward a confirmation" href="/help/email-setup" link="Set up e-mail forwarding">
        <li>
          Forward a supplier&apos;s confirmation to your private address, by hand or by a rule of your mail
          program.
        </li>
        <li>Some seconds later it is under Emails, with what was read of it beside what it says.</li>
      </HelpSection>
      <HelpSection title="Make a booking of it" href="/emails/new" link="Emails">
        <li>Open the e-mail and compare: what is unsure is marked Check. Put right what is wrong.</li>
        <li>
          Convert makes the booking, with the commission that you expect and the day by which it should come.
        </li>
        <li>A change or cancellation that comes later is offered for the booking that it is about.</li>
      </HelpSection>
      <HelpSection title="Chase what is overdue" href="/bookings/open?view=chase" link="Chase">
        <li>What hasn&apos;t come by its day is overdue, and stands under Chase by supplier.</li>
        <li>
          Read the e-mail that is proposed, change it as you like, and send it. Until it leaves you can take
          it back.
        </li>
      </HelpSection>
      <HelpSection title="Commission comes" href="/bookings/open" link="Bookings">
        <li>What the agency matches to a booking of yours is on the booking, and you are told.</li>
        <li>Commission that nobody knows the booking of may be offered to you: claim it for one of yours.</li>
      </HelpSection>
      {isOn ? (
        <HelpSection title="Get paid" href="/payouts" link="Payouts">
          <li>Enter where you are paid under Payouts. A new account waits two days for its first payout.</li>
          <li>To come shows your share of each commission; what is on hold says why.</li>
          <li>
            Once you are paid, the statement is in the e-mail and under Payouts, as PDF, CSV and Excel file.
          </li>
          <li>Ask at a line that you don&apos;t understand: the answer stands there.</li>
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
        title="Bring in what the bank says"
        href="/admin/bank-transactions"
        link="Bank transactions"
      >
        <li>
          Import the bank&apos;s file. What it leaves open, as an order of days, is asked before anything is
          stored.
        </li>
        <li>
          Work the queue: confirm what is Certain, look at what is Likely, split what pays several bookings.
        </li>
        <li>
          What pays no commission gets a category, by hand or by a rule; a rule&apos;s doing can be taken back
          at once.
        </li>
        <li>A deposit that nobody knows is offered to the agents whose it may be.</li>
      </HelpSection>
      <HelpSection title="Pay the agents" href="/admin/payouts" link="Payouts">
        <li>Agree each agent&apos;s percent under Agreements, where the settings turn payouts on.</li>
        <li>Draft a run up to a day, take lines out or adjust, and have it approved.</li>
        <li>
          Take the file for the bank, and mark the run as paid once it is. Agents are told with their
          statement.
        </li>
        <li>Answer what agents ask about a line: open questions stand above the runs.</li>
      </HelpSection>
      <HelpSection title="Close a month" href="/admin/books" link="Books">
        <li>Open the month: it says what is still to match, to put right and to pay.</li>
        <li>
          Take its journal for the accounting, then lock it. Nothing that is booked in it changes any more.
        </li>
        <li>What comes later is booked when it comes. Unlocking takes a reason.</li>
      </HelpSection>
      <p className="text-muted-foreground text-sm">
        Programs do the same by calls:{" "}
        <PageLink href="/docs/api" className="underline underline-offset-4">
          API reference
        </PageLink>
      </p>
    </>
  );
}
