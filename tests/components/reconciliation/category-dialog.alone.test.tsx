import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import {
  categoriseTransactionAction,
  restoreTransactionAction,
} from "@/components/reconciliation/transactions/actions";
import CategoryOf from "@/components/reconciliation/transactions/dialogs/category-of";
import { CategoryFilter } from "@/components/reconciliation/transactions/list/list-tools";
import { TransactionBadge } from "@/components/reconciliation/transactions/transaction-badge";
import type { TransactionRow } from "@/lib/reconciliation/bank-transactions/transaction.model";
import { show } from "../../support/components/screen";
import { goTo, router, whereabouts } from "../../support/http/next-navigation";

vi.mock("@/components/reconciliation/transactions/actions", () => ({
  categoriseTransactionAction: vi.fn(),
  restoreTransactionAction: vi.fn(),
}));

afterEach(() => {
  vi.clearAllMocks();
  goTo("/");
});

const row = (change: Partial<TransactionRow> = {}) =>
  ({
    id: "0190b6a2-0000-7000-8000-00000000000a",
    version: 3,
    name: "MONTHLY FEE",
    status: "PENDING_REVIEW",
    category: null,
    target: null,
    ...change,
  }) as TransactionRow;

it("a category is set by a figure and Enter, and taken back by Undo", async () => {
  vi.mocked(categoriseTransactionAction).mockResolvedValue({ ok: true, value: { version: 4 } });
  vi.mocked(restoreTransactionAction).mockResolvedValue({ ok: true, value: { version: 5 } });
  const onClose = vi.fn();
  const { user } = show(<CategoryOf transaction={row()} onClose={onClose} />);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true);
  await user.tab();
  screen.getByRole("radio", { name: /Bank fee/ }).focus();
  await user.keyboard("2{Enter}");
  const seen = { id: row().id, version: 3 };
  expect(categoriseTransactionAction).toHaveBeenCalledWith({ ...seen, category: "INTEREST", note: null });
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(await screen.findByText("Category set: Interest")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(restoreTransactionAction).toHaveBeenCalledWith({ ...seen, version: 4 });
});

it("where that leads to the next, it does so before the answer, and back where the answer is no", async () => {
  vi.mocked(categoriseTransactionAction).mockRejectedValue(new Error("No"));
  const [onClose, back] = [vi.fn(), vi.fn()];
  const decide = vi.fn(() => back);
  const { user } = show(<CategoryOf transaction={row()} onClose={onClose} decide={decide} />);
  await user.click(screen.getByRole("radio", { name: /Bank fee/ }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect([onClose.mock.calls.length, decide.mock.calls.length]).toEqual([1, 1]);
  await vi.waitFor(() => expect(back).toHaveBeenCalled());
});

it("a figure in the note is a figure, and what was a category before is so again by Undo", async () => {
  vi.mocked(categoriseTransactionAction).mockResolvedValue({ ok: true, value: { version: 4 } });
  const before = row({ status: "IGNORED", category: { is: "REFUND", note: "Q1", rule: null } });
  const { user } = show(<CategoryOf transaction={before} onClose={vi.fn()} />);
  await user.type(screen.getByLabelText("Note, if any"), " 2026");
  await user.click(screen.getByRole("radio", { name: /Override/ }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(categoriseTransactionAction).toHaveBeenLastCalledWith(
    expect.objectContaining({ category: "OVERRIDE", note: "Q1 2026" }),
  );
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(categoriseTransactionAction).toHaveBeenLastCalledWith(
    expect.objectContaining({ category: "REFUND", note: "Q1", version: 4 }),
  );
});

it("the list is narrowed to a category together with the status that it has", async () => {
  router.replace.mockImplementation((address: string) => goTo(address));
  const { user } = show(<CategoryFilter />, { address: "/admin/transactions" });
  await user.click(screen.getByRole("button", { name: "Category Any" }));
  await user.click(await screen.findByRole("menuitemradio", { name: "Bank fee" }));
  expect(whereabouts()).toContain("status=IGNORED");
  expect(whereabouts()).toContain("category=BANK_FEE");
});

it("the status says what it is beside that it is ignored", () => {
  show(<TransactionBadge status="IGNORED" category={{ is: "TRANSFER", note: null, rule: null }} />);
  expect(screen.getByText("Ignored · Transfer")).toBeTruthy();
});
