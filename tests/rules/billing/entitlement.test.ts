import { describe, expect, it } from "vitest";
import { accessOf } from "@/lib/accounts/billing/entitlement.model";
import { subscription } from "../../support/billing/subscription";

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const NOW = at("2026-11-24");
const NO_PLAN = { kind: "reading", because: "no-plan" };
const UNPAID = { kind: "reading", because: "unpaid" };

const invoice = (day: string, status: string, subscriptionId = "sub_1") => ({
  subscriptionId,
  status,
  createdAt: at(day),
});
const pastDue = (...invoices: ReturnType<typeof invoice>[]) =>
  accessOf([subscription({ status: "PAST_DUE", periodStart: at("2026-11-20") })], invoices, NOW);

describe("what a plan allows", () => {
  it.each([
    ["ACTIVE", { kind: "all" }],
    ["TRIALING", { kind: "all" }],
    ["CANCELED", NO_PLAN],
    ["INCOMPLETE_EXPIRED", NO_PLAN],
    ["PAUSED", UNPAID],
    ["SOMETHING_NEW", NO_PLAN],
    ["toString", NO_PLAN],
    ["UNPAID", UNPAID],
    ["INCOMPLETE", UNPAID],
  ])("%s is %o", (status, access) => {
    expect(accessOf([subscription({ status })], [], NOW)).toEqual(access);
  });

  it("is nothing but reading without a subscription", () => expect(accessOf([], [], NOW)).toEqual(NO_PLAN));

  it("is the best of several", () => {
    const both = [subscription({ status: "CANCELED" }), subscription({ status: "ACTIVE", id: "sub_2" })];
    expect(accessOf(both, [], NOW)).toEqual({ kind: "all" });
  });

  it("stays for 14 days from the first invoice that wasn't paid, whatever comes later", () => {
    expect(pastDue(invoice("2026-11-20", "OPEN"))).toEqual({ kind: "grace", until: at("2026-12-04") });
    expect(pastDue(invoice("2026-11-20", "OPEN"), invoice("2026-11-12", "OPEN"))).toEqual({
      kind: "grace",
      until: at("2026-11-26"),
    });
    expect(pastDue(invoice("2026-11-20", "OPEN"), invoice("2026-11-09", "OPEN"))).toEqual(UNPAID);
    expect(pastDue(invoice("2026-11-10", "OPEN"))).toEqual(UNPAID);
  });

  it("counts none before one that was paid, nor another subscription's, and else from the period's begin", () => {
    const before = [invoice("2025-01-01", "OPEN"), invoice("2026-10-20", "PAID")];
    expect(pastDue(...before)).toEqual({ kind: "grace", until: at("2026-12-04") });
    expect(pastDue(invoice("2025-01-01", "OPEN", "sub_9"))).toEqual({
      kind: "grace",
      until: at("2026-12-04"),
    });
  });
});
