import { redirect } from "next/navigation";
import { NotificationList } from "@/components/accounts/notifications/notification-list";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { NOTIFICATION_TABS, NOTIFICATIONS_SHOWN } from "@/lib/accounts/notifications/notification.model";
import { NOTIFICATIONS_URL } from "@/lib/accounts/notifications/notification-address.model";
import { listNotifications } from "@/lib/accounts/notifications/notifications";
import { pageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";

export const metadata = { title: "Notifications" };

export default async function NotificationsPage({
  params,
  searchParams,
}: PageProps<"/notifications/[[...tab]]">) {
  const [{ tab: path = [] }, address, { ctx, identity }] = await Promise.all([
    params,
    searchParams,
    pageContext(),
  ]);
  const tab = path.length < 2 && NOTIFICATION_TABS.find((one) => one === (path[0] ?? "unread"));
  if (!tab) redirect("/notifications/unread");
  const { page, category } = NOTIFICATIONS_URL.read(address);
  const list = await section(
    listNotifications(ctx, {
      tab,
      skip: (page - 1) * NOTIFICATIONS_SHOWN,
      limit: NOTIFICATIONS_SHOWN,
      ...(category ? { category } : {}),
    }),
  );
  if (!list.ok) {
    return (
      <>
        <PageHeader title="Notifications" />
        <LoadFailed message="Failed to load notifications" />
      </>
    );
  }
  return (
    <NotificationList
      key={`${tab}:${page}:${category}`}
      tab={tab}
      page={page}
      category={category}
      first={list.value}
      isAdmin={identity.role === "ADMIN"}
    />
  );
}
