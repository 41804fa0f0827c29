import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { listAccountsAction } from "@/components/reconciliation/statements/actions";
import {
  endRuleAction,
  listRulesAction,
  previewRuleAction,
  saveRuleAction,
} from "@/components/reconciliation/transactions/actions";
import RulesDialog from "@/components/reconciliation/transactions/rules/rules-dialog";
import type { CategoryRule } from "@/lib/reconciliation/bank-transactions/categories/rules/rule.model";
import { show } from "../../support/components/screen";

vi.mock("@/components/reconciliation/transactions/actions", () => ({
  endRuleAction: vi.fn(),
  listRulesAction: vi.fn(),
  previewRuleAction: vi.fn(),
  saveRuleAction: vi.fn(),
}));
vi.mock("@/components/reconciliation/statements/actions", () => ({ listAccountsAction: vi.fn() }));

const ok = <T,>(value: T) => ({ ok: true, value }) as const;
const RULE: CategoryRule = {
  id: "0190b6a2-0000-7000-8000-00000000000a",
  words: "wire fee",
  accountId: null,
  accountName: null,
  direction: "out",
  category: "BANK_FEE",
  note: null,
  count: 3,
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(listAccountsAction).mockResolvedValue(ok([]));
  vi.mocked(listRulesAction).mockResolvedValue(ok([RULE]));
  vi.mocked(previewRuleAction).mockResolvedValue(ok({ count: 2, disputed: 1, first: [] }));
  vi.mocked(saveRuleAction).mockResolvedValue(ok({ count: 2 }));
  vi.mocked(endRuleAction).mockResolvedValue(ok(undefined));
});

it("a rule shows what it would change before it is added, and is applied at once only where that is ticked", async () => {
  const { user } = show(<RulesDialog onClose={vi.fn()} />);
  expect(await screen.findByText("money that left · 3 transactions so far")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "New rule" }));
  await user.click(screen.getByRole("button", { name: "Add rule" }));
  expect(saveRuleAction).not.toHaveBeenCalled();
  expect(await screen.findAllByText("Say which words a line has.")).not.toEqual([]);
  await user.type(screen.getByLabelText(/Words in the transaction/), "Interest paid");
  await user.selectOptions(screen.getByLabelText(/^Category/), "INTEREST");
  const changes = within(screen.getByRole("region", { name: "What this would change" }));
  expect(await changes.findByText("2 open transactions would have this category.")).toBeTruthy();
  expect(changes.getByText(/1 other line would stay open/)).toBeTruthy();
  await user.click(changes.getByRole("checkbox", { name: "Put all 2 aside now as well" }));
  await user.click(screen.getByRole("button", { name: "Add rule" }));
  expect(await screen.findByText("2 transactions put aside")).toBeTruthy();
  expect(saveRuleAction).toHaveBeenCalledWith(
    expect.objectContaining({
      draft: expect.objectContaining({ words: "Interest paid", category: "INTEREST", direction: null }),
      replaces: null,
      appliesNow: true,
    }),
  );
});

it("a rule is edited by another in its place, and ended", async () => {
  const { user } = show(<RulesDialog onClose={vi.fn()} />);
  await user.click(await screen.findByRole("button", { name: "Edit the rule wire fee" }));
  await user.type(screen.getByLabelText(/Words in the transaction/), " incoming");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await vi.waitFor(() =>
    expect(saveRuleAction).toHaveBeenCalledWith(
      expect.objectContaining({ replaces: RULE.id, appliesNow: false }),
    ),
  );
  expect(vi.mocked(saveRuleAction).mock.calls[0]?.[0].id).not.toBe(RULE.id);
  await user.click(await screen.findByRole("button", { name: "End the rule wire fee" }));
  expect(endRuleAction).toHaveBeenCalledWith({ id: RULE.id });
  expect(await screen.findByText("Rule ended")).toBeTruthy();
});
