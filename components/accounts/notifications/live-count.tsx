import { useResource } from "@/lib/platform/api-client/resource";
import { BellCount } from "./bell-count";
import { NOTIFICATIONS_MS, notificationPage } from "./notification-resource";

/** The number of unread notifications, polled; `unread` until the first response. */
export default function LiveCount({ unread }: { readonly unread: number }) {
  const { data } = useResource(notificationPage("all", 1), { refetchInterval: NOTIFICATIONS_MS });
  return <BellCount unread={data?.counts.unread ?? unread} />;
}
