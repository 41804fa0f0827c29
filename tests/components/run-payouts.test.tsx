import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import AdjustDialog from "@/components/payouts/administration/runs/adjust-dialog";
import { RunPayouts } from "@/components/payouts/administration/runs/run-payouts";
import { currency } from "@/lib/platform/base/money";
import { show } from "../support/components/screen";

const USD = currency.parse("USD");

it("leads from a page of payouts to one's first lines, and stays on that page", () => {
  const run = {
    ...{
      id: "run",
      runNo: 4,
      version: 2,
      state: "DRAFT",
      upTo: "2026-03-31",
      currency: USD,
      payoutCount: 90,
    },
    total: { minor: 900, currency: USD },
  } as never;
  const payout = {
    ...{ id: "4c1e3c9e-2f38-4f6f-9a52-0b7f5b6d4a11", userId: "ada", agent: "Ada Fern" },
    ...{ amount: { minor: 500, currency: USD }, paidAt: null, cameBackAt: null, cameBackReason: null },
    state: "DRAFT" as const,
  };
  const address = { page: "2", payout: "0d3b7e53-6f0b-4a53-8d0c-7a1f0d6f9c22", "lines.page": "3" };
  show(<RunPayouts run={run} payouts={[payout]} address={address} />);
  expect(screen.getByRole("link", { name: "Ada Fern" }).getAttribute("href")).toBe(
    `/admin/payouts/run?payout=${payout.id}&page=2`,
  );
});

it("an adjustment that is no amount is refused at the field where it is typed", async () => {
  const agent = { userId: "ada", name: "Ada Fern" };
  const { user } = show(
    <AdjustDialog run={{ id: "run", version: 1 }} agent={agent} currency={USD} onClose={() => undefined} />,
  );
  const amount = screen.getByLabelText(/Amount in USD/);
  await user.type(amount, "ten");
  await user.type(screen.getByLabelText(/What for/), "Fee");
  await user.click(screen.getByRole("button", { name: "Adjust" }));
  await waitFor(() => expect(amount.getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getAllByText("Amount must be a number with at most 2 decimals").length).toBeGreaterThan(0);
});
