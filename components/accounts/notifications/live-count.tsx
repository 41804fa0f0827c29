"use client";

import { useResource } from "@/lib/platform/api-client/resource";
import { BellCount } from "./bell-count";
import { NOTIFICATIONS_MS, notificationPage } from "./notification-resource";

/** How many messages are unread, asked for again and again; `unread` until the first answer. */
export default function LiveCount({ unread }: { readonly unread: number }) {
  const { data } = useResource(notificationPage("all", 1), { refetchInterval: NOTIFICATIONS_MS });
  return <BellCount unread={data?.counts.unread ?? unread} />;
}
