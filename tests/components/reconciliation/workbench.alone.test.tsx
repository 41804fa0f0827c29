import { screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import {
  ignoreTransactionAction,
  matchTransactionAction,
} from "@/components/reconciliation/transactions/actions";
import { ChoiceLists } from "@/components/reconciliation/transactions/workbench/choice-lists";
import { useCandidateChoice } from "@/components/reconciliation/transactions/workbench/use-candidate-choice";
import { useDecisions } from "@/components/reconciliation/transactions/workbench/use-decisions";
import { useWorkbenchKeys } from "@/components/reconciliation/transactions/workbench/use-workbench-keys";
import { QuestionPrompt } from "@/components/shared/questions/question-prompt";
import Keyboard from "@/components/shell/keyboard";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Money } from "@/lib/platform/base/money";
import type {
  BookingCandidate,
  ReportCandidate,
  TransactionDetail,
} from "@/lib/reconciliation/bank-transactions/transaction.model";
import { show } from "../../support/components/screen";

vi.mock("@/components/reconciliation/transactions/actions", () => ({
  matchTransactionAction: vi.fn(),
  confirmTransactionAction: vi.fn(),
  ignoreTransactionAction: vi.fn(),
  restoreTransactionAction: vi.fn(),
  splitTransactionAction: vi.fn(),
  assignSupplierAction: vi.fn(),
  matchAgainAction: vi.fn(),
}));

const usd = (minor: number) => ({ minor, currency: "USD" }) as Money;
const day = calendarDate.parse("2026-03-04");

function booking(number: string, owed: number, rank: number, paid: number): BookingCandidate {
  const part = {
    booking: { id: `id-${number}`, userId: "ada", confirmationNumber: number },
    agentName: "Ada",
    clientName: null,
    supplier: null,
    status: "CONFIRMED",
    travelStart: day,
    travelEnd: day,
    commission: usd(owed),
    outstanding: usd(owed),
    recordedMinor: 0,
    creditMinor: paid,
    feeMinor: 0,
    rivalCount: 0,
  };
  return {
    rank,
    score: 0.9,
    reasons: ["Its number stands in the memo"],
    parts: [part],
    difference: usd(paid - owed),
  };
}

const report: ReportCandidate = {
  rank: 1,
  score: 0.95,
  reasons: ["Report number R-7 stands in the memo"],
  report: { id: "report-7", referenceNumber: "R-7" },
  supplier: null,
  supplierName: "Greatwind Tours",
  net: usd(10_000),
  matchedCount: 1,
  totalCount: 2,
  difference: usd(0),
};

const detailOf = (change: Partial<TransactionDetail>) =>
  ({
    id: "t-1",
    version: 3,
    name: "GREATWIND TOURS",
    amount: usd(10_000),
    date: day,
    status: "MATCHED_NEEDS_CONFIRMATION",
    target: null,
    supplier: null,
    candidates: [],
    reportCandidates: [],
    rejected: [],
    likelyDouble: null,
    ...change,
  }) as TransactionDetail;

function Bench({ detail, chosen = 0 }: { readonly detail: TransactionDetail; readonly chosen?: number }) {
  const decisions = useDecisions(detail, { decide: () => () => undefined }, () => undefined);
  const taking = useCandidateChoice(detail, decisions, chosen, () => undefined);
  useWorkbenchKeys({ detail, decisions, taking, ask: () => () => undefined });
  return (
    <>
      <Keyboard {...({ area: "admin" } as ComponentProps<typeof Keyboard>)} />
      <QuestionPrompt about={detail.id} />
      <ChoiceLists detail={detail} taking={taking} showsNoReports />
    </>
  );
}

const sent = () => vi.mocked(matchTransactionAction).mock.calls.map(([input]) => input);
const done = { ok: true, value: { version: 4 } } as const;
const refused = (facts: object, message: string) =>
  ({
    ok: false,
    failure: {
      code: "CONFLICT",
      status: 409,
      category: "VALIDATION",
      message,
      requestId: "r",
      facts,
    } as never,
  }) as const;

