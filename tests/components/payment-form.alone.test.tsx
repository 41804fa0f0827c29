import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { recordPaymentAction, reversePaymentAction } from "@/components/ledger/bookings/actions";
import { PaymentForm } from "@/components/ledger/bookings/payments/payment-form";
import type { BookingDetails } from "@/lib/ledger/bookings/booking-details.model";
import { queryClient } from "@/lib/platform/api-client/resource";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { show } from "../support/components/screen";
import { refusal } from "../support/database/outcomes";

vi.mock("@/components/ledger/bookings/actions", () => ({
  recordPaymentAction: vi.fn(),
  reversePaymentAction: vi.fn(),
}));

const record = vi.mocked(recordPaymentAction);
const onClose = vi.fn();
const amount = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Amount received/ });
const receivedOn = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Received on/ });
const save = () => screen.getByRole("button", { name: "Record payment" });

beforeEach(() => {
  record.mockReset().mockResolvedValue({ ok: true, value: {} as never });
  onClose.mockReset();
  vi.stubGlobal("fetch", async () => Response.json({}));
});

/** The parts of a booking that the form reads. */
function owing(outstandingMinor: number, currency = "USD") {
  const details = {
    booking: { id: "b1" },
    commission: { minor: 20_000, currency },
    outstandingMinor,
    today: "2026-11-23" as CalendarDate,
  };
  return show(<PaymentForm details={details as BookingDetails} onClose={onClose} />).user;
}

describe("a payment", () => {
  it.each([
    [12_345, "USD", "123.45"],
    [12_345, "JPY", "12345"],
    [12_345, "KWD", "12.345"],
    [0, "USD", ""],
    [-500, "USD", ""],
  ])("of what is owed stands there first: %d of %s is %j", (minor, currency, written) => {
    owing(minor, currency);
    expect(amount().value).toBe(written);
    expect(screen.getByText(`Amount received (${currency})`)).toBeTruthy();
    expect(receivedOn().value).toBe("11/23/2026");
  });

  it("is sent as figure and day, told, and reversed by Undo", async () => {
    const user = owing(12_345);
    await user.clear(amount());
    await user.type(amount(), "1,000.50");
    await user.type(screen.getByRole("textbox", { name: "Note" }), "by wire");
    await user.click(save());
    await screen.findByText("Commission received");
    const sent = record.mock.calls[0]?.[0];
    expect(sent).toEqual({
      bookingId: "b1",
      id: expect.any(String),
      amount: 1000.5,
      receivedOn: "2026-11-23",
      note: "by wire",
    });
    expect(onClose).toHaveBeenCalledOnce();
    vi.mocked(reversePaymentAction).mockResolvedValue({ ok: true, value: {} as never });
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() =>
      expect(reversePaymentAction).toHaveBeenCalledWith({ bookingId: "b1", paymentId: sent?.id }),
    );
  });

  it("is told with its figures, and not before they are there", async () => {
    const figures = Promise.withResolvers<Response>();
    const asked = vi.fn(() => figures.promise);
    vi.stubGlobal("fetch", asked);
    const user = owing(12_345);
    await user.click(save());
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByText("Commission received")).toBeNull();
    figures.resolve(Response.json({ outstandingMinor: 0 }));
    await screen.findByText("Commission received");
    expect(queryClient().getQueryData(["booking", "b1"])).toEqual({ outstandingMinor: 0 });
  });

  it("that is negative is a recall", async () => {
    const user = owing(0);
    await user.type(amount(), "-40");
    await user.click(save());
    await screen.findByText("Recall recorded");
    expect(record.mock.calls[0]?.[0].amount).toBe(-40);
  });
});

describe("a payment that can't be", () => {
  it("is not sent, with everything wrong named at once", async () => {
    const user = owing(12_345);
    await user.clear(amount());
    await user.type(amount(), "some");
    await user.clear(receivedOn());
    await user.click(save());
    const messages = within(await screen.findByRole("alert")).getAllByRole("link");
    expect(messages.map(({ textContent }) => textContent)).toEqual([
      "Amount must be a number other than 0",
      "The day it was received is required",
    ]);
    await user.click(messages[1] as HTMLElement);
    expect(document.activeElement).toBe(receivedOn());
    expect(record).not.toHaveBeenCalled();
  });

  it("is refused by the server in its words, and can be sent again under the same id", async () => {
    record.mockResolvedValueOnce(
      refusal("INVALID_INPUT", { fields: { receivedOn: ["That day is still to come"] } }),
    );
    const user = owing(12_345);
    await user.click(save());
    await screen.findByRole("link", { name: "That day is still to come" });
    expect(onClose).not.toHaveBeenCalled();
    await user.click(save());
    await screen.findByText("Commission received");
    const [first, second] = record.mock.calls.map(([{ id }]) => id);
    expect(second).toBe(first);
  });

  it("is left by Back without a word", async () => {
    const user = owing(12_345);
    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(record).not.toHaveBeenCalled();
  });
});
