import { LinkTabs } from "@/components/ui/tabs";
import { type SavedView, viewPath } from "@/lib/platform/saved-views/saved-view.model";

/** The agent's saved views as tabs, each with its number of bookings. The view of the current address is selected. */
export function ViewTabs({
  views,
  address,
}: {
  readonly views: readonly (SavedView & { readonly count: number })[];
  readonly address: string;
}) {
  if (views.length === 0) return null;
  const present = viewPath(address);
  return (
    <LinkTabs
      label="Saved views"
      className="mb-3"
      tabs={views.map(({ name, path, count }) => ({
        href: path,
        label: name,
        count: count.toLocaleString("en-US"),
        active: path === present,
      }))}
    />
  );
}
