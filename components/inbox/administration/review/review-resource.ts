import type { ReviewDetail } from "@/lib/inbox/ai-review/review.model";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import type { Resource } from "@/lib/platform/api-client/resource";

export function reviewOf(id: string): Resource<ReviewDetail> {
  return {
    key: ["review", id],
    ask: (signal) => fetchJson<ReviewDetail>(`/admin/review/${encodeURIComponent(id)}/details`, { signal }),
  };
}
