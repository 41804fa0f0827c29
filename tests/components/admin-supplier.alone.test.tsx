import { cleanup, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AdminBookingList } from "@/components/ledger/administration/bookings/admin-booking-list";
import {
  changeAdminSupplierAction,
  settlePolicyAction,
  unverifySupplierAction,
  verifySupplierAction,
} from "@/components/ledger/administration/suppliers/actions";
import { AdminSupplierActions } from "@/components/ledger/administration/suppliers/admin-supplier-actions";
import { AdminSupplierFacts } from "@/components/ledger/administration/suppliers/admin-supplier-facts";
import { PolicyCard } from "@/components/ledger/administration/suppliers/policy-card";
import { DEFAULT_VIEW } from "@/components/shared/table/table-display.model";
import type { AdminBookingRow } from "@/lib/ledger/bookings/administration/admin-booking-list.model";
import type { AdminSupplierView } from "@/lib/ledger/suppliers/administration/admin-supplier.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { show } from "../support/components/screen";

vi.mock("@/components/ledger/administration/suppliers/actions", () => ({
  verifySupplierAction: vi.fn(),
  unverifySupplierAction: vi.fn(),
  settlePolicyAction: vi.fn(),
  changeAdminSupplierAction: vi.fn(),
  mergeAdminSuppliersAction: vi.fn(),
  unmergeAdminSuppliersAction: vi.fn(),
  tellApartAction: vi.fn(),
  forgetApartAction: vi.fn(),
}));

const ID = "0199f1a2-0000-7000-8000-000000000001";
const VIEW: AdminSupplierView = {
  supplier: {
    id: ID,
    name: "Hotel Altamar",
    email: null,
    phoneNumber: null,
    address: { street: null, city: null, state: null, postalCode: null, country: null },
    bookingCount: 3,
    createdAt: "2026-01-02T10:00:00.000Z",
    updatedAt: "2026-01-02T10:00:00.000Z",
    metadataJson: {},
    isVerified: false,
    isUserCreated: true,
    isActive: true,
    paymentPolicy: { basis: "TRAVEL_END", lagDays: 60 },
    learnedLagDays: null,
    chaseContact: { name: null, email: null },
    chaseLetters: { language: null, days: null },
    commissionPercent: null,
  },
  aliases: ["Alta Mar"],
  owner: { id: ID, name: "Ada Fern" },
  agents: 1,
  figures: { bookingCount: 3, value: [], due: [], rates: [] },
  mergedInto: null,
  merges: [],
};
const button = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  for (const one of [
    verifySupplierAction,
    unverifySupplierAction,
    settlePolicyAction,
    changeAdminSupplierAction,
  ])
    vi.mocked(one).mockReset().mockResolvedValue({ ok: true, value: undefined });
});

describe("a supplier of all agents", () => {
  it("is verified by a press, which is told with its way back", async () => {
    const { user } = show(<AdminSupplierActions view={VIEW} />);
    await user.click(button("Verify"));
    await screen.findByText("Hotel Altamar verified");
    expect(verifySupplierAction).toHaveBeenCalledExactlyOnceWith({ id: ID });
    await user.click(button("Undo"));
    await screen.findByText("Hotel Altamar is no longer verified");
    expect(unverifySupplierAction).toHaveBeenCalledExactlyOnceWith({ id: ID });
  });

  it("keeps its other names, one a line, with the rest of what was edited", async () => {
    const { user } = show(<AdminSupplierActions view={VIEW} />);
    await user.click(button("Edit"));
    const names = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Other names" });
    expect(names.value).toBe("Alta Mar");
    await user.type(names, "{Enter}AMR");
    await user.click(button("Save Changes"));
    await screen.findByText("Supplier saved");
    expect(changeAdminSupplierAction).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        id: ID,
        identity: expect.objectContaining({ name: "Hotel Altamar" }),
        aliases: ["Alta Mar", "AMR"],
        settings: expect.objectContaining({ paymentLagDays: 60 }),
      }),
    );
  });

  it("shows what is settled beside what was learned, and settles on either", async () => {
    const { user } = show(<PolicyCard supplier={VIEW.supplier} learnedLagDays={22} />);
    expect(screen.getByText("60 days after the end of travel")).toBeDefined();
    await user.click(button("Use 22 days"));
    expect(settlePolicyAction).toHaveBeenLastCalledWith({
      id: ID,
      policy: { basis: "TRAVEL_END", lagDays: 22 },
    });
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(settlePolicyAction).toHaveBeenLastCalledWith({ id: ID, policy: VIEW.supplier.paymentPolicy });
    await user.click(button("Remove policy"));
    expect(settlePolicyAction).toHaveBeenLastCalledWith({ id: ID, policy: null });
  });

  it("says whose it is and what else it is called", () => {
    show(<AdminSupplierFacts view={VIEW} />);
    expect(screen.getByRole("link", { name: "Ada Fern" }).getAttribute("href")).toBe(
      "/admin/users?search=Ada+Fern",
    );
    expect(screen.getByText(/Also known as Alta Mar/)).toBeDefined();
  });
});

it("what else is known of a supplier has a place only where there is something", () => {
  const metadataJson = { bankMatchPatterns: [{ terms: ["alta"] }] };
  show(<AdminSupplierFacts view={{ ...VIEW, supplier: { ...VIEW.supplier, metadataJson } }} />);
  expect(screen.getByText("Additional Information")).toBeDefined();
  cleanup();
  show(<AdminSupplierFacts view={VIEW} />);
  expect(screen.queryByText("Additional Information")).toBeNull();
});

describe("the bookings of all agents", () => {
  const row: AdminBookingRow = {
    id: ID,
    at: "2026-01-02T10:00:00.000Z",
    agent: { id: ID, name: "Ada Fern" },
    confirmationNumber: "HA-1",
    clientName: null,
    supplier: { id: ID, name: "Hotel Altamar" },
    travelStart: "2026-02-01" as CalendarDate,
    travelEnd: "2026-02-03" as CalendarDate,
    total: "USD 100.00",
    commission: "USD 10.00",
    dueOn: "2026-03-10" as CalendarDate,
    status: "CLOSED",
    isCancelled: true,
  };
  const list = (rows: readonly AdminBookingRow[], hasMore: boolean) => (
    <AdminBookingList
      rows={rows}
      hasMore={hasMore}
      of={{ supplier: "Hotel Altamar", agent: null }}
      view={DEFAULT_VIEW}
    />
  );

  it("lead to the booking, its agent and supplier, and to older ones", () => {
    show(list([row], true), { address: `/admin/bookings?supplier=${ID}` });
    const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(href("HA-1")).toBe(`/admin/bookings/${ID}`);
    expect(href("Hotel Altamar")).toBe(`/admin/suppliers/${ID}`);
    expect(href("Ada Fern")).toContain(`agent=${ID}`);
    expect(decodeURIComponent(href("Older") ?? "")).toContain(`page=${row.at}_${ID}`);
    expect(screen.getAllByText("Cancelled").length).toBeGreaterThan(0);
  });

  it("say of a search that finds more than it shows how to find them", () => {
    show(list([row], true), { address: "/admin/bookings?search=HA" });
    expect(screen.getByText(/Type more to see them/)).toBeDefined();
    expect(screen.queryByRole("link", { name: "Older" })).toBeNull();
  });
});
