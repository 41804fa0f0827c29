import { TriangleAlertIcon } from "lucide-react";
import { type Resource, useResource } from "@/lib/platform/api-client/resource";
import { callAction } from "@/lib/platform/api-client/run-action";
import { counted } from "@/lib/platform/base/text";
import type { PatternPreview } from "@/lib/reconciliation/bank-transactions/patterns/pattern.model";
import { previewPatternsAction } from "../actions";

/** From this number of suppliers on, a pattern identifies none of them. */
const MANY_SUPPLIERS = 3;

/** Returns what these patterns would match; undefined while loading. */
export function useHits(patterns: readonly string[]): readonly PatternPreview[] | undefined {
  return useResource(previewOf(patterns), { enabled: patterns.length > 0 }).data;
}

/** Shows what a pattern would match, with a warning if it matches several suppliers' payments. */
export function Hits({ preview }: { readonly preview: PatternPreview | undefined }) {
  if (!preview) return <p className="text-muted-foreground text-xs">Looking...</p>;
  const { openCount, pastCount, supplierCount } = preview;
  return (
    <>
      <p className="text-muted-foreground text-xs">
        Matches {counted(openCount, "open transaction")} and {pastCount.toLocaleString("en-US")} past
      </p>
      {supplierCount >= MANY_SUPPLIERS ? (
        <p className="mt-1 flex items-center gap-1.5 text-warn-foreground text-xs">
          <TriangleAlertIcon className="size-3.5 shrink-0" />
          It hits transactions of {counted(supplierCount, "supplier")}: it says little about any of them.
        </p>
      ) : null}
    </>
  );
}

function previewOf(patterns: readonly string[]): Resource<readonly PatternPreview[]> {
  return {
    key: ["pattern-preview", patterns],
    ask: () => callAction(previewPatternsAction, { patterns: [...patterns] }),
  };
}
