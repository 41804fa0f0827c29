import { describe, expect, it } from "vitest";
import {
  memoWords,
  patternsIn,
  patternsOf,
} from "@/components/reconciliation/transactions/dialogs/patterns.model";
import {
  minorOf,
  restOf,
  sharesOf,
  typedOf,
} from "@/components/reconciliation/transactions/dialogs/split/split.model";
import { choicesOf, usualChoice } from "@/components/reconciliation/transactions/workbench/choices.model";
import { differenceOf } from "@/components/reconciliation/transactions/workbench/difference.model";
import { markedPieces } from "@/components/reconciliation/transactions/workbench/memo-marks.model";
import {
  neighboursOf,
  nextWaiting,
  type QueueRow,
  withStatus,
} from "@/components/reconciliation/transactions/workbench/queue.model";
import { type Currency, type Money, sumsOf } from "@/lib/platform/base/money";
import { exceptionWords } from "@/lib/reconciliation/bank-transactions/exception-words.model";
import type {
  BookingCandidate,
  CandidatePart,
  ReportCandidate,
} from "@/lib/reconciliation/bank-transactions/transaction.model";
import type { TransactionStatus } from "@/lib/reconciliation/bank-transactions/transaction-status.model";

const usd = (minor: number): Money => ({ minor, currency: "USD" as Currency });
const kwd = (minor: number): Money => ({ minor, currency: "KWD" as Currency });

describe("the marked words of a statement line", () => {
  const marked = (line: string, ...texts: string[]) =>
    markedPieces(line, texts)
      .filter(({ isMarked }) => isMarked)
      .map(({ text }) => text);

  it("are those that a reason or the candidate names", () => {
    expect(
      marked(
        "WIRE GREATWIND TOURS GT-21700 REF 99",
        "Booking number GT-21700 stands in the memo",
        "Greatwind",
      ),
    ).toEqual(["GREATWIND", "GT-21700"]);
  });

  it("include a number that is written with other signs between, and never words that say nothing", () => {
    expect(
      marked("PAYMENT GT21700/03 FOR THE BOOKING", "Booking number GT-21 700 stands", "GT-21700"),
    ).toEqual(["GT21700/03"]);
  });

  it("leave the line as it is, whatever is marked", () => {
    const line = "  A  GREATWIND   TOURS x ";
    expect(
      markedPieces(line, ["Greatwind Tours"])
        .map(({ text }) => text)
        .join(""),
    ).toBe(line);
  });
});

describe("patterns", () => {
  it("are kept in lower case, trimmed, once, and never empty", () => {
    expect(patternsOf(["  GreatWind  Tours ", "greatwind tours", " ", "ACH"])).toEqual([
      "greatwind tours",
      "ach",
    ]);
  });

  it("are offered from the words of the line, without numbers", () => {
    expect(memoWords("GREATWIND TOURS", "ACH GREATWIND 21700 INC. x")).toEqual([
      "greatwind",
      "tours",
      "ach",
      "inc",
    ]);
  });

  it("are read from a supplier's metadata, whatever else stands there", () => {
    expect(patternsIn({ bankMatchPatterns: [{ terms: ["great", "wind"] }, { terms: 3 }, null] })).toEqual([
      "great wind",
    ]);
    expect(patternsIn(null)).toEqual([]);
    expect(patternsIn({ bankMatchPatterns: "x" })).toEqual([]);
  });
});

describe("a split", () => {
  const line = (typed: string) => ({
    kind: "booking" as const,
    key: typed,
    booking: { id: typed, userId: "u", confirmationNumber: typed },
    words: "",
    typed,
    isTicked: true,
  });

  it("takes amounts in the currency's own decimals", () => {
    expect(minorOf("12.5", "USD")).toBe(1_250);
    expect(minorOf("12,50", "USD")).toBe(1_250);
    expect(minorOf("1.250", "KWD")).toBe(1_250);
    for (const wrong of ["", "-1", "1.234", "1e3", "12 3", "abc"]) expect(minorOf(wrong, "USD")).toBeNull();
    expect(minorOf("100.5", "JPY")).toBeNull();
    expect(typedOf(1_250, "KWD")).toBe("1.250");
  });

  it("is even when nothing is left of the deposit, to the minor unit, also of money that went out", () => {
    expect(restOf([line("100.00"), line("23.45")], usd(12_345))).toBe(0);
    expect(restOf([line("100.00"), line("23.44")], usd(12_345))).toBe(1);
    expect(restOf([line("100.00"), line("23.45")], usd(-12_345))).toBe(0);
    expect(restOf([line("0.1"), line("0.2")], kwd(300))).toBe(0);
    expect(restOf([line("x")], usd(1))).toBeNull();
  });

  it("follows a candidate of several bookings only where their parts make up the deposit", () => {
    expect(sharesOf(candidate([25_000, 30_000], 55_000), usd(55_000))).toEqual([25_000, 30_000]);
    expect(sharesOf(candidate([25_000, 30_000], 54_000), usd(54_000))).toBeNull();
    expect(sharesOf(candidate([25_000], 25_000), kwd(25_000))).toBeNull();
  });
});

