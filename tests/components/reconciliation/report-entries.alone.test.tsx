import { screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { ignoreEntryAction, matchEntryAction } from "@/components/reconciliation/reports/actions";
import { EntriesGrid } from "@/components/reconciliation/reports/entries/entries-grid";
import { openEntry } from "@/components/reconciliation/reports/entries/use-opened-entry";
import { DEFAULT_VIEW } from "@/components/shared/table/table-display.model";
import Keyboard from "@/components/shell/keyboard";
import type { EntryView, ReportView } from "@/lib/reconciliation/commission-reports/report-view.model";
import { show } from "../../support/components/screen";

vi.mock("@/components/reconciliation/reports/actions", () => ({
  ignoreEntryAction: vi.fn(),
  matchEntryAction: vi.fn(),
  restoreEntryAction: vi.fn(),
}));

const idOf = (line: number) => `0199f1a2-0000-7000-8000-00000000000${line}`;

function entry(line: number): EntryView {
  const number = `GT-${line}`;
  const travel = { travelStart: "2026-03-04", travelEnd: "2026-03-06" };
  const booking = { id: `booking-${line}`, userId: "ada", confirmationNumber: number, ...travel };
  return {
    id: idOf(line),
    line,
    version: 1,
    status: "PENDING",
    outcome: "paid",
    confirmationNumber: number,
    ...travel,
    booking: null,
    raw: {},
    candidates: [{ booking, score: 0.8, reasons: [] }],
  } as unknown as EntryView;
}

const REPORT = { currency: "USD", entryCount: 3, entries: [1, 2, 3].map(entry) } as unknown as ReportView;
function Report() {
  return (
    <>
      <Keyboard {...({ area: "admin" } as ComponentProps<typeof Keyboard>)} />
      <EntriesGrid report={REPORT} view={DEFAULT_VIEW} />
    </>
  );
}

const atWork = () => screen.queryByRole("region", { name: /^Entry/ })?.getAttribute("aria-label");
const sent = () => vi.mocked(matchEntryAction).mock.calls.map(([{ id }]) => id);

beforeEach(() => {
  vi.resetAllMocks();
  window.history.replaceState(null, "", `/admin/commission-reports/r?entry=${idOf(1)}`);
});

it("the next line can be decided while the one before is being sent, and none twice", async () => {
  vi.mocked(matchEntryAction).mockReturnValue(new Promise(() => undefined));
  vi.mocked(ignoreEntryAction).mockReturnValue(new Promise(() => undefined));
  const { user } = show(<Report />);
  expect(atWork()).toBe("Entry 1");
  await user.keyboard("1");
  expect(atWork()).toBe("Entry 2");
  await user.keyboard("1");
  expect(atWork()).toBe("Entry 3");
  // The list hasn't been refreshed after these decisions, but no entry is waiting any more.
  await user.keyboard("i");
  expect(atWork()).toBe("Entry 3");
  await user.keyboard("1i");
  expect(sent()).toEqual([idOf(1), idOf(2)]);
  expect(ignoreEntryAction).toHaveBeenCalledTimes(1);
});

it("a line that is refused is opened again and can be decided again", async () => {
  const failure = { code: "CONFLICT", status: 409, category: "VALIDATION", message: "No.", requestId: "r" };
  vi.mocked(matchEntryAction).mockResolvedValue({ ok: false, failure: failure as never });
  const { user } = show(<Report />);
  openEntry(idOf(2));
  await user.keyboard("1");
  expect(await screen.findByText("Failed to match the entry")).toBeTruthy();
  expect(atWork()).toBe("Entry 2");
  await user.keyboard("1");
  expect(sent()).toEqual([idOf(2), idOf(2)]);
});
