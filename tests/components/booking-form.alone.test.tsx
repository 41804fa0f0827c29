import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createBookingAction, deleteBookingAction } from "@/components/ledger/bookings/actions";
import { AddBooking } from "@/components/ledger/bookings/booking-dialogs-shown";
import { show } from "../support/components/screen";
import { refusal } from "../support/database/outcomes";
import { whereabouts } from "../support/http/next-navigation";

vi.mock("@/components/ledger/bookings/actions", () => ({
  createBookingAction: vi.fn(),
  deleteBookingAction: vi.fn(),
}));
vi.mock("@/components/ledger/suppliers/actions", () => ({}));

const create = vi.mocked(createBookingAction);
const onClose = vi.fn();
const ALTAMAR = {
  id: "0190b6a2-0000-7000-8000-000000000001",
  name: "Hotel Altamar",
  isVerified: true,
  isUserCreated: false,
  isActive: true,
  commissionPercent: 12,
};
const TAKEN = { id: "b7", confirmationNumber: "ALT-1", clientName: "Ben Achebe", supplier: null };

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const supplier = () => screen.getByRole<HTMLInputElement>("combobox", { name: /^Supplier/ });
const save = () => screen.getByRole("button", { name: "Create Booking" });

/** Fakes the server for the form: supplier search by name and booking lookup by number. */
function answer(address: string, init?: RequestInit) {
  if (address.includes("/supplier/list"))
    return { data: String(init?.body).includes("Altamar") ? [ALTAMAR] : [] };
  return { data: address.includes("ALT1") ? [TAKEN] : [] };
}

beforeEach(() => {
  create.mockReset().mockResolvedValue({ ok: true, value: {} as never });
  onClose.mockReset();
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => Response.json(answer(address, init)));
});

function Page() {
  const [isOpen, setIsOpen] = useState(true);
  onClose.mockImplementation(() => setIsOpen(false));
  return isOpen ? <AddBooking currency="GBP" autoFill={false} onClose={onClose} /> : null;
}

function open() {
  return show(<Page />, { address: "/bookings/open" }).user;
}

async function fill(user: ReturnType<typeof open>, number = "NW-7") {
  await user.type(box(/^Confirmation Number/), number);
  await user.type(supplier(), "Hotel Altamar");
  await user.type(box(/^Total Booking Amount/), "EUR 1,250.5");
  await user.type(box(/^Expected Commission Amount/), "10%");
  await user.type(box(/^Travel Start Date/), "3/9/2027");
  await user.type(box(/^Travel End Date/), "03/16/2027");
}

describe("adding a booking", () => {
  it("begins in the agent's own currency", () => {
    open();
    const currencies = screen.getAllByRole<HTMLSelectElement>("combobox", { name: /Currency/ });
    expect(currencies.map(({ value }) => value)).toEqual(["GBP", "GBP"]);
  });

  it("understands amounts as they are typed, finds the supplier, and goes to the open bookings", async () => {
    const user = open();
    await fill(user);
    await screen.findByText("Existing supplier");
    expect(box(/^Total Booking Amount/).value).toBe("1250.5");
    expect(box(/^Expected Commission Amount/).value).toBe("125.05");
    await user.click(save());
    await screen.findByText("Booking created successfully");
    expect(create).toHaveBeenCalledExactlyOnceWith({
      id: expect.any(String),
      draft: expect.objectContaining({
        confirmationNumber: "NW-7",
        clientName: null,
        supplier: { id: ALTAMAR.id },
        totalBookingAmount: "1250.5",
        totalBookingCurrency: "EUR",
        expectedCommissionAmount: "125.05",
        expectedCommissionCurrency: "EUR",
        travelStartDate: "2027-03-09",
        travelEndDate: "2027-03-16",
      }),
    });
    expect(onClose).toHaveBeenCalledOnce();
    expect(whereabouts()).toBe("/bookings");
    vi.mocked(deleteBookingAction).mockResolvedValue({ ok: true, value: undefined as never });
    await user.click(screen.getByRole("button", { name: "Undo" }));
    const [sent] = create.mock.calls[0] ?? [];
    await waitFor(() => expect(deleteBookingAction).toHaveBeenCalledWith({ id: sent?.id }));
  });

  it("names all that is missing in the order of the form, and leads there", async () => {
    const user = open();
    await user.type(box(/^Travel Start Date/), "3/16/2027");
    await user.type(box(/^Travel End Date/), "3/9/2027");
    await user.click(save());
    const summary = await screen.findByRole("alert");
    const messages = within(summary).getAllByRole("link");
    expect(messages.map(({ textContent }) => textContent)).toEqual([
      "Confirmation number is required",
      "Supplier is required (either select or enter a name)",
      "Total booking amount is required",
      "Expected commission amount is required",
      "Travel end date must be after start date",
    ]);
    expect(create).not.toHaveBeenCalled();
    await user.click(messages[1] as HTMLElement);
    expect(document.activeElement).toBe(supplier());
  });

  it("proposes the supplier's usual commission, and takes it over only by a press", async () => {
    const user = open();
    await user.type(supplier(), "Hotel Altamar");
    await screen.findByText("Usually 12% of the total");
    await user.type(box(/^Total Booking Amount/), "200");
    expect(box(/^Expected Commission Amount/).value).toBe("");
    await user.click(await screen.findByRole("button", { name: "Use the usual 12%: GBP 24.00" }));
    expect(box(/^Expected Commission Amount/).value).toBe("24.00");
    expect(document.activeElement).toBe(box(/^Expected Commission Amount/));
  });

  it("says of a name that nobody bears that a supplier will be made of it", async () => {
    const user = open();
    await user.type(supplier(), "Nordic Rail");
    await screen.findByText('This will create a new unverified supplier named "Nordic Rail".');
  });
});

describe("a number that is taken", () => {
  it("is told of while one types, and made twice only on purpose", async () => {
    create.mockResolvedValueOnce(refusal("DUPLICATE_BOOKING"));
    const user = open();
    await fill(user, "ALT-1");
    await screen.findByText("You already have a booking with this number");
    expect(screen.getByRole("link", { name: "Open it" }).getAttribute("href")).toBe("/bookings/b7");
    expect(screen.queryByRole("button", { name: "Create anyway" })).toBeNull();
    await user.click(save());
    await user.click(await screen.findByRole("button", { name: "Create anyway" }));
    await screen.findByText("Booking created successfully");
    expect(create.mock.calls.map(([{ draft }]) => draft.allowDuplicate)).toEqual([false, true]);
    const ids = new Set(create.mock.calls.map(([{ id }]) => id));
    expect(ids.size).toBe(1);
  });
});

it("what the server refuses stands beside its field, and nothing typed is lost", async () => {
  const fields = { "draft.supplier.id": ["That supplier is gone"] };
  create.mockResolvedValueOnce(refusal("INVALID_INPUT", { fields }));
  const user = open();
  await fill(user);
  await user.click(save());
  const summary = await screen.findByRole("alert");
  expect(within(summary).getByRole("link", { name: "That supplier is gone" })).toBeTruthy();
  expect(await screen.findByText("Failed to create booking")).toBeTruthy();
  expect(box(/^Confirmation Number/).value).toBe("NW-7");
  expect(onClose).not.toHaveBeenCalled();
});
