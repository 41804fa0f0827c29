import { ProfileCard } from "@/components/accounts/account/profile/profile-card";
import { ProfileFigures } from "@/components/accounts/account/profile/profile-figures";
import { PageHeader } from "@/components/shared/page-header";
import { SectionFailure } from "@/components/shared/states/section-failure";
import { readOwnUser } from "@/lib/accounts/users/own-user";
import { pageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { amountsOf } from "@/lib/desk/dashboard/dashboard.model";
import { readStats } from "@/lib/desk/dashboard/read-stats";
import { readSupplierStats } from "@/lib/ledger/suppliers/read-supplier";

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
