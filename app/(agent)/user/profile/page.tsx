import { ProfileCard } from "@/components/accounts/account/profile/profile-card";
import { PageHeader } from "@/components/shared/page-header";
import { SectionFailure } from "@/components/shared/states/section-failure";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { readOwnUser } from "@/lib/accounts/users/own-user";
import { pageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { amountsOf } from "@/lib/desk/dashboard/dashboard.model";
import { readStats } from "@/lib/desk/dashboard/read-stats";
import { readSupplierStats } from "@/lib/ledger/suppliers/read-supplier";
import { formatMoney, type Money } from "@/lib/platform/base/money";

export const metadata = { title: "Profile" };

export default async function ProfilePage() {
  const { ctx } = await pageContext();
  const [user, stats, suppliers] = await Promise.all([
    section(readOwnUser(ctx)),
    section(readStats(ctx)),
    section(readSupplierStats(ctx)),
  ]);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Profile"
        description="Your name and contact details, as we and your suppliers see them."
      />
      {stats.ok && suppliers.ok ? (
        <ProfileFigures
          bookings={stats.value.bookingsCount}
          earned={amountsOf(stats.value, "earnedMinor")}
          suppliers={suppliers.value.active}
        />
      ) : null}
      {user.ok ? <ProfileCard user={user.value} /> : null}
      {user.ok && stats.ok && suppliers.ok ? null : <SectionFailure section="profile" />}
    </div>
  );
}

/** The agent's totals: bookings, commission earned and suppliers. */
function ProfileFigures({
  bookings,
  earned,
  suppliers,
}: {
  readonly bookings: number;
  readonly earned: readonly Money[];
  readonly suppliers: number;
}) {
  const whole = (count: number) => count.toLocaleString("en-US");
  const cards = [
    { title: "Total Bookings", value: [whole(bookings)] },
    { title: "Commission Earned", value: earned.map(formatMoney) },
    { title: "Active Suppliers", value: [whole(suppliers)] },
  ];
  return (
    <ul className="mb-4 grid gap-3 sm:grid-cols-3">
      {cards.map(({ title, value }) => (
        <li key={title}>
          <Card className="h-full p-3 sm:p-4">
            <p className="text-muted-foreground">{title}</p>
            {value.map((one, index) => (
              <p
                key={one}
                className={cn("font-semibold tabular-nums", index === 0 ? "mt-1 text-xl" : "text-sm")}
              >
                {one}
              </p>
            ))}
          </Card>
        </li>
      ))}
    </ul>
  );
}
