import { redirect } from "next/navigation";
import { NotificationList } from "@/components/notifications/notification-list";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import type { UrlQuery } from "@/lib/base/addresses/url-state.model";
import { pageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { listNotifications } from "@/lib/notifications/list-notifications";
import { NOTIFICATION_TABS, NOTIFICATIONS_SHOWN } from "@/lib/notifications/notification.model";
import { NOTIFICATIONS_URL } from "@/lib/notifications/notification-address.model";

export const metadata = { title: "Notifications" };

export default async function NotificationsPage({
  params,
  searchParams,
}: {
  readonly params: Promise<{ readonly tab?: readonly string[] }>;
  readonly searchParams: Promise<UrlQuery>;
}) {
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
