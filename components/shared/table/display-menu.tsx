"use client";

import { SlidersHorizontalIcon } from "lucide-react";
import type { ListUrl } from "@/lib/platform/base/addresses/url-state.model";
import { PHONE, useMedia } from "../lazy/use-media";
import { MenuButton } from "../menu/menu-button";
import { useLazyMenuItems } from "../menu/use-lazy-menu-items";
import type { TableDisplay } from "./table-display.model";
import { useUrlState } from "./url-state";
import type { ViewColumn } from "./view-items";

const load = () => import("./view-items").then(({ viewItems }) => viewItems);

/** The Display menu of a list: its columns, its row height and, for cards, its sort order. */
export function DisplayMenu({
  url,
  columns,
  view,
  onChange,
}: {
  readonly url: ListUrl;
  readonly columns: readonly ViewColumn[];
  readonly view: TableDisplay;
  readonly onChange: (view: TableDisplay) => void;
}) {
  const { values, go } = useUrlState(url);
  const cards = useMedia(PHONE);
  const { make, near } = useLazyMenuItems(load);
  const sort = cards
    ? { present: values.sort, choose: (next: typeof values.sort) => go({ sort: next }) }
    : null;
  return (
    <MenuButton variant="outline" items={make?.(columns, view, onChange, sort) ?? []} onNear={near}>
      <SlidersHorizontalIcon aria-hidden="true" className="@max-[46rem]/list:hidden" />
      Display
    </MenuButton>
  );
}
