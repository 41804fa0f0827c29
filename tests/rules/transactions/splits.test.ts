import { describe, expect, it } from "vitest";
import {
  pastedLines,
  resolvePasted,
} from "@/components/reconciliation/transactions/dialogs/split/pasted.model";
import {
  bookingLine,
  partsOf,
  type SplitLine,
  standingOf,
  typedOf,
  withMore,
  withRest,
} from "@/components/reconciliation/transactions/dialogs/split/split.model";
import { plainNumber } from "@/lib/ledger/bookings/administration/admin-booking.model";
import type { NumberedBooking } from "@/lib/ledger/bookings/administration/payable-bookings.model";
import { currency, type Money } from "@/lib/platform/base/money";
import { feeShares, splitProblem } from "@/lib/reconciliation/bank-transactions/splitting/split.model";

const USD = currency.parse("USD");
const usd = (minor: number): Money => ({ minor, currency: USD });

function found(number: string, minor = 10_000, change: Partial<NumberedBooking> = {}): NumberedBooking {
  return {
    id: `id-${number}`,
    userId: "ada",
    agentName: "Ada",
    confirmationNumber: number,
    clientName: null,
    supplierName: "Greatwind",
    outstanding: usd(minor),
    plainNumber: plainNumber(number),
    ...change,
  };
}

describe("a fee of the whole", () => {
  it("is shared out in proportion, to the minor unit, whatever the amounts", () => {
    for (let seed = 1; seed < 200; seed++) {
      const amounts = Array.from(
        { length: (seed % 7) + 1 },
        (_, at) => ((seed * 7919 * (at + 3)) % 99_991) + 1,
      );
      const fee = (seed * 104_729) % amounts.reduce((all, one) => all + one, 0);
      const shares = feeShares(amounts, fee);
      expect(shares.reduce((all, one) => all + one, 0)).toBe(fee);
      expect(shares.every((share, at) => share >= 0 && share <= (amounts[at] ?? 0))).toBe(true);
    }
  });
});

it.each([
  [10_000, [6_000, 4_000], null, undefined],
  [9_900, [6_000, 4_000], 100, undefined],
  [-10_000, [-6_000, -4_000], null, undefined],
  [10_000, [6_000, 3_000], null, "The parts are USD 10.00 less than the deposit."],
  [9_900, [6_000, 4_000], 50, "The parts are USD 0.50 more than the deposit."],
  [10_000, [12_000, -2_000], null, "Each part needs an amount with the sign of the deposit."],
  [10_000, [10_000, 0], null, "Each part needs an amount with the sign of the deposit."],
  [10_000, [10_000], 0, "Each part needs an amount with the sign of the deposit."],
  [10_000, [], null, "Say what the deposit is for."],
])("a deposit of %d in parts of %j less %s: %s", (deposit, parts, fee, problem) => {
  expect(splitProblem(usd(deposit), parts, fee)).toBe(problem);
});

describe("the rest", () => {
  const plain = { isTicked: true, key: "k" } as const;
  const fee: SplitLine = { ...plain, kind: "fee", typed: "5.00" };
  const one = bookingLine(found("A-1"), USD);
  const other = bookingLine(found("A-2"), USD);

  it("falls with every ticked part, and a fee gives some back", () => {
    const said = (lines: readonly SplitLine[], deposit: number) => standingOf(lines, usd(deposit)).words;
    expect(said([one], 25_000)).toBe("USD 150.00 left");
    expect(said([one, other], 25_000)).toBe("USD 50.00 left");
    expect(said([one, { ...other, isTicked: false }], 25_000)).toBe("USD 150.00 left");
    expect(said([one, other], 19_500)).toBe("USD 5.00 too much");
    expect(standingOf([one, other, fee], usd(19_500))).toMatchObject({ rest: 0, isReady: true });
    expect(said([one, { ...other, typed: "x" }], 25_000)).toBe("An amount can't be read");
    expect(said([one, other, { ...fee, typed: "0.00" }], 20_000)).toBe("A ticked part has no amount");
    expect(standingOf([one], usd(10_000)).isReady).toBe(false);
  });

  it("goes to a part, or is what the fee was", () => {
    expect(withRest(one, 2_500, USD)).toBe("125.00");
    expect(withRest(one, -2_500, USD)).toBe("75.00");
    expect(withRest(one, -20_000, USD)).toBeNull();
    expect(withRest(fee, -500, USD)).toBe("10.00");
    expect(withRest(fee, 700, USD)).toBeNull();
  });

  it("is sent with the deposit's sign, what isn't ticked left out", () => {
    const unticked = { ...other, isTicked: false };
    const bonus: SplitLine = { ...plain, kind: "difference", reason: "bonus", typed: "1,5" };
    expect(partsOf([one, unticked, bonus], usd(-10_150))).toEqual([
      { kind: "booking", bookingId: "id-A-1", userId: "ada", amount: -100 },
      { kind: "difference", reason: "bonus", amount: -1.5 },
    ]);
  });

  it("keeps the amount of a booking that is added again", () => {
    const typed = { ...one, typed: "12.00", isTicked: false };
    expect(withMore([typed], [one, other])).toEqual([{ ...typed, isTicked: true }, other]);
    expect(typedOf(1_250, "KWD")).toBe("1.250");
  });
});

