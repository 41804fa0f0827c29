import { act, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Queues } from "@/components/desk/administration/health-cards";
import { TravelDays } from "@/components/ledger/bookings/list/travel-days";
import {
  matchTransactionAction,
  previewPatternsAction,
  switchAutoMatchAction,
} from "@/components/reconciliation/transactions/actions";
import LinkDialog from "@/components/reconciliation/transactions/dialogs/link-dialog";
import { PatternList } from "@/components/reconciliation/transactions/dialogs/supplier-dialog";
import { Funnel } from "@/components/reconciliation/transactions/list/funnel";
import { StatusFilter } from "@/components/reconciliation/transactions/list/list-tools";
import ShadowDialog from "@/components/reconciliation/transactions/shadow/shadow-dialog";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { TransactionDetail } from "@/lib/reconciliation/bank-transactions/transaction.model";
import { show } from "../../support/components/screen";
import { goTo, router, whereabouts } from "../../support/http/next-navigation";

vi.mock("@/components/reconciliation/transactions/actions", () => ({
  matchTransactionAction: vi.fn(),
  confirmTransactionAction: vi.fn(),
  ignoreTransactionAction: vi.fn(),
  restoreTransactionAction: vi.fn(),
  splitTransactionAction: vi.fn(),
  assignSupplierAction: vi.fn(),
  previewPatternsAction: vi.fn(),
  switchAutoMatchAction: vi.fn(),
  matchAgainAction: vi.fn(),
}));

vi.mock("@/lib/platform/api-client/fetch-json", () => ({
  fetchJson: vi.fn(() => new Promise(() => undefined)),
}));

afterEach(() => {
  vi.clearAllMocks();
  goTo("/");
});

const ID = "0190b6a2-0000-7000-8000-00000000000a";
const seen = { id: ID, version: 3, name: "GREATWIND TOURS" };

describe("the statuses that the list shows", () => {
  it("are seven of nine at first; two ticks in a row are two, however late the first one's rows come", async () => {
    const { user } = show(<StatusFilter />, { address: "/admin/transactions" });
    // The server hasn't responded to the first change of a filter yet.
    router.replace.mockImplementation(() => undefined);
    await user.click(screen.getByRole("button", { name: /^Status Filters/ }));
    const ticked = () =>
      screen
        .getAllByRole("menuitemcheckbox")
        .filter((one) => one.getAttribute("aria-checked") === "true")
        .map((one) => one.textContent);
    await screen.findByRole("menuitemcheckbox", { name: "Closed" });
    expect(ticked()).toHaveLength(7);
    expect(ticked()).not.toContain("Closed");
    await user.click(screen.getByRole("menuitemcheckbox", { name: "Closed" }));
    await user.click(screen.getByRole("menuitemcheckbox", { name: "New" }));
    expect(ticked()).toContain("Closed");
    expect(router.replace).toHaveBeenLastCalledWith(
      "/admin/transactions?status=METADATA_EXTRACTED.PENDING_REVIEW.AUTO_MATCHED.MATCHED_NEEDS_CONFIRMATION.MANUAL_MATCHED.EXCEPTION.CLOSED",
      { scroll: false },
    );
  });

  it("are all or none by one press each", async () => {
    router.replace.mockImplementation((address: string) => goTo(address));
    const { user } = show(<StatusFilter />, { address: "/admin/transactions?search=x" });
    await user.click(screen.getByRole("button", { name: /^Status Filters/ }));
    await user.click(await screen.findByRole("menuitem", { name: "Clear All" }));
    expect(whereabouts()).toBe("/admin/transactions?search=x&status=none");
    await user.click(screen.getByRole("button", { name: /^Status Filters/ }));
    await user.click(await screen.findByRole("menuitem", { name: "Select All" }));
    expect(whereabouts()).toContain("IGNORED");
  });
});

it("a stage counts confirmed transactions among the matched ones, and leads back when it is what is shown", () => {
  const { showAgain } = show(<Funnel counts={{ CONFIRMED: 2, MANUAL_MATCHED: 1, EXCEPTION: 4 }} />, {
    address: "/admin/transactions?search=x&page=3",
  });
  expect(screen.getByRole("link", { name: "3 Matched" })).toBeTruthy();
  const exceptions = () => screen.getByRole("link", { name: "4 Exceptions" });
  expect(exceptions().getAttribute("href")).toBe("/admin/transactions?search=x&status=EXCEPTION");
  act(() => goTo("/admin/transactions?search=x&status=EXCEPTION"));
  showAgain(<Funnel counts={{ EXCEPTION: 4 }} />);
  expect(exceptions().getAttribute("aria-current")).toBe("true");
  expect(exceptions().getAttribute("href")).toBe("/admin/transactions?search=x");
});

