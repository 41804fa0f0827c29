import { renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useDesk } from "@/components/inbox/administration/review/use-desk";
import type { Review } from "@/lib/inbox/ai-review/review.model";

const shown = vi.fn();
vi.mock("@/components/inbox/administration/review/actions", () => ({}));
vi.mock("@/components/shared/mutations/mutation", () => ({ useMutation: () => ({ mutate: vi.fn() }) }));
vi.mock("@/components/shared/table/url-state", () => ({
  useUrlState: () => ({ values: { page: 1, edit: null }, show: shown }),
}));
beforeEach(() => shown.mockClear());

const row = (id: string, version = 1) => ({ id, email: { id, subject: id, version } }) as unknown as Review;
const ROWS = [row("a"), row("b"), row("c")];

/** Decides a review and returns the id of the one that opens next. */
function decide(id: string, decided: Set<string>, rows = ROWS): string | null {
  const { result } = renderHook(() => useDesk({ id, rows, decided, detail: null }));
  result.current.advance();
  return shown.mock.lastCall?.[0].item;
}

it("after a decision the next that waits is opened, though the list still has those that were decided before", () => {
  const decided = new Set<string>();
  expect(decide("b", decided)).toBe("c");
  expect(decide("c", decided)).toBe("a");
  expect(decide("a", decided)).toBe(null);
});

it("one whose decision was undone waits again", () => {
  const decided = new Set<string>();
  expect(decide("b", decided)).toBe("c");
  expect(decide("c", decided, [row("b", 3), row("c")])).toBe("b");
});
