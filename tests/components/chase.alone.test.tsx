import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Chase } from "@/components/ledger/bookings/chase/chase";
import type { ChaseGroup } from "@/lib/ledger/bookings/chase/chase.model";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";
import { show } from "../support/components/screen";

vi.mock("@/components/ledger/bookings/chase/actions", () => ({}));
vi.mock("@/components/accounts/users/account/actions", () => ({}));

const TODAY = calendarDate.parse("2026-06-30");

/** Returns a supplier's group with one booking that has been overdue for ten days. */
function owed(supplierName: string, contactEmail: string | null): ChaseGroup {
  return {
    supplierId: supplierName,
    supplierName,
    contactName: null,
    contactEmail,
    lastContactedAt: null,
    snoozedUntil: null,
    promisedFor: null,
    chase: { step: 0, letter: 1, isDue: false, nextOn: null },
    sums: [{ currency: currency.parse("USD"), minor: 10_000, count: 1 }],
    oldestDays: 10,
    lines: [],
    mail: { subject: "Commission", body: "Where is it?" },
    lastEmail: null,
    answer: null,
  };
}

it("says what to set up where no mail can be sent, and has no button for it", () => {
  const groups = [owed("Harbour Hotels", "ines@harbour.test"), owed("Cove Cruises", null)];
  const way = { via: null, replyTo: "ada@agents.test", unproved: null } as const;
  show(<Chase groups={groups} isPart={false} today={TODAY} way={way} />);
  expect(screen.getByText(/sets RESEND_API_KEY and MAIL_FROM/)).toBeDefined();
  expect(screen.getAllByRole("link", { name: "Write email" })).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Send email" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Add contact address" })).toBeNull();
});

it("has the button for those with an address, and the way to one for the others, where mail can be sent", () => {
  const groups = [owed("Harbour Hotels", "ines@harbour.test"), owed("Cove Cruises", null)];
  const way = { via: "provider", replyTo: "ada@agents.test", unproved: null } as const;
  show(<Chase groups={groups} isPart={false} today={TODAY} way={way} />);
  expect(screen.queryByText(/sets RESEND_API_KEY/)).toBeNull();
  expect(screen.getAllByRole("button", { name: "Send email" })).toHaveLength(1);
  expect(screen.getAllByRole("link", { name: "Add contact address" })).toHaveLength(1);
});

it("counts who is put off among those that owe, as their sum does", () => {
  const groups = [
    owed("Harbour Hotels", "ines@harbour.test"),
    { ...owed("Cove Cruises", null), snoozedUntil: calendarDate.parse("2026-07-07") },
  ];
  const way = { via: null, replyTo: "ada@agents.test", unproved: null } as const;
  show(<Chase groups={groups} isPart={false} today={TODAY} way={way} />);
  expect(screen.getByText("2 suppliers owe commission that is overdue; 1 put off.")).toBeDefined();
  expect(screen.getByText("USD 200.00")).toBeDefined();
});
