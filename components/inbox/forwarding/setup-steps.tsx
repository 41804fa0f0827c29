import type { ReactNode } from "react";
import { TitledCard } from "@/components/ui/card";

type Program = {
  readonly id: string;
  readonly title: string;
  /** List items. */
  readonly steps: ReactNode;
  readonly note?: string;
};

const PROGRAMS: readonly Program[] = [
  {
    id: "gmail",
    title: "Gmail",
    steps: (
      <>
        <li>
          In Gmail on the web, click the gear, then <b>See all settings</b>, then{" "}
          <b>Forwarding and POP/IMAP</b>.
        </li>
        <li>
          Click <b>Add a forwarding address</b>, paste your private address, and confirm with <b>Next</b> and{" "}
          <b>Proceed</b>.
        </li>
        <li>
          Gmail sends a confirmation. It appears on the settings page here, with its code and link: open the
          link, or type the code into Gmail and click Verify.
        </li>
        <li>
          Leave <b>Disable forwarding</b> switched on, so that your private emails stay yours. Instead open{" "}
          <b>Filters and Blocked Addresses</b>, then <b>Create a new filter</b>.
        </li>
        <li>
          Under <b>From</b> put the addresses or domains of your suppliers, such as{" "}
          <span className="font-mono">@marriott.com OR @viking.com</span>. Click <b>Create filter</b>, tick{" "}
          <b>Forward it to</b>, choose your private address, and click <b>Create filter</b>.
        </li>
      </>
    ),
  },
  {
    id: "outlook",
    title: "Outlook",
    steps: (
      <>
        <li>
          In Outlook on the web or the new Outlook, click the gear, then <b>Mail</b>, then <b>Rules</b>.
        </li>
        <li>
          Click <b>Add new rule</b> and give it a name, such as “Bookings”.
        </li>
        <li>
          As the condition choose <b>From</b> and add your suppliers' addresses, or{" "}
          <b>Sender address includes</b> and add their domains.
        </li>
        <li>
          As the action choose <b>Redirect to</b> (the supplier stays the sender) or <b>Forward to</b>, and
          paste your private address.
        </li>
        <li>
          Click <b>Save</b>.
        </li>
      </>
    ),
    note: "Work accounts: if nothing arrives, your administrator may have switched off automatic forwarding to outside addresses. Ask them to allow your private address.",
  },
  {
    id: "apple-mail",
    title: "Apple Mail",
    steps: (
      <>
        <li>
          On a Mac, open Mail, then <b>Mail</b> in the menu bar, <b>Settings</b>, <b>Rules</b>.
        </li>
        <li>
          Click <b>Add Rule</b> and give it a name. Set it to <b>any</b> of these conditions: <b>From</b>{" "}
          <b>contains</b>, and a supplier's address or domain; add a line for each supplier.
        </li>
        <li>
          Under <b>Perform the following actions</b> choose <b>Redirect Message</b> or <b>Forward Message</b>,
          and paste your private address.
        </li>
        <li>
          Click <b>OK</b>, then <b>Don't Apply</b> unless you want past emails to be sent as well.
        </li>
      </>
    ),
    note: "Rules of the Mac's Mail work while Mail is running. For an iCloud address that forwards at all times, make the same rule at icloud.com: Mail, the gear, Rules.",
  },
];

/** Step-by-step instructions for the three most common mail programs. */
export function SetupSteps() {
  return PROGRAMS.map((program) => (
    <TitledCard title={program.title} key={program.id} id={program.id} className="scroll-mt-20">
      <ol className="flex list-decimal flex-col gap-2 pl-5">{program.steps}</ol>
      {program.note ? <p className="mt-3 text-muted-foreground text-sm">{program.note}</p> : null}
    </TitledCard>
  ));
}
