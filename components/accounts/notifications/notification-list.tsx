"use client";

import { PageHeader } from "@/components/shared/page-header";
import { EmptyState } from "@/components/shared/states/empty-state";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { ChoiceFilter } from "@/components/shared/table/choice-filter";
import { useUrlState } from "@/components/shared/table/url-state";
import { useDatePreferences } from "@/components/shared/text/date-preferences";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { LinkTabs } from "@/components/ui/tabs";
import {
  NOTIFICATION_TABS,
  NOTIFICATIONS_SHOWN,
  type Notification,
  type NotificationPage,
  type NotificationTab,
} from "@/lib/accounts/notifications/notification.model";
import {
  NOTIFICATION_CATEGORIES,
  NOTIFICATIONS_URL,
  type NotificationCategory,
} from "@/lib/accounts/notifications/notification-address.model";
import { useResource } from "@/lib/platform/api-client/resource";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { writtenDay } from "@/lib/platform/base/dates/written-date";
import { NotificationItems } from "./notification-items";
import { markAllRead } from "./notification-mutations";
import { NOTIFICATIONS_MS, notificationPage } from "./notification-resource";

const LABELS = { unread: "Unread", all: "All", read: "Read" } as const;
const EMPTY = {
  unread: "No Unread Notifications",
  read: "No Read Notifications",
  all: "No notifications",
} as const;

/** The notifications of a tab, by day. `first` is the data loaded with the page. */
export function NotificationList({
  tab,
  page,
  category,
  first,
  isAdmin,
}: {
  readonly tab: NotificationTab;
  readonly page: number;
  readonly category: NotificationCategory | null;
  readonly first: NotificationPage;
  readonly isAdmin: boolean;
}) {
  const {
    data = first,
    isError,
    refetch,
  } = useResource(notificationPage(tab, page, category), {
    initialData: first,
    refetchInterval: NOTIFICATIONS_MS,
  });
  const { unread } = data.counts;
  return (
    <>
      <PageHeader
        title="Notifications"
        description={
          <Badge tone={unread > 0 ? "info" : "ok"}>{unread > 0 ? `${unread} unread` : "All caught up"}</Badge>
        }
        actions={
          unread > 0 ? (
            <Button variant="outline" onClick={markAllRead}>
              Mark All Read
            </Button>
          ) : null
        }
      />
      <LinkTabs
        label="Notifications by state"
        className="mb-4"
        tabs={NOTIFICATION_TABS.map((one) => ({
          href: NOTIFICATIONS_URL.href(`/notifications/${one}`, { category }),
          label: `${LABELS[one]} (${data.counts[one]})`,
          active: one === tab,
        }))}
      />
      <CategoryFilter category={category} />
      {isError ? <LoadFailed message="Failed to load notifications" onRetry={() => void refetch()} /> : null}
      {data.data.length > 0 ? (
        <Days notifications={data.data} isAdmin={isAdmin} />
      ) : (
        <EmptyState illustration="envelope" title={EMPTY[tab]}>
          {category
            ? `None of them is about ${CATEGORY_LABELS[category].toLowerCase()}.`
            : "News about your bookings, emails and commissions appears here."}
        </EmptyState>
      )}
      <Pages page={page} pages={Math.ceil(data.count / NOTIFICATIONS_SHOWN)} />
    </>
  );
}

function Days({
  notifications,
  isAdmin,
}: {
  readonly notifications: readonly Notification[];
  readonly isAdmin: boolean;
}) {
  const { dateFormat, timeZone } = useDatePreferences();
  const days = Map.groupBy(notifications, (one) => dayIn(new Date(one.createdAt), timeZone ?? "UTC"));
  return [...days].map(([day, some]) => (
    <section key={day} aria-label={writtenDay(day, dateFormat)} className="mb-4">
      <h2 className="mb-1.5 font-medium text-muted-foreground text-sm">{writtenDay(day, dateFormat)}</h2>
      <ul className="divide-y overflow-hidden rounded-lg border bg-card">
        <NotificationItems notifications={some} isAdmin={isAdmin} />
      </ul>
    </section>
  ));
}

function Pages({ page, pages }: { readonly page: number; readonly pages: number }) {
  const { go } = useUrlState(NOTIFICATIONS_URL);
  if (pages < 2 && page === 1) return null;
  return (
    <nav aria-label="Pagination" className="flex items-center justify-end gap-2 text-sm">
      <Button
        variant="outline"
        size="sm"
        aria-disabled={page <= 1}
        onClick={() => (page > 1 ? go({ page: page - 1 }, "push") : undefined)}
      >
        Previous
      </Button>
      Page {page} of {Math.max(pages, 1)}
      <Button
        variant="outline"
        size="sm"
        aria-disabled={page >= pages}
        onClick={() => (page < pages ? go({ page: page + 1 }, "push") : undefined)}
      >
        Next
      </Button>
    </nav>
  );
}

const CATEGORY_LABELS: Readonly<Record<NotificationCategory, string>> = {
  payment: "Payments",
  booking: "Bookings",
  email: "Emails",
  system: "System",
};

/** The filter by category; the address holds the choice. */
function CategoryFilter({ category }: { readonly category: NotificationCategory | null }) {
  const { go } = useUrlState(NOTIFICATIONS_URL);
  return (
    <div className="mb-4">
      <ChoiceFilter
        label="Category"
        all="All categories"
        choices={NOTIFICATION_CATEGORIES}
        words={(one) => CATEGORY_LABELS[one]}
        value={category}
        className="w-44"
        onChoose={(chosen) => go({ category: chosen, page: 1 })}
      />
    </div>
  );
}
