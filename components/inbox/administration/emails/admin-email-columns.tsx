import { IntakeBadge } from "@/components/inbox/emails/list/email-badges";
import type { Column } from "@/components/shared/table/columns";
import { RowLink } from "@/components/shared/table/row-link";
import { useUrlState } from "@/components/shared/table/url-state";
import { InstantText } from "@/components/shared/text/date-text";
import { StatusBadge } from "@/components/shared/text/status-badge";
import { Badge } from "@/components/ui/badge";
import { PageLink } from "@/components/ui/links/page-link";
import type { AdminEmailLine } from "@/lib/inbox/emails/administration/admin-email.model";
import { STATUS_LABELS, senderOf } from "@/lib/inbox/emails/email-words.model";
import { typeLabel } from "@/lib/inbox/emails/reading/reading-words.model";
import { ANY_EMAILS_URL, NO_SENDER } from "@/lib/platform/base/addresses/admin-addresses.model";
import { AdminEmailStep } from "./admin-email-step";

const LINK =
  "relative z-10 inline-block rounded-sm text-primary underline decoration-1 underline-offset-4 [overflow-wrap:anywhere] md:min-w-20";

/** The columns of the administrators' email list. */
export const ANY_EMAIL_COLUMNS: readonly Column<AdminEmailLine>[] = [
  {
    id: "subject",
    label: "Subject",
    stays: true,
    card: "title",
    cell: ({ id, subject }) => (
      <RowLink href={`/admin/emails/${id}`}>
        <span className="inline-block [overflow-wrap:anywhere] md:min-w-40">{subject ?? "No Subject"}</span>
      </RowLink>
    ),
  },
  {
    id: "agent",
    label: "Agent",
    card: "under",
    cell: ({ agent }) => <Filter says={{ agent: agent.id }}>{agent.name}</Filter>,
  },
  {
    id: "sender",
    label: "Sender",
    cell: (email) => <Sender email={email} />,
  },
  {
    id: "number",
    label: "Confirmation",
    leaves: "third",
    cell: ({ confirmationNumber }) =>
      confirmationNumber ? <span className="whitespace-nowrap font-mono">{confirmationNumber}</span> : "–",
  },
  { id: "type", label: "Category", leaves: "first", cell: ({ type }) => (type ? typeLabel(type) : "–") },
  {
    id: "received",
    label: "Received",
    leaves: "second",
    cell: ({ at }) => <InstantText value={at} />,
  },
  { id: "status", label: "Status", card: "aside", cell: (email) => <Standing email={email} /> },
  {
    id: "actions",
    label: "Actions",
    align: "end",
    stays: true,
    card: "wide",
    cell: (email) => <AdminEmailStep email={email} />,
  },
];

/** The state of an email. A state that keeps it out of the agent's tabs takes precedence. */
function Standing({ email }: { readonly email: AdminEmailLine }) {
  if (email.intake === "QUARANTINED") return <Badge tone="warn">Quarantined</Badge>;
  if (email.intake === "SYSTEM") return <Badge tone="grey">System</Badge>;
  if (email.intake === "FAILED") return <IntakeBadge email={email} />;
  return <StatusBadge status={email.status} label={STATUS_LABELS[email.status]} />;
}

/** The sender of an email and, if different, the supplier that it is about. */
function Sender({ email: { sender, supplier } }: { readonly email: AdminEmailLine }) {
  const name = senderOf({ fromName: sender.name, fromAddress: sender.address });
  return (
    <span className="md:block md:min-w-34">
      <Filter says={{ sender: sender.address ?? NO_SENDER }}>{name}</Filter>
      {supplier && supplier !== name ? (
        <span className="block text-muted-foreground text-sm">{supplier}</span>
      ) : null}
    </span>
  );
}

/** Links to all emails with the same agent or sender. */
function Filter({
  says,
  children,
}: {
  readonly says: { readonly agent?: string; readonly sender?: string };
  readonly children: string;
}) {
  const { href } = useUrlState(ANY_EMAILS_URL);
  return (
    <PageLink href={href(says)} className={LINK}>
      {children}
    </PageLink>
  );
}