beforeAll(() => {
  // The transaction is passed as a prop and must not be fetched again, so fetch never resolves.
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
});
afterEach(() => vi.clearAllMocks());

it.each(["1", "{Enter}"])(
  "a report that is the favourite comes first, says that it is proposed, and is what %s takes",
  async (key) => {
    vi.mocked(matchTransactionAction).mockResolvedValue(done);
    const detail = detailOf({ candidates: [booking("GT-1", 10_000, 2, 10_000)], reportCandidates: [report] });
    const { user } = show(<Bench detail={detail} />);
    const [first] = screen.getAllByRole("list", { name: /candidates$/i });
    expect(first?.textContent).toMatch(/^1R-7.*Proposed.*Greatwind Tours/);
    await user.keyboard(key);
    expect(sent()).toMatchObject([{ target: { commissionReportId: "report-7" } }]);
  },
);

it("a short payment begins with the fee that the memo names; keys choose, and Enter takes what is shown", async () => {
  vi.mocked(matchTransactionAction).mockResolvedValue(done);
  const detail = detailOf({
    name: "GREATWIND TOURS LESS WIRE FEE",
    candidates: [booking("GT-1", 12_500, 1, 10_000)],
  });
  const { user } = show(<Bench detail={detail} />);
  const chosen = () =>
    screen.getByRole<HTMLInputElement>("radio", { checked: true }).closest("label")?.textContent;
  expect(chosen()).toContain("fee");
  await user.keyboard("o");
  expect(chosen()).toContain("Leave the rest owed");
  await user.keyboard("f{Enter}");
  expect(sent()).toMatchObject([{ acceptDifference: "fee" }]);
});

it("more than is owed asks why where it was refused, and a figure answers", async () => {
  vi.mocked(matchTransactionAction)
    .mockResolvedValueOnce(
      refused({ question: "overReason", overMinor: 500 }, "This is USD 5.00 more than booking GT-1 is owed."),
    )
    .mockResolvedValueOnce(done);
  const { user } = show(<Bench detail={detailOf({ candidates: [booking("GT-1", 9_500, 1, 10_000)] })} />);
  await user.keyboard("1");
  expect(await screen.findByText("This is USD 5.00 more than booking GT-1 is owed.")).toBeTruthy();
  expect(screen.queryByText("Failed to link transaction")).toBeNull();
  await user.keyboard("2");
  expect(sent()[1]).toMatchObject({ overReason: "override", target: { bookingId: "id-GT-1" } });
  expect(screen.queryByText("This is USD 5.00 more than booking GT-1 is owed.")).toBeNull();
});

it("why a fee is so large is typed at once, and its letters are no keys of the screen", async () => {
  vi.mocked(matchTransactionAction)
    .mockResolvedValueOnce(refused({ question: "isLargeFee" }, "USD 25.00 is much for a fee."))
    .mockResolvedValueOnce(done);
  const { user } = show(<Bench detail={detailOf({ candidates: [booking("GT-1", 12_500, 1, 10_000)] })} />);
  await user.keyboard("f{Enter}");
  await screen.findByText("USD 25.00 is much for a fee.");
  await user.keyboard("Their bank is dear{Enter}");
  expect(sent()[1]).toMatchObject({ isLargeFee: true, reason: "Their bank is dear" });
  expect(ignoreTransactionAction).not.toHaveBeenCalled();
});

it("what was turned down says so, and a low chance says what speaks against it", () => {
  const [one, other] = [booking("GT-1", 10_000, 1, 10_000), booking("GT-1", 10_000, 2, 10_000)];
  const part = { ...other.parts[0], booking: { id: "twin", userId: "ben", confirmationNumber: "GT-1" } };
  const twin = { ...other, score: 0.4, parts: [part] } as BookingCandidate;
  const detail = detailOf({
    candidates: [{ ...one, score: 0.4 }, twin],
    rejected: [{ id: "id-GT-1", words: "GT-1" }],
  });
  show(<Bench detail={detail} />);
  expect(screen.getByText("Turned down before")).toBeTruthy();
  expect(screen.getAllByText(/1 other booking of this number may be meant/)).toHaveLength(2);
});
