import { ProfileCard } from "@/components/account/profile/profile-card";
import { ProfileFigures } from "@/components/account/profile/profile-figures";
import { PageHeader } from "@/components/shared/page-header";
import { SectionFailure } from "@/components/shared/states/section-failure";
import { readStats } from "@/lib/dashboard/read-stats";
import { pageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { readSupplierStats } from "@/lib/suppliers/read-supplier-stats";
import { readOwnUser } from "@/lib/users/read-own-user";

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
      <PageHeader title="Profile" description="What we and your suppliers know of you." />
      {stats.ok && suppliers.ok ? (
        <ProfileFigures
          bookings={stats.value.bookingsCount}
          earned={stats.value.earned}
          suppliers={suppliers.value.active}
        />
      ) : (
        <SectionFailure section="data" />
      )}
      {user.ok ? <ProfileCard user={user.value} /> : <SectionFailure section="profile" />}
    </div>
  );
}
