import { BookmarkIcon } from "lucide-react";
import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { MenuButton } from "@/components/shared/menu/menu-button";
import type { MenuItem } from "@/components/shared/menu/menu-item";
import type { SavedView } from "@/lib/platform/saved-views/saved-view.model";

const { OnDemand: SavedViewsDialog } = onDemand(() => import("./saved-views-dialog"));

/** The menu of ready-made and saved views of a list. */
export function ViewsMenu({
  ready = [],
  saved,
}: {
  readonly ready?: readonly { readonly label: string; readonly href: string }[];
  readonly saved: readonly SavedView[];
}) {
  const [isManaging, setIsManaging] = useState(false);
  const items: MenuItem[] = [
    ...ready,
    ...(ready.length > 0 ? [{ kind: "separator" } as const] : []),
    ...(saved.length > 0 ? [{ kind: "label", label: "Saved" } as const] : []),
    ...saved.map(({ name, path }) => ({ label: name, href: path })),
    { label: "Saved views...", onSelect: () => setIsManaging(true) },
  ];
  return (
    <>
      <MenuButton variant="outline" align="start" items={items}>
        <BookmarkIcon className="@max-[46rem]/list:hidden max-sm:hidden" />
        Views
      </MenuButton>
      {isManaging ? <SavedViewsDialog views={saved} onClose={() => setIsManaging(false)} /> : null}
    </>
  );
}
