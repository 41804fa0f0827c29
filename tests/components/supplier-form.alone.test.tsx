import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { addSupplierAction, reactivateSupplierAction } from "@/components/ledger/suppliers/actions";
import AddSupplier from "@/components/ledger/suppliers/add-supplier";
import { show } from "../support/components/screen";
import { refusal } from "../support/database/outcomes";

vi.mock("@/components/ledger/suppliers/actions", () => ({
  addSupplierAction: vi.fn(),
  reactivateSupplierAction: vi.fn(),
  deactivateSupplierAction: vi.fn(),
}));

const add = vi.mocked(addSupplierAction);
const onClose = vi.fn();
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const button = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  add.mockReset().mockResolvedValue({ ok: true, value: { id: "s1" } });
  onClose.mockReset();
});

function open() {
  return show(<AddSupplier onClose={onClose} />).user;
}

describe("adding a supplier", () => {
  it("sends what was typed, tells of it and closes", async () => {
    const user = open();
    await user.type(field(/^Supplier name/), "Hotel Altamar");
    await user.type(field("Pays after (days)"), "60");
    await user.type(field("Default commission (%)"), "12,5%");
    await user.type(field("Contact email"), "chase@altamar.example");
    await user.click(button("Add Supplier"));
    await screen.findByText("Supplier added");
    expect(add).toHaveBeenCalledExactlyOnceWith({
      id: expect.any(String),
      draft: expect.objectContaining({
        name: "Hotel Altamar",
        paymentLagDays: 60,
        paymentBasis: "TRAVEL_END",
        commissionPercent: 12.5,
        chaseEmail: "chase@altamar.example",
      }),
    });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("names everything that is wrong at once, and leads to each field", async () => {
    const user = open();
    await user.type(field("Email"), "nobody");
    await user.type(field("Pays after (days)"), "731");
    await user.type(field("Default commission (%)"), "many");
    await user.click(button("Add Supplier"));
    const summary = await screen.findByRole("alert");
    expect(document.activeElement).toBe(summary);
    const messages = within(summary).getAllByRole("link");
    expect(messages.map(({ textContent }) => textContent)).toEqual([
      "Supplier name is required",
      "Email must be a valid address",
      "Payment days must be between 0 and 730",
      "Default commission must be a number",
    ]);
    expect(add).not.toHaveBeenCalled();
    await user.click(messages[2] as HTMLElement);
    expect(document.activeElement).toBe(field("Pays after (days)"));
    expect(field("Pays after (days)").getAttribute("aria-invalid")).toBe("true");
    expect(field("City").getAttribute("aria-invalid")).toBeNull();
  });

  it("shows what the server refuses beside its field, and stays open with what was typed", async () => {
    add.mockResolvedValue(refusal("INVALID_INPUT", { fields: { "draft.name": ["That name is taken"] } }));
    const user = open();
    await user.type(field(/^Supplier name/), "Hotel Altamar");
    await user.click(button("Add Supplier"));
    const summary = await screen.findByRole("alert");
    expect(within(summary).getByRole("link", { name: "That name is taken" })).toBeTruthy();
    expect(await screen.findByText("Failed to add supplier")).toBeTruthy();
    expect(field(/^Supplier name/).value).toBe("Hotel Altamar");
    expect(onClose).not.toHaveBeenCalled();
  });

  it("offers the supplier back that bears the name and was deactivated", async () => {
    const facts = { deactivatedId: "s9", deactivatedName: "Hotel Altamar" };
    add.mockResolvedValue(refusal("CONFLICT", { facts }));
    vi.mocked(reactivateSupplierAction).mockResolvedValue({ ok: true, value: undefined as never });
    const user = open();
    await user.type(field(/^Supplier name/), "Hotel Altamar");
    await user.click(button("Add Supplier"));
    await user.click(await screen.findByRole("button", { name: "Reactivate" }));
    await screen.findByText("Hotel Altamar reactivated");
    expect(reactivateSupplierAction).toHaveBeenCalledWith({ id: "s9" });
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe("closing the form", () => {
  it("asks first where something was typed, which stays when it is kept", async () => {
    const user = open();
    await user.type(field("City"), "Oslo");
    await user.click(button("Cancel"));
    const prompt = await screen.findByRole("alertdialog", { name: "Discard Changes?" });
    await user.click(within(prompt).getByRole("button", { name: "Keep Editing" }));
    expect(onClose).not.toHaveBeenCalled();
    expect(field("City").value).toBe("Oslo");
    await user.click(button("Cancel"));
    await user.click(await screen.findByRole("button", { name: "Discard Changes" }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("asks nothing where nothing was typed, or what was typed is gone again", async () => {
    const user = open();
    await user.type(field("City"), "Oslo");
    await user.clear(field("City"));
    await user.click(button("Cancel"));
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });
});
