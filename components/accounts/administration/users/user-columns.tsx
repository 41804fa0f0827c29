import type { Column } from "@/components/shared/table/columns";
import { RowLink } from "@/components/shared/table/row-link";
import { InstantText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import type { UserRow } from "@/lib/accounts/users/administration/user-list.model";
import { auditHref, UserRowMenu } from "./user-row-menu";
import { nameOf, ROLE_WORDS } from "./user-words.model";

/** The columns of the user list: name, company, role and status. */
export const USER_COLUMNS: readonly Column<UserRow>[] = [
  {
    id: "name",
    label: "Name",
    sortKey: "name",
    stays: true,
    card: "title",
    cell: (user) => <Name user={user} />,
  },
  {
    id: "company",
    label: "Company",
    sortKey: "company",
    leaves: "second",
    cell: ({ companyName }) => companyName ?? "–",
  },
  {
    id: "role",
    label: "Role",
    sortKey: "role",
    card: "aside",
    cell: ({ role }) => <Badge tone={role === "ADMIN" ? "warn" : "grey"}>{ROLE_WORDS[role]}</Badge>,
  },
  {
    id: "onboarded",
    label: "Onboarded",
    leaves: "third",
    cell: ({ isOnboarded }) => (isOnboarded ? "Yes" : "Not yet"),
  },
  {
    id: "seen",
    label: "Last seen",
    sortKey: "seen",
    cell: ({ lastSeenAt }) => (lastSeenAt ? <InstantText value={lastSeenAt} /> : "Never"),
  },
  {
    id: "bookings",
    label: "Bookings",
    align: "end",
    cell: ({ bookingCount }) => bookingCount.toLocaleString("en-US"),
  },
  {
    id: "waiting",
    label: "Emails waiting",
    align: "end",
    cell: ({ waitingCount }) => waitingCount.toLocaleString("en-US"),
  },
  {
    id: "joined",
    label: "Joined",
    sortKey: "created",
    leaves: "first",
    cell: ({ createdAt }) => <InstantText value={createdAt} />,
  },
  {
    id: "actions",
    label: "Actions",
    align: "end",
    stays: true,
    card: "corner",
    cell: (user) => <UserRowMenu user={user} />,
  },
];

function Name({ user }: { readonly user: UserRow }) {
  return (
    <span className="inline-flex min-w-0 max-w-full flex-col leading-tight">
      <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <RowLink href={auditHref(user.id)}>
          <span className="row-name">{nameOf(user)}</span>
        </RowLink>
        {user.isSuspended ? <Badge tone="danger">Suspended</Badge> : null}
      </span>
      {user.name ? (
        <span title={user.email} className="max-w-48 truncate text-muted-foreground text-xs">
          {user.email}
        </span>
      ) : null}
    </span>
  );
}
