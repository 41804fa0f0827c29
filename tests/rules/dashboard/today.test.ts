import { expect, it } from "vitest";
import { adminTasks, agentTasks } from "@/components/desk/today.model";
import { NO_STATS } from "@/lib/desk/dashboard/dashboard.model";

it("says what waits for an agent, money first, with nothing that is none", () => {
  const byCurrency = [{ currency: "EUR", pendingMinor: 500, overdueMinor: 500, earnedMinor: 0 }];
  const stats = { ...NO_STATS, overdueCount: 1, readyToConvert: 2, inboxCount: 5, byCurrency };
  expect(agentTasks(stats, 1).map(({ words, action }) => `${words} - ${action}`)).toEqual([
    "1 payment of commission may be yours - Claim it",
    "1 booking is overdue: EUR\u00a05.00 - Chase",
    "2 emails are ready to convert - Convert",
  ]);
  expect(agentTasks({ ...NO_STATS, inboxCount: 3 }, 0).map(({ words }) => words)).toEqual([
    "3 emails wait for a decision",
  ]);
  expect(agentTasks(null, 0)).toEqual([]);
});

it("says what waits for an administrator", () => {
  expect(adminTasks(10, 0, 1).map(({ words }) => words)).toEqual([
    "10 transactions to decide",
    "1 correction to review",
  ]);
});
