import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LoadingDialog } from "@/components/shared/lazy/loading-dialog";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ["without a connection is dropped after ten seconds", false, 1],
  ["with one is waited for", true, 0],
])("a dialog whose code doesn't come %s", (_, onLine, closed) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
  const onClose = vi.fn();
  render(<LoadingDialog onClose={onClose} />);
  vi.advanceTimersByTime(9_999);
  expect(onClose).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onClose).toHaveBeenCalledTimes(closed);
});

test("a dialog that came is closed by nobody but its reader", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const onClose = vi.fn();
  render(<LoadingDialog onClose={onClose} />).unmount();
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(onClose).not.toHaveBeenCalled();
});
