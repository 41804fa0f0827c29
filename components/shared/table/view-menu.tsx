"use client";

import { SlidersHorizontalIcon } from "lucide-react";
import type { ListUrl } from "@/lib/platform/base/addresses/url-state.model";
import { PHONE, useMedia } from "../lazy/use-media";
import { MenuButton } from "../menu/menu-button";
import { useMenuMaker } from "../menu/use-menu-maker";
import type { TableView } from "./table-view.model";
import { useUrlState } from "./url-state";
import type { ViewColumn } from "./view-items";

const load = () => import("./view-items").then(({ viewItems }) => viewItems);

/** The Display menu of a list: its columns, its row height and, for cards, its sort order. */
export function ViewMenu({
  url,
  columns,
  view,
  onChange,
}: {
  readonly url: ListUrl;
  readonly columns: readonly ViewColumn[];
  readonly view: TableView;
  readonly onChange: (view: TableView) => void;
}) {
  const { values, go } = useUrlState(url);
  const cards = useMedia(PHONE);
  const { make, near } = useMenuMaker(load);
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
