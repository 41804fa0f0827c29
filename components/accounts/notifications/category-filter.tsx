"use client";

import { useId } from "react";
import { useUrlState } from "@/components/shared/table/url-state";
import { Select } from "@/components/ui/select";
import {
  NOTIFICATION_CATEGORIES,
  NOTIFICATIONS_URL,
  type NotificationCategory,
} from "@/lib/accounts/notifications/notification-address.model";

export const CATEGORY_LABELS: Readonly<Record<NotificationCategory, string>> = {
  payment: "Payments",
  booking: "Bookings",
  email: "Emails",
  system: "System",
};

/** The filter by category; the address holds the choice. */
export function CategoryFilter({ category }: { readonly category: NotificationCategory | null }) {
  const { go } = useUrlState(NOTIFICATIONS_URL);
  const id = useId();
  return (
    <div className="mb-4">
      <label htmlFor={id} className="sr-only">
        Category
      </label>
      <Select
        id={id}
        className="w-44"
        value={category ?? ""}
        onChange={({ target }) => {
          const chosen = NOTIFICATION_CATEGORIES.find((one) => one === target.value) ?? null;
          go({ category: chosen, page: 1 });
        }}
      >
        <option value="">All categories</option>
        {NOTIFICATION_CATEGORIES.map((one) => (
          <option key={one} value={one}>
            {CATEGORY_LABELS[one]}
          </option>
        ))}
      </Select>
    </div>
  );
}
