import { screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import {
  listNumberedBookingsAction,
  listOwedBookingsAction,
  splitTransactionAction,
} from "@/components/reconciliation/transactions/actions";
import { SplitDialog } from "@/components/reconciliation/transactions/dialogs/split/split-dialog";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Money } from "@/lib/platform/base/money";
import type { TransactionDetail } from "@/lib/reconciliation/bank-transactions/transaction.model";
import { show } from "../../support/components/screen";

vi.mock("@/components/reconciliation/transactions/actions", () => ({
  listNumberedBookingsAction: vi.fn(),
  listOwedBookingsAction: vi.fn(),
  splitTransactionAction: vi.fn(),
}));

const usd = (minor: number) => ({ minor, currency: "USD" }) as Money;
const found = (number: string, minor: number, change: object = {}) => ({
  id: `id-${number}`,
  userId: "ada",
  agentName: "Ada",
  confirmationNumber: number,
  clientName: "Zoë Lind",
  supplierName: "Greatwind",
  outstanding: usd(minor),
  plainNumber: number.replace("-", ""),
  ...change,
});
const detail = {
  id: "t-1",
  version: 3,
  name: "GREATWIND TOURS",
  amount: usd(26_000),
  date: calendarDate.parse("2026-03-04"),
  supplier: { id: "s-1", name: "Greatwind" },
  candidates: [],
} as unknown as TransactionDetail;
const done = { ok: true, value: { version: 4 } } as const;
const answered = <T,>(value: T) => ({ ok: true, value }) as const;

beforeAll(() => vi.stubGlobal("fetch", () => new Promise(() => undefined)));
afterEach(() => vi.clearAllMocks());

function open() {
  const onSent = vi.fn();
  const { user } = show(<SplitDialog detail={detail} onClose={() => undefined} onSent={onSent} />);
  const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }));
  return { user, press, onSent, split: () => screen.getByRole("button", { name: "Split" }) };
}

it("ticks all that the supplier owes in one press, says the rest as it falls, and sends what is ticked with a fee, an override and what is unclaimed", async () => {
  vi.mocked(listOwedBookingsAction).mockResolvedValue(
    answered({
      bookings: [found("A-1", 10_000), found("A-2", 9_000), found("A-3", 8_000)],
      moreCount: 0,
      foreignCount: 1,
    }),
  );
  vi.mocked(splitTransactionAction).mockResolvedValue(done);
  const { user, press, split, onSent } = open();
  screen.getByText("USD 260.00 left");
  await press("Tick all");
  expect(vi.mocked(listOwedBookingsAction).mock.calls[0]?.[0]).toEqual({
    supplierId: "s-1",
    currency: "USD",
    upTo: "2026-03-04",
  });
  screen.getByText(/^3 bookings ticked\. 1 booking owed in other currencies/);
  expect(screen.getByText("USD 10.00 too much").role).toBe("status");
  expect(split()).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("checkbox", { name: "Count A-3" }));
  screen.getByText("USD 70.00 left");
  await press("Add what is for no booking");
  await user.clear(screen.getByLabelText("Part of what is for no booking (USD)"));
  await user.type(screen.getByLabelText("Part of what is for no booking (USD)"), "25");
  await user.selectOptions(screen.getByLabelText("Why it belongs to no booking"), "Bonus");
  await press("Add unclaimed commission");
  await user.type(screen.getByLabelText("Number, if any of what is unclaimed"), "GT-9");
  await user.clear(screen.getByLabelText("Part of what is unclaimed (USD)"));
  await user.type(screen.getByLabelText("Part of what is unclaimed (USD)"), "50");
  screen.getByText("USD 5.00 too much");
  await press("Add a fee");
  await press("Give the rest to the fee");
  screen.getByText("Nothing is left over");
  await user.click(split());
  expect(vi.mocked(splitTransactionAction).mock.calls[0]?.[0]).toMatchObject({
    id: "t-1",
    version: 3,
    parts: [
      { kind: "booking", bookingId: "id-A-1", userId: "ada", amount: 100 },
      { kind: "booking", bookingId: "id-A-2", userId: "ada", amount: 90 },
      { kind: "difference", reason: "bonus", amount: 25 },
      { kind: "unclaimed", confirmationNumber: "GT-9", clientName: "", amount: 50 },
      { kind: "fee", amount: 5 },
    ],
  });
  expect(onSent).toHaveBeenCalledOnce();
});

it("takes pasted numbers and keeps in the box what it can't place, with the reason and the choice", async () => {
  vi.mocked(listNumberedBookingsAction).mockResolvedValue(
    answered([
      found("A-1", 10_000),
      found("A-2", 9_000),
      found("A-2", 4_000, { id: "other", agentName: "Ben" }),
    ]),
  );
  const { user, press } = open();
  const box = screen.getByLabelText(/^Paste confirmation numbers/);
  await user.click(box);
  await user.paste("A-1\t120.50\nA-2\t30.00\nB-7\n");
  await press("Add these");
  expect(vi.mocked(listNumberedBookingsAction).mock.calls[0]?.[0]).toEqual({
    numbers: ["A-1", "A-2", "B-7"],
  });
  expect(screen.getByLabelText("Part of A-1 (USD)")).toHaveProperty("value", "120.50");
  expect(box).toHaveProperty("value", "A-2\t30.00\nB-7");
  const left = within(screen.getByRole("list", { name: "Lines that were left" }));
  left.getByText("No booking has this number");
  left.getByText("2 bookings have this number: which one?");
  await user.click(left.getByRole("button", { name: /agent Ben/ }));
  expect(screen.getByLabelText("Part of A-2 (USD)")).toHaveProperty("value", "30.00");
  expect(box).toHaveProperty("value", "B-7");
  screen.getByText("USD 109.50 left");
});

it("asks why a fee is so large beside the parts, and sends them again with the reason", async () => {
  vi.mocked(listOwedBookingsAction).mockResolvedValue(
    answered({ bookings: [found("A-1", 28_000)], moreCount: 0, foreignCount: 0 }),
  );
  const failure = {
    code: "CONFLICT",
    status: 409,
    category: "VALIDATION",
    message: "Much for a fee",
    requestId: "r",
  };
  vi.mocked(splitTransactionAction)
    .mockResolvedValueOnce({ ok: false, failure: { ...failure, facts: { question: "isLargeFee" } } as never })
    .mockResolvedValueOnce(done);
  const { user, press, split } = open();
  await press("Tick all");
  await press("Add a fee");
  await press("Give the rest to the fee");
  await user.click(split());
  await screen.findByText("Much for a fee");
  await user.type(screen.getByLabelText("Why it is a fee"), "Two banks");
  await press("It was a fee");
  expect(vi.mocked(splitTransactionAction).mock.calls[1]?.[0]).toMatchObject({
    isLargeFee: true,
    reason: "Two banks",
    parts: [{ amount: 280 }, { kind: "fee", amount: 20 }],
  });
});
