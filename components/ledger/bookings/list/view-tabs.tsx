import { LinkTabs } from "@/components/ui/tabs";
import { type SavedView, viewPath } from "@/lib/platform/saved-views/saved-view.model";

/** The agent's saved views as tabs, with how many bookings each finds; the one that the address is of is chosen. */
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
