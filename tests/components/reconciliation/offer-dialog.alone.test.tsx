import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { findAgentsAction } from "@/components/accounts/administration/users/actions";
import { OfferDialog } from "@/components/reconciliation/transactions/dialogs/offer-dialog";
import {
  listAskedAction,
  offerByHandAction,
  withdrawOfferAction,
} from "@/components/reconciliation/unclaimed/claims/actions";
import type { TransactionDetail } from "@/lib/reconciliation/bank-transactions/transaction.model";
import { show } from "../../support/components/screen";

vi.mock("@/components/accounts/administration/users/actions", () => ({ findAgentsAction: vi.fn() }));
vi.mock("@/components/reconciliation/transactions/actions", () => ({}));
vi.mock("@/components/reconciliation/unclaimed/claims/actions", () => ({
  listAskedAction: vi.fn(),
  offerByHandAction: vi.fn(),
  withdrawOfferAction: vi.fn(),
}));

const ok = <T,>(value: T) => ({ ok: true, value }) as const;
const asked = { offerId: "o-1", agentId: "ada", name: "Ada Fern", state: "open", isByHand: true } as const;
const detail = { id: "t-1", version: 2, name: "ORCHARD", supplier: { id: "s", name: "Orchard" } };
const dialogOf = (change: Partial<TransactionDetail> = {}) => (
  <OfferDialog detail={{ ...detail, ...change } as TransactionDetail} onClose={vi.fn()} />
);

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(listAskedAction).mockResolvedValue(ok([]));
  vi.mocked(findAgentsAction).mockResolvedValue(ok([{ id: "ada", label: "Ada Fern", detail: "ada@a.test" }]));
  vi.mocked(offerByHandAction).mockResolvedValue(ok([asked]));
  vi.mocked(withdrawOfferAction).mockResolvedValue(ok(undefined));
});

it("agents are searched and chosen, then asked, and the offer can be taken back", async () => {
  const { user } = show(dialogOf());
  const send = () => screen.getByRole<HTMLButtonElement>("button", { name: "Offer" });
  expect(send().disabled).toBe(true);
  await user.type(screen.getByLabelText("Agent"), "Ada");
  await user.click(await screen.findByRole("option", { name: /Ada Fern/ }));
  expect(within(screen.getByRole("list", { name: "Chosen agents" })).getByText("Ada Fern")).toBeTruthy();
  vi.mocked(listAskedAction).mockResolvedValue(ok([asked]));
  await user.click(send());
  expect(offerByHandAction).toHaveBeenCalledWith({ id: "t-1", version: 2, agentIds: ["ada"] });
  expect(await screen.findByText("No answer yet")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Take the offer to Ada Fern back" }));
  expect(withdrawOfferAction).toHaveBeenCalledWith({ id: "o-1" });
});

it("a claimed offer isn't taken back, and without a supplier nobody is asked", async () => {
  vi.mocked(listAskedAction).mockResolvedValue(ok([{ ...asked, state: "claimed" }]));
  show(dialogOf({ id: "t-2", supplier: null }));
  expect(await screen.findByText("Claimed")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Take the offer/ })).toBeNull();
  expect(screen.getByText(/Assign its supplier first/)).toBeTruthy();
});
