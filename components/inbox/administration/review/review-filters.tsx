import { ChoiceFilter } from "@/components/shared/table/choice-filter";
import { useUrlState } from "@/components/shared/table/url-state";
import type { ReviewAgent } from "@/lib/inbox/ai-review/review.model";
import { REVIEW_PRIORITIES } from "@/lib/platform/base/addresses/addresses.model";
import { REVIEWS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";

const LABELS = { high: "High", medium: "Medium", low: "Low" } as const;

/** The filters by priority and by agent. */
export function ReviewFilters({ agents }: { readonly agents: readonly ReviewAgent[] }) {
  const { values, go } = useUrlState(REVIEWS_URL);
  const ids = agents.map(({ id }) => id);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <ChoiceFilter
        label="Priority"
        all="All priorities"
        choices={REVIEW_PRIORITIES}
        words={(one) => LABELS[one]}
        value={values.priority}
        className="w-44 max-sm:w-auto max-sm:flex-1"
        onChoose={(priority) => go({ priority })}
      />
      <ChoiceFilter
        label="Agent"
        all="All agents"
        choices={values.agent && !ids.includes(values.agent) ? [values.agent, ...ids] : ids}
        words={(one) => agents.find(({ id }) => id === one)?.name ?? "Chosen agent"}
        value={values.agent}
        className="w-56 max-sm:w-auto max-sm:flex-1"
        onChoose={(agent) => go({ agent })}
      />
    </div>
  );
}
