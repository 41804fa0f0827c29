import { describe, expect, it } from "vitest";
import {
  overMinorOf,
  receivedOf,
  replacedBy,
  type StandingPayment,
} from "@/lib/ledger/bookings/payments/deposit.model";
import { depositMessage } from "@/lib/ledger/bookings/payments/deposit-message.model";
import { type DifferenceChoice, depositShareOf } from "@/lib/ledger/bookings/payments/deposit-share.model";
import type { Exchange } from "@/lib/ledger/bookings/payments/exchange.model";
import {
  type FeeGrounds,
  feeLimitMinor,
  refuseLargeFee,
} from "@/lib/ledger/bookings/payments/fee-limit.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import { currency } from "@/lib/platform/base/money";

const [USD, EUR, JPY] = ["USD", "EUR", "JPY"].map((code) => currency.parse(code)) as [
  ReturnType<typeof currency.parse>,
  ReturnType<typeof currency.parse>,
  ReturnType<typeof currency.parse>,
];

function payment(amountMinor: number, change: Partial<StandingPayment> = {}): StandingPayment {
  const receivedOn = "2026-01-05" as CalendarDate;
  return {
    id: `${amountMinor}`,
    amountMinor,
    receivedOn,
    source: "self_reported",
    paymentNo: null,
    ...change,
  };
}

describe("what a deposit takes the place of", () => {
  it("is the self-reported payment of its amount, whatever is owed", () => {
    const reported = [payment(40), payment(60)];
    expect(replacedBy(60, 100, reported)).toEqual([reported[1]]);
  });

  it("is as many of the newest as it needs to be no more than is owed", () => {
    const old = payment(30, { receivedOn: "2026-01-01" as CalendarDate });
    const recent = payment(70);
    expect(replacedBy(65, 0, [old, recent])).toEqual([recent]);
    expect(replacedBy(100, 0, [old, recent])).toEqual([recent, old]);
    expect(replacedBy(50, 50, [old, recent])).toEqual([]);
  });

  it("is no recall and nothing that came by a deposit", () => {
    expect(replacedBy(100, 0, [payment(100, { source: "deposit" }), payment(-100)])).toEqual([]);
    expect(replacedBy(-100, 0, [payment(100)])).toEqual([]);
  });
});

describe("what is received", () => {
  it("is the sum of what stands, last paid on the day of the last that isn't a recall", () => {
    const recall = payment(-30, { receivedOn: "2026-03-01" as CalendarDate });
    expect(receivedOf([payment(100), recall])).toEqual({ receivedMinor: 70, lastPaidOn: "2026-01-05" });
    expect(receivedOf([])).toEqual({ receivedMinor: 0, lastPaidOn: null });
  });

  it("is too much as far as nothing was owed", () => {
    expect([overMinorOf(120, 100), overMinorOf(100, 100), overMinorOf(50, -10), overMinorOf(-50, 0)]).toEqual(
      [20, 0, 50, 0],
    );
  });
});

const DAY = "2026-03-04" as CalendarDate;
const exchange = (rate: number | null): Exchange => ({
  known: rate === null ? null : { rate, day: DAY, source: "ecb" },
  day: DAY,
  given: undefined,
  isUnusualRate: false,
  isAsking: false,
});

const FEES: FeeGrounds = { isKnown: () => true, mostMinor: 0, isLargeFee: false, reason: undefined };

