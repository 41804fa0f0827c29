import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { NewBookingDialog } from "@/components/ledger/bookings/form/new-booking-dialog";
import type { BookingDraftInput } from "@/lib/ledger/bookings/booking.model";
import { show } from "../support/components/screen";

const ID = "00000000-0000-4000-8000-000000000001";
const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const button = (name: string) => screen.getByRole("button", { name });

describe("the form of a new booking", () => {
  it("has the commission in the total's currency until one is typed", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ data: [] })));
    const create = vi.fn(() => ({ run: () => Promise.resolve() }));
    const { user } = show(<NewBookingDialog create={create} onClose={vi.fn()} />);
    const currency = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
    await user.selectOptions(currency("Total Booking Currency"), "KWD");
    expect(currency("Expected Commission Currency").value).toBe("KWD");
    await user.type(box("Total Booking Amount"), "EUR 1.234,50");
    await user.type(box("Expected Commission Amount"), "120");
    expect(currency("Expected Commission Currency").value).toBe("EUR");
    await user.selectOptions(currency("Total Booking Currency"), "GBP");
    expect(currency("Total Booking Currency").value).toBe("GBP");
    expect(currency("Expected Commission Currency").value).toBe("EUR");
  });

  it("understands amounts as they are left, finds the supplier without an edit, and creates the one booking", async () => {
    const found = [
      { id: ID, name: "Harbour Hotels", isVerified: false, isActive: true, commissionPercent: 10 },
    ];
    const answer = (url: string) => Response.json({ data: url.includes("supplier") ? found : [] });
    vi.stubGlobal("fetch", (url: string | URL) => Promise.resolve(answer(String(url))));
    const create = vi.fn((_draft: BookingDraftInput) => ({ run: () => Promise.resolve() }));
    const onClose = vi.fn();
    const { user } = show(
      <NewBookingDialog
        anyDay
        prefill={{ supplier: { id: null, name: "harbour hotels" } }}
        {...{ create, onClose }}
      />,
    );
    await screen.findByText("Existing supplier");
    await user.click(button("Cancel"));
    expect(onClose).toHaveBeenCalledOnce();
    await user.type(box("Confirmation Number"), "HB-1");
    await user.type(box("Total Booking Amount"), "EUR 1.234,50");
    await user.click(await screen.findByRole("button", { name: /Use the usual 10%/ }));
    expect(box("Total Booking Amount").value).toBe("1234.50");
    expect(box("Expected Commission Amount").value).toBe("123.45");
    await user.type(box("Travel Start Date"), "01/01/2031");
    await user.type(box("Travel End Date"), "02/02/2031");
    await user.click(button("Create Booking"));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
    expect(create).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ supplier: { id: ID }, totalBookingCurrency: "EUR", allowDuplicate: false }),
    );
  });
});
