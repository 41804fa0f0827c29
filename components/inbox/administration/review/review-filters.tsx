"use client";

import { useId } from "react";
import { useUrlState } from "@/components/shared/table/url-state";
import { Select } from "@/components/ui/select";
import type { ReviewAgent } from "@/lib/inbox/ai-review/review.model";
import { REVIEW_PRIORITIES } from "@/lib/platform/base/addresses/addresses.model";
import { REVIEWS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";

const LABELS = { high: "High", medium: "Medium", low: "Low" } as const;

/** The filters by priority and by agent. */
export function ReviewFilters({ agents }: { readonly agents: readonly ReviewAgent[] }) {
  const { values, go } = useUrlState(REVIEWS_URL);
  const id = useId();
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <label htmlFor={`${id}-priority`} className="sr-only">
        Priority
      </label>
      <Select
        id={`${id}-priority`}
        className="w-44 max-sm:w-auto max-sm:flex-1"
        value={values.priority ?? ""}
        onChange={(event) => {
          const priority = REVIEW_PRIORITIES.find((one) => one === event.target.value) ?? null;
          go({ priority });
        }}
      >
        <option value="">All priorities</option>
        {REVIEW_PRIORITIES.map((one) => (
          <option key={one} value={one}>
            {LABELS[one]}
          </option>
        ))}
      </Select>
      <label htmlFor={`${id}-agent`} className="sr-only">
        Agent
      </label>
      <Select
        id={`${id}-agent`}
        className="w-56 max-sm:w-auto max-sm:flex-1"
        value={values.agent}
        onChange={(event) => go({ agent: event.target.value || null })}
      >
        <option value="">All agents</option>
        {values.agent && !agents.some((one) => one.id === values.agent) ? (
          <option value={values.agent}>Chosen agent</option>
        ) : null}
        {agents.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </Select>
    </div>
  );
}
