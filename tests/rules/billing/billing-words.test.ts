import { describe, expect, it } from "vitest";
import { invoiceWordsOf } from "@/components/accounts/billing/account/invoice-list";
import { amountWords } from "@/components/accounts/billing/amount.model";
import { planOffers } from "@/components/accounts/billing/plan/plan-offer.model";
import { PLAN_FEATURES } from "@/components/accounts/billing/pricing.model";
import {
  noticeOf,
  offeredChange,
  periodWords,
  statusWordsOf,
} from "@/components/accounts/billing/subscription-words";
import type { Plan } from "@/lib/accounts/billing/plan.model";
import type { Invoice } from "@/lib/accounts/billing/subscription.model";
import { subscription } from "../../support/billing/subscription";

const plan = (more: Partial<Plan>): Plan => ({
  priceId: "price_1",
  name: "Annual Plan",
  description: null,
  amountMinor: 170_000,
  currency: "USD",
  interval: "YEAR",
  features: [],
  ...more,
});
const MONTHLY = plan({ priceId: "price_2", name: "Monthly Plan", amountMinor: 17_000, interval: "MONTH" });
const yearly = (year: Partial<Plan>, ...others: Plan[]) => planOffers([...others, plan(year)], null).at(-1);

describe("amounts", () => {
  it.each([
    [17_000, "USD", "USD 170.00"],
    [17_000, "JPY", "JPY 17,000"],
    [1_250, "KWD", "KWD 1.250"],
    [100, "QQQ", "QQQ 1.00"],
  ])("%d of %s are %s", (minor, code, words) => expect(amountWords(minor, code)).toBe(words));
});

describe("plans", () => {
  it("say what a year saves against twelve months of the same currency", () => {
    expect(yearly({}, MONTHLY)?.savings).toEqual(["Save USD 340.00/year", "2 months free"]);
    expect(yearly({}, { ...MONTHLY, amountMinor: 15_000 })?.savings).toEqual(["Save USD 100.00/year"]);
    expect(yearly({}, { ...MONTHLY, amountMinor: 14_000 })?.savings).toEqual([]);
    const yen = { currency: "JPY", amountMinor: 200_000 };
    expect(yearly(yen, { ...MONTHLY, currency: "JPY", amountMinor: 20_000 })?.savings).toEqual([
      "Save JPY 40,000/year",
      "2 months free",
    ]);
  });

  it("take the baseline of a month where none is offered, in its own currency alone", () => {
    expect(yearly({})?.savings).toEqual(["Save USD 340.00/year", "2 months free"]);
    expect(yearly({ currency: "EUR" })?.savings).toEqual([]);
    expect(yearly({ currency: "EUR", amountMinor: 1 }, MONTHLY)?.savings).toEqual([]);
  });

  it("flag the year, and name what the provider says or else the seven", () => {
    const [month, year] = planOffers([MONTHLY, plan({ features: ["One"] })], null);
    expect([month?.flag, year?.flag]).toEqual([null, "Most Popular"]);
    expect([month?.features, year?.features]).toEqual([PLAN_FEATURES, ["One"]]);
    expect(PLAN_FEATURES).toHaveLength(7);
  });

  it("of one name are told apart by what differs", () => {
    const named = (...plans: Partial<Plan>[]) =>
      planOffers(
        plans.map((one) => plan({ name: "Tallyport", ...one })),
        null,
      ).map(({ name }) => name);
    expect(named({})).toEqual(["Tallyport"]);
    expect(named({ interval: "MONTH" }, {})).toEqual(["Tallyport, monthly", "Tallyport, yearly"]);
    expect(named({}, { currency: "JPY" }, { name: "Other" })).toEqual([
      "Tallyport, yearly, USD",
      "Tallyport, yearly, JPY",
      "Other",
    ]);
  });

  it.each([
    ["annual", "price_1"],
    ["monthly", "price_2"],
    ["toString", undefined],
    [null, undefined],
  ])("offer the one that was chosen as %s", (chosen, priceId) => {
    const offers = planOffers([MONTHLY, plan({})], chosen);
    expect(offers.find(({ isChosen }) => isChosen)?.priceId).toBe(priceId);
  });
});

describe("a subscription", () => {
  it.each([
    ["ACTIVE", "Active", "cancel"],
    ["TRIALING", "Trial", "cancel"],
    ["PAST_DUE", "Past Due", null],
    ["CANCELED", "Canceled", null],
    ["UNPAID", "Unpaid", null],
    ["INCOMPLETE", "Incomplete", null],
    ["INCOMPLETE_EXPIRED", "Expired", null],
    ["SOMETHING_NEW", "SOMETHING_NEW", null],
  ])("%s is called %s and offers %s", (status, label, change) => {
    expect(statusWordsOf(status).label).toBe(label);
    expect(offeredChange(subscription({ status }))).toBe(change);
  });

  it("that is to end says when, and offers to go on", () => {
    for (const ending of [{ cancelAtPeriodEnd: true }, { cancelAt: subscription({}).periodEnd }]) {
      const one = subscription(ending);
      expect(noticeOf(one)).toMatchObject({ words: expect.stringMatching(/cancel at period end/) });
      expect(noticeOf(one)?.day).toEqual(one.periodEnd);
      expect([offeredChange(one), periodWords(one)]).toEqual(["reactivate", "Ends on"]);
    }
  });

  it("on trial says that it continues, and past due asks for payment", () => {
    const trialEnd = new Date("2026-12-01T00:00:00Z");
    expect(noticeOf(subscription({ status: "TRIALING", trialEnd }))).toMatchObject({
      words: expect.stringMatching(/continues automatically after the trial/),
      day: trialEnd,
    });
    for (const status of ["PAST_DUE", "UNPAID", "INCOMPLETE", "PAUSED"]) {
      expect(noticeOf(subscription({ status }))).toMatchObject({ asksForPayment: true });
      expect(periodWords(subscription({ status }))).toBe("Period ends on");
    }
    expect(noticeOf(subscription({}))).toBeNull();
    expect(noticeOf(subscription({ status: "CANCELED", cancelAtPeriodEnd: true }))).toBeNull();
  });
});

describe("an invoice", () => {
  const invoice = { status: "PAID", amountMinor: 100, refundedMinor: 0, currency: "JPY" } as Invoice;
  it.each([
    [{}, "Paid", null],
    [{ status: "OPEN" }, "Pending", null],
    [{ status: "UNCOLLECTIBLE" }, "Failed", null],
    [{ status: "NEW" }, "NEW", null],
    [{ refundedMinor: 40 }, "Paid", "JPY 40 refunded"],
    [{ refundedMinor: 100 }, "Refunded", null],
  ])("%o is %s", (more, label, refunded) => {
    expect(invoiceWordsOf({ ...invoice, ...more }, null)).toMatchObject({ label, refunded });
  });

  it.each([
    ["OPEN", "PAST_DUE", "Failed"],
    ["OPEN", "UNPAID", "Failed"],
    ["OPEN", "ACTIVE", "Pending"],
    ["PAID", "PAST_DUE", "Paid"],
  ])("%s of a subscription that is %s is %s, another's isn't", (status, of, label) => {
    const open = { ...invoice, status, subscriptionId: "sub_1" };
    expect(invoiceWordsOf(open, subscription({ status: of })).label).toBe(label);
    const others = invoiceWordsOf({ ...open, subscriptionId: "sub_2" }, subscription({ status: of }));
    expect(others.label).toBe(status === "OPEN" ? "Pending" : "Paid");
  });
});
