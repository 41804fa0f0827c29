import { Card } from "@/components/ui/card";
import type { InvitationStats } from "@/lib/accounts/invites/invitation.model";

/** The number of invitations by outcome. */
export function InviteFigures({ stats }: { readonly stats: InvitationStats }) {
  const figures = [
    { title: "Invited", count: stats.total },
    { title: "Pending", count: stats.pending },
    { title: "Accepted", count: stats.accepted },
    { title: "Expired", count: stats.expired },
    { title: "Revoked", count: stats.revoked },
  ];
  return (
    <ul
      aria-label="Invitations so far"
      className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-5 max-sm:[&>:last-child]:col-span-2"
    >
      {figures.map(({ title, count }) => (
        <li key={title}>
          <Card className="h-full p-3">
            <p className="text-muted-foreground text-sm">{title}</p>
            <p className="mt-1 font-semibold text-lg tabular-nums">{count.toLocaleString("en-US")}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
