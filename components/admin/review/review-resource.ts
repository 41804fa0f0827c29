import type { ReviewDetail } from "@/lib/ai-review/review.model";
import { fetchJson } from "@/lib/api-client/fetch-json";
import type { Resource } from "@/lib/api-client/resource";

export function reviewOf(id: string): Resource<ReviewDetail> {
  return {
    key: ["review", id],
    ask: (signal) => fetchJson<ReviewDetail>(`/admin/review/${encodeURIComponent(id)}/details`, { signal }),
  };
}
