import { Button } from "@/components/ui/button";
import type { UrlPatch, UrlState } from "@/lib/platform/base/addresses/url-state.model";
import { EmptyState } from "../states/empty-state";
import { useUrlState } from "./url-state";

/**
 * Shown when the search or filters in the address match nothing. Its button applies `without`, which removes them.
 */
export function NoResults<Values>({
  title,
  url,
  without,
  clearLabel = "Clear search",
}: {
  readonly title: string;
  readonly url: UrlState<Values>;
  readonly without: UrlPatch<Values>;
  readonly clearLabel?: string;
}) {
  const { go } = useUrlState(url);
  return (
    <EmptyState
      illustration="anchor"
      title={title}
      action={
        <Button variant="outline" onClick={() => go(without)}>
          {clearLabel}
        </Button>
      }
    />
  );
}