describe("linking by an ID", () => {
  const link = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Link/ });

  it("is possible once there is one, also out of an address, and not while it is being done", async () => {
    const onClose = vi.fn();
    let answer: (value: unknown) => void = () => undefined;
    vi.mocked(matchTransactionAction).mockReturnValue(
      new Promise((resolve) => {
        answer = resolve as typeof answer;
      }),
    );
    const { user } = show(<LinkDialog transaction={seen} to="report" onClose={onClose} />);
    expect(link().disabled).toBe(true);
    await user.type(screen.getByLabelText("Commission Report ID"), "   ");
    expect(link().disabled).toBe(true);
    await user.type(
      screen.getByLabelText("Commission Report ID"),
      `https://tallyport.example/admin/commission-reports/${ID} `,
    );
    await user.click(link());
    expect(link().textContent).toBe("Linking...");
    expect(link().disabled).toBe(true);
    expect(matchTransactionAction).toHaveBeenCalledWith({
      id: ID,
      version: 3,
      target: { commissionReportId: ID },
    });
    await act(async () => answer({ ok: true, value: { version: 4 } }));
    expect(onClose).toHaveBeenCalled();
  });

  it("says what happened where that is refused, and keeps what was typed", async () => {
    vi.mocked(matchTransactionAction).mockResolvedValue({
      ok: false,
      failure: {
        code: "CONFLICT",
        status: 409,
        category: "VALIDATION",
        message: "This transaction is linked already.",
        requestId: "r",
      } as never,
    });
    const { user } = show(<LinkDialog transaction={seen} to="report" onClose={vi.fn()} />);
    await user.type(screen.getByLabelText("Commission Report ID"), ID);
    await user.click(link());
    expect(await screen.findByText("Failed to link transaction")).toBeTruthy();
    expect(screen.getByText("This transaction is linked already.")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Commission Report ID").value).toBe(ID);
  });
});

describe("linking by a confirmation number", () => {
  const found = (id: string, confirmationNumber: string) => ({ id, userId: ID, confirmationNumber });
  const linked = async (...bookings: ReturnType<typeof found>[]) => {
    vi.mocked(matchTransactionAction).mockResolvedValue({ ok: true, value: { version: 4 } });
    vi.mocked(fetchJson).mockResolvedValue({ data: bookings });
    const { user } = show(<LinkDialog transaction={seen} to="booking" onClose={vi.fn()} />);
    await user.type(screen.getByLabelText("Booking ID"), "hb 4471");
    await user.click(screen.getByRole("button", { name: "Link" }));
  };

  it("takes the booking that has it, whatever signs stand between", async () => {
    await linked(found("one", "HB-4471"), found("other", "HB-44710"));
    await vi.waitFor(() =>
      expect(matchTransactionAction).toHaveBeenCalledWith(
        expect.objectContaining({ target: { bookingId: "one", userId: ID } }),
      ),
    );
  });

  it.each([
    [[found("other", "HB-44710")], "No booking has this number."],
    [
      [found("one", "HB-4471"), found("two", "HB4471")],
      "2 bookings have this number. Find the right one below.",
    ],
  ])("says where none or several have it, and links nothing", async (bookings, words) => {
    await linked(...bookings);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(matchTransactionAction).not.toHaveBeenCalled();
  });
});

it("days over New Year show both years, others none unless they are asked for", () => {
  const days = (travelStart: string, travelEnd: string) => ({
    travelStart: calendarDate.parse(travelStart),
    travelEnd: calendarDate.parse(travelEnd),
  });
  const { showAgain } = show(<TravelDays booking={days("2026-12-28", "2027-01-03")} />);
  expect(document.body.textContent).toContain("12/28/2026 – 01/03/2027");
  showAgain(<TravelDays booking={days("2026-02-17", "2026-02-25")} />);
  expect(document.body.textContent).toContain("02/17 – 02/25");
  showAgain(<TravelDays booking={days("2026-02-17", "2026-02-25")} showsYear />);
  expect(document.body.textContent).toContain("02/17 – 02/25/2026");
});

it("queues are one line that opens, and stand open where a job failed", () => {
  const queue = (name: string, failed: number) => ({ name, ready: 2, active: 0, deferred: 0, failed });
  const isOpen = () => document.querySelector("details")?.open;
  const { showAgain } = show(<Queues queues={[queue("match", 0), queue("mail", 0)]} />);
  expect(screen.getByText("Jobs: 4 waiting, 0 running, 0 later, 0 failed")).toBeTruthy();
  expect(isOpen()).toBe(false);
  showAgain(<Queues key="failed" queues={[queue("match", 1)]} />);
  expect(isOpen()).toBe(true);
});

it("a pattern is shown with what it hits, and a warning where that is many suppliers'", async () => {
  vi.mocked(previewPatternsAction).mockResolvedValue({
    ok: true,
    value: [{ pattern: "tours", openCount: 12, pastCount: 1_400, supplierCount: 9 }],
  });
  const onChange = vi.fn();
  const detail = { payer: null, name: "GREATWIND TOURS 21700" } as TransactionDetail;
  const { user } = show(
    <PatternList detail={detail} known={["great wind"]} patterns={["tours"]} onChange={onChange} />,
  );
  expect(await screen.findByText("Matches 12 open transactions and 1,400 past")).toBeTruthy();
  expect(screen.getByText(/It hits transactions of 9 suppliers/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Add pattern greatwind" }));
  expect(onChange).toHaveBeenLastCalledWith(["tours", "greatwind"]);
  await user.type(screen.getByLabelText("New pattern"), "  TOURS {Enter}");
  expect(onChange).toHaveBeenLastCalledWith(["tours"]);
});

it("automatic matching is switched on account by account, with what speaks against it in sight", async () => {
  vi.mocked(switchAutoMatchAction).mockResolvedValue({ ok: true, value: { caution: null } });
  const report = { accountId: ID, name: "Commission account", version: 2, agreed: 12, otherwise: 1 };
  const { user } = show(
    <ShadowDialog
      reports={[{ ...report, isAutomatic: false, leftToPeople: 9, waiting: 4, isSure: false }]}
      onClose={vi.fn()}
    />,
  );
  expect(screen.getByText("Only 13 decisions can be compared so far; wait for 200.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Switch on for Commission account" }));
  expect(switchAutoMatchAction).toHaveBeenCalledWith({ accountId: ID, version: 2, isOn: true });
  expect(await screen.findByText("Automatic matching is on")).toBeTruthy();
});