describe("the difference between a deposit and what is owed", () => {
  const IN = usd(1);

  it("is none where the deposit confirms what the agent recorded", () => {
    const one = candidate([12_345], 12_345);
    const parts = one.parts.map((part) => ({ ...part, outstanding: usd(0), recordedMinor: 12_345 }));
    expect(differenceOf({ ...one, parts }, IN).words).toBe("Confirms what the agent recorded");
  });

  it("is none where money was taken back", () => {
    expect(differenceOf(candidate([8_100], -8_100), usd(-8_100)).words).toBe("Takes back USD 81.00");
  });

  it("needs nobody's word where there is none, or a known fee explains it", () => {
    expect(differenceOf(candidate([12_345], 12_345), IN)).toMatchObject({ kind: "exact", choices: [] });
    const words = "What is owed less a known fee of USD 25.00";
    expect(differenceOf(candidate([12_345], 12_345, 2_500), IN)).toMatchObject({ kind: "fee", words });
  });

  it("is left open, a fee, or accepted where less came, and asked about once it is matched where more came", () => {
    expect(differenceOf(candidate([12_345], 10_000), IN)).toMatchObject({
      kind: "short",
      words: "USD 23.45 less than is owed",
      choices: ["leave-open", "fee", "accept"],
    });
    expect(differenceOf(candidate([12_345], 13_000), IN)).toMatchObject({
      kind: "over",
      words: "USD 6.55 more than is owed",
      choices: [],
    });
    expect(differenceOf({ ...candidate([1], 1), difference: null }, IN)).toMatchObject({ kind: "unknown" });
  });
});

describe("where the choice about a short payment begins", () => {
  const all = ["leave-open", "fee", "accept"] as const;
  it.each([
    "GREATWIND TOURS 21701 LESS WIRE CHARGES",
    "COMMISSION MARCH LESS WIRE FEE",
    "PAYMENT NET OF BANK CHARGES",
    "PROVISION 21701 ABZGL SPESEN",
    "Provision Überweisung Gebühr",
    "COMMISSION MARS FRAIS BANCAIRES",
    "COMISION MARZO MENOS GASTOS",
    "送金 手数料 GREATWIND",
  ])("is a fee where the memo says so: %s", (memo) => {
    expect(usualChoice(all, memo)).toBe("fee");
  });

  it.each([
    "GREATWIND TOURS 21701",
    "REFERRAL FEE MARCH",
    "COFFEE WITH FEELING",
    "PROWIZJA 21701",
    "CHARGEBACK 21701",
  ])("is what stays owed else: %s", (memo) => {
    expect(usualChoice(all, memo)).toBe("leave-open");
  });

  it("is nothing where nothing is to be chosen", () => {
    expect(usualChoice([], "LESS WIRE FEE")).toBeUndefined();
  });
});

describe("what may be taken", () => {
  const report = (rank: number) => ({ rank, report: { id: `r${rank}` } }) as ReportCandidate;
  const booking = (rank: number) => ({ ...candidate([100], 100), rank });
  const kinds = (all: ReturnType<typeof choicesOf>) => all.map((one) => `${one.kind} ${one.candidate.rank}`);

  it("begins with the matcher's favourite, be it a report or a booking, and shows each kind together", () => {
    expect(
      kinds(choicesOf({ candidates: [booking(2), booking(4)], reportCandidates: [report(1), report(3)] })),
    ).toEqual(["report 1", "report 3", "booking 2", "booking 4"]);
    expect(kinds(choicesOf({ candidates: [booking(1)], reportCandidates: [report(2)] }))).toEqual([
      "booking 1",
      "report 2",
    ]);
    expect(kinds(choicesOf({ candidates: [], reportCandidates: [report(1)] }))).toEqual(["report 1"]);
  });
});

it("an exception says why: a settled booking, an earlier payment, or that it isn't so any more", () => {
  expect(exceptionWords([candidate([0], 100)])).toMatch(/^Booking .* is settled: this is a second payment/);
  const claimed = candidate([100], 100);
  const rivals = { ...claimed, parts: claimed.parts.map((part) => ({ ...part, rivalCount: 1 })) };
  expect(exceptionWords([rivals])).toMatch(/^An earlier payment that isn't decided on may be for booking/);
  expect(exceptionWords([])).toMatch(/have it look again/i);
});

describe("the queue", () => {
  const row = (id: string, status: TransactionStatus) => ({ id, status }) as QueueRow;
  const rows = [
    row("a", "PENDING_REVIEW"),
    row("b", "MANUAL_MATCHED"),
    row("c", "EXCEPTION"),
    row("d", "MATCHED_NEEDS_CONFIRMATION"),
  ];

  it("goes from one to the next, and from one that isn't in it to its first", () => {
    expect(neighboursOf(rows, "b")).toEqual({ previous: "a", next: "c" });
    expect(neighboursOf(rows, "d")).toEqual({ previous: "c", next: null });
    expect(neighboursOf(rows, "x")).toEqual({ previous: null, next: "a" });
  });

  it("leads to the next that waits, round the end, and nowhere when none does", () => {
    expect(nextWaiting(rows, "a")).toBe("c");
    expect(nextWaiting(rows, "d")).toBe("a");
    expect(nextWaiting([row("a", "PENDING_REVIEW")], "a")).toBeNull();
    const decided = withStatus({ data: rows, count: 4 }, "c", "IGNORED").data;
    expect(nextWaiting(decided, "a")).toBe("d");
  });
});

function candidate(owed: readonly number[], deposit: number, fee = 0): BookingCandidate {
  const parts = owed.map((minor, index) => ({
    booking: { id: `b${index}`, userId: "u", confirmationNumber: `GT-${index}` },
    outstanding: usd(minor),
    commission: usd(minor),
    recordedMinor: 0,
    creditMinor: minor,
    feeMinor: index === 0 ? fee : 0,
  })) as unknown as CandidatePart[];
  const [all = usd(0)] = sumsOf(parts.map(({ outstanding }) => outstanding));
  return { rank: 1, score: 0.9, reasons: [], parts, difference: usd(deposit - all.minor) };
}
