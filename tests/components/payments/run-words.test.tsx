import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { RunList } from "@/components/payouts/administration/runs/run-list";
import { runWords, shownState } from "@/components/payouts/administration/runs/run-words.model";
import type { Run } from "@/lib/payouts/runs/run.model";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";
import { show } from "../../support/components/screen";

const USD = currency.parse("USD");

/** Returns a payout run that paid this amount, except to the agents whose payouts came back. */
function ran(paid: number, payoutCount: number, back = 0, cameBackCount = 0): Run {
  return {
    ...{ id: "run", runNo: 4, version: 2, state: "PAID", upTo: calendarDate.parse("2026-03-31") },
    ...{ total: { minor: paid, currency: USD }, cameBack: { minor: back, currency: USD } },
    ...{ payoutCount, cameBackCount, draftedBy: null, draftedAt: "2026-04-01T10:00:00Z" },
    ...{ approvedAt: "2026-04-01T11:00:00Z", paidAt: "2026-04-02T10:00:00Z" },
  };
}

it("says of a run what was paid, and what came back", () => {
  expect(runWords(ran(5_070, 2))).toBe("USD 50.70 for 2 agents");
  expect(runWords(ran(70, 2, 5_000, 1))).toBe("USD 0.70 for 1 agent; USD 50.00 for 1 agent came back");
  expect(runWords(ran(0, 1, 5_000, 1))).toBe("USD 50.00 for 1 agent");
});

it("doesn't call a run paid whose every payout came back", () => {
  expect(shownState(ran(70, 2, 5_000, 1))).toBe("PAID");
  expect(shownState(ran(0, 1, 5_000, 1))).toBe("CAME_BACK");
});

it("shows in the list of runs what came back beside what was paid", () => {
  show(<RunList runs={[ran(0, 1, 5_000, 1)]} />);
  const cells = screen.getAllByRole("cell").map(({ textContent }) => textContent);
  expect(cells).toEqual(
    expect.arrayContaining(["StateCame back", "Agents0", "USD 0.00USD 50.00 for 1 agent came back"]),
  );
});
