"use client";

import { Button } from "@/components/ui/button";
import { EmptyState } from "../states/empty-state";
import { useUrlState } from "./url-state";

/** What a list shows when the search or filters in the address match nothing; clears those `keys` and goes back to page 1. */
export function NoResults({
  title,
  keys = ["search"],
  clearLabel = "Clear search",
}: {
  readonly title: string;
  readonly keys?: readonly string[];
  readonly clearLabel?: string;
}) {
  const { go } = useUrlState();
  const patch = Object.fromEntries([...keys, "page"].map((key) => [key, null]));
  return (
    <EmptyState
      illustration="anchor"
      title={title}
      action={
        <Button variant="outline" onClick={() => go(patch)}>
          {clearLabel}
        </Button>
      }
    />
  );
}
