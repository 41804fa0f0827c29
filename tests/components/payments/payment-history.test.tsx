import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PaymentHistoryCard } from "@/components/ledger/administration/suppliers/payment-history";
import { show } from "../../support/components/screen";

it("calls the average of a month's days to pay so, as the chart above it shows the median", () => {
  const month = {
    ...{ month: "2026-11", currency: "USD", payments: 3, receivedMinor: 179_400, days: 51 },
    ...{ fastest: 0, slowest: 49, partial: 0, recalled: 0, recalledMinor: 0 },
  };
  const medians = [{ month: "2026-11", median: 2, payments: 3 }];
  show(<PaymentHistoryCard history={{ months: [month], learnedLagDays: 2, delays: [0, 2, 49], medians }} />);
  const table = screen.getByRole("table", { name: "Payments by month" });
  expect(table.textContent).toContain("Days to pay, average");
  expect(table.textContent).toContain("17");
});