describe("a pasted column", () => {
  const resolve = (
    text: string,
    bookings: readonly NumberedBooking[],
    present: readonly string[] = [],
    deposit = usd(50_000),
  ) => resolvePasted(pastedLines(text, USD), bookings, new Set(present), deposit);
  const parts = (text: string, bookings: readonly NumberedBooking[]) =>
    resolve(text, bookings).added.map(({ key, typed }) => [key, typed]);

  it.each([
    ["HB-4471", "100.00"],
    ["hb 4471", "100.00"],
    ["HB-4471\t120.50", "120.50"],
    ["HB-4471\tSmith\t1,120.50", "1120.50"],
    ["HB-4471;120,50", "120.50"],
    ["HB-4471\t$ 99", "99.00"],
    ["HB-4471\tUSD 99.00", "99.00"],
    ["HB-4471 120.50", "120.50"],
    ["HB-4471, 120.50", "120.50"],
  ])("%j is a booking with %s", (text, typed) => {
    expect(parts(`${text}\r\n\r\n`, [found("HB-4471")])).toEqual([["id-HB-4471", typed]]);
  });

  it("takes what was taken back for a part of money that left alone", () => {
    const [booking, text] = [found("A-1"), "A-1\t(20.00)"];
    expect(resolve(text, [booking], [], usd(-5_000)).added).toMatchObject([{ typed: "20.00" }]);
    expect(resolve(text, [booking])).toMatchObject({
      added: [],
      left: [{ text, problem: expect.stringContaining("is taken back, and this deposit came in") }],
    });
  });

  it("reads what can be read in two ways as the other lines are written, and asks where none tells", () => {
    const both = [found("A-1"), found("A-2")];
    expect(parts("A-1\t1.234\nA-2\t10,50", both)).toEqual([
      ["id-A-1", "1234.00"],
      ["id-A-2", "10.50"],
    ]);
    expect(resolve("A-1\t1.234", both).left).toMatchObject([
      { text: "A-1\t1.234", problem: "“1.234” can be read in two ways" },
    ]);
  });

  it.each([
    ["A-9", [], "No booking has this number"],
    ["Number", [], "No booking has this number"],
    ["--", [], "There is no number in this line"],
    ["A-1\t12.345,6789", [found("A-1")], "“12.345,6789” can't be read as an amount in USD"],
    ["A-1\tEUR 12.50", [found("A-1")], "“EUR 12.50” is no amount in USD"],
    ["A-1", [found("A-1", 0)], "Nothing is owed for it: write an amount beside the number"],
    [
      "A-1",
      [found("A-1", 0, { outstanding: { minor: 5_000, currency: currency.parse("EUR") } })],
      "It is owed EUR 50.00: write its part in USD beside the number",
    ],
  ])("%j is left, and says why", (text, bookings, problem) => {
    expect(resolve(text, bookings)).toEqual({ added: [], left: [{ text, problem, choices: [] }] });
  });

  it("leaves to a person which of several bookings is meant, and takes none twice", () => {
    const same = [found("A-1"), found("A-1", 5_000, { id: "other", userId: "ben" })];
    const [left] = resolve("A-1\t7.00", same).left;
    expect(left).toMatchObject({ problem: "2 bookings have this number: which one?" });
    expect(left?.choices.map(({ key, typed }) => [key, typed])).toEqual([
      ["id-A-1", "7.00"],
      ["other", "7.00"],
    ]);
    const twice = resolve("A-2\nA-2\nA-3", [found("A-2"), found("A-3")], ["id-A-3"]);
    expect(twice.added).toHaveLength(1);
    expect(twice.left.map(({ text, problem }) => [text, problem])).toEqual([
      ["A-2", "This booking is in the split already"],
      ["A-3", "This booking is in the split already"],
    ]);
  });
});