describe("a difference between deposit and commission", () => {
  const share = (minor: number, owed: number, choice?: DifferenceChoice, feeMinor?: number) =>
    depositShareOf({
      deposit: { minor, currency: USD },
      owed: () => ({ minor: owed, currency: USD }),
      proposed: feeMinor === undefined ? null : { creditMinor: minor + feeMinor, feeMinor },
      exchange: exchange(null),
      receivedMinor: 0,
      choice,
      fees: FEES,
    });
  const plain = { feeMinor: 0, keptMinor: 0, shortPayMinor: 0, paidRate: null };

  it("stays open unless somebody chose otherwise or the fee is known", () => {
    expect(share(75, 100)).toEqual({ ...plain, creditMinor: 75 });
    expect(share(75, 100, undefined, 25)).toEqual({
      ...plain,
      creditMinor: 100,
      feeMinor: 25,
      keptMinor: 25,
    });
    expect(share(75, 100, "leave-open", 25)).toEqual({ ...plain, creditMinor: 75 });
    expect(share(75, 100, "fee")).toEqual({ ...plain, creditMinor: 100, feeMinor: 25, keptMinor: 25 });
    expect(share(75, 100, "accept")).toEqual({ ...plain, creditMinor: 75, shortPayMinor: 25 });
  });

  it("is none where as much or more came, where the fee would be too much, and of a recall", () => {
    expect(share(100, 100, "fee")).toEqual({ ...plain, creditMinor: 100 });
    expect(share(120, 100, "accept")).toEqual({ ...plain, creditMinor: 120 });
    expect(share(75, 80, undefined, 25)).toEqual({ ...plain, creditMinor: 75 });
    expect(share(-75, 100, "fee")).toEqual({ ...plain, creditMinor: -75 });
  });

  it("is reckoned in the booking's currency, with its own decimals", () => {
    const foreign = (rate: number | null, choice?: DifferenceChoice) =>
      depositShareOf({
        deposit: { minor: 10_000, currency: USD },
        owed: () => ({ minor: 16_000, currency: JPY }),
        proposed: null,
        exchange: exchange(rate),
        receivedMinor: 0,
        choice,
        fees: FEES,
      });
    const paidRate = { rate: 1 / 150, rateSource: "ecb", rateDay: DAY, conversionMinor: 0 };
    expect(foreign(1 / 150)).toEqual({ ...plain, creditMinor: 15_000, paidRate });
    expect(foreign(1 / 150, "fee")).toEqual({
      ...plain,
      creditMinor: 16_000,
      feeMinor: 667,
      keptMinor: 1_000,
      paidRate,
    });
    expect(() => foreign(null)).toThrow("There is no exchange rate from USD to JPY.");
  });
});

describe("a fee", () => {
  const [owed, mostMinor] = [15_167, 5_000];
  const refused = (minor: number, change: Partial<FeeGrounds> = {}) => {
    try {
      const grounds = { ...FEES, isKnown: () => false, mostMinor, ...change };
      refuseLargeFee({ minor, currency: USD }, owed, grounds);
      return null;
    } catch (error) {
      return error instanceof Failure ? error.detail : error;
    }
  };

  it("is a twentieth of what is owed at most, and 50.00 at most", () => {
    expect([feeLimitMinor(owed, mostMinor), feeLimitMinor(1_000_000, mostMinor)]).toEqual([758, 5_000]);
    expect([refused(758), refused(759)]).toEqual([
      null,
      expect.objectContaining({ facts: { question: "isLargeFee", feeMinor: 759, feeLimitMinor: 758 } }),
    ]);
  });

  it("is larger where the supplier's payments lacked it before, or where it is meant and somebody says why", () => {
    expect(refused(2_500, { isKnown: (fee) => fee === 2_500 })).toBeNull();
    expect(refused(2_499, { isKnown: (fee) => fee === 2_500 })).not.toBeNull();
    expect(refused(15_166, { isLargeFee: true })).toEqual({ fields: { reason: [expect.any(String)] } });
    expect(refused(15_166, { reason: "Their bank's charge" })).not.toBeNull();
    expect(refused(15_166, { isLargeFee: true, reason: "Their bank's charge" })).toBeNull();
  });
});

describe("what an agent is told of a link", () => {
  const part = (minor: number, change: object = {}) => ({
    bookingId: "1",
    confirmationNumber: "GT-1",
    supplierName: "Greatwind Tours",
    amount: { minor, currency: USD },
    ...change,
  });

  it("names amount, supplier and booking, or how many bookings", () => {
    expect(depositMessage([part(12_345)], "X").message).toBe(
      "USD 123.45 from Greatwind Tours arrived for booking GT-1.",
    );
    const other = part(500, { bookingId: "2", confirmationNumber: "GT-2", supplierName: null });
    expect(depositMessage([part(12_345), other], "Bank of X").message).toBe(
      "USD 128.45 from Greatwind Tours and Bank of X arrived for 2 bookings.",
    );
    const euro = part(500, { amount: { minor: 500, currency: EUR } });
    expect(depositMessage([part(100), euro], null).message).toMatch(/^EUR 5\.00 and USD 1\.00 from/);
  });

  it("says of a recall that it is one", () => {
    expect(depositMessage([part(-2_000)], null)).toEqual({
      title: "Commission recalled",
      message: "USD 20.00 was recalled by Greatwind Tours for booking GT-1.",
    });
  });
});
