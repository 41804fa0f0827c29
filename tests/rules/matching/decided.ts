import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { NumberFit, OwedBooking } from "@/lib/reconciliation/matching/candidate.model";
import { type Around, decisionOf } from "@/lib/reconciliation/matching/decide.model";
import type { AmountFit } from "@/lib/reconciliation/matching/features/amounts.model";
import type { BookingFit } from "@/lib/reconciliation/matching/features/booking-features.model";
import type { ReportFit } from "@/lib/reconciliation/matching/features/report-features.model";
import type { Sight } from "@/lib/reconciliation/matching/features/sight.model";
import type { Proposal, Target } from "@/lib/reconciliation/matching/proposal.model";
import type { Features } from "@/lib/reconciliation/matching/score.model";

export const day = calendarDate.parse("2026-03-04");
export const BOOKING: OwedBooking = {
  ...{
    userId: "ada",
    id: "one",
    confirmationNumber: "HB-1",
    key: "HB1",
    supplierId: "1",
    supplierName: null,
  },
  ...{ clientName: null, agency: null, commissionMinor: 10_000, currency: "USD", outstandingMinor: 10_000 },
  ...{ receivedMinor: 0, totalMinor: 100_000, start: day, end: day, bookedOn: day, isClosed: false },
  ...{ isCancelled: false, isSelfReported: false, isInReport: false },
};
export const EXACT: AmountFit = {
  ...{ kind: "exact", isOwnHabit: false, isForeign: false, likelihood: 0, usual: 0, gap: 0 },
  ...{ feeMinor: 0, creditMinor: 10_000 },
};
export const FIT: BookingFit = {
  ...{ booking: BOOKING, family: "1", number: null, amount: EXACT, supplier: 0.9, rival: 0, lag: 0 },
  ...{ lagDays: 30, client: null, hasAgency: false, wasPaidSo: false, chanceHits: 0.001 },
};

/** A family that pays by reports. */
export const REPORTING = "reporting";
/** A family that sends reports for what it pays together about as often as not. */
export const REPORTING_SUMS = "reporting sums";
/** A family that also sends reports with a single line. */
export const REPORTING_SINGLY = "reporting singly";

const NO_REPORT = { several: false, number: false };
export const AROUND = { hasTwin: false, isClaimed: false, hasDouble: false };

/** Returns the decision on a payment whose favourite has this probability, beside others with almost none. */
export function decided(target: Target, chance: number, ...others: readonly Target[]) {
  return decidedBeside(AROUND, false, target, chance, ...others);
}

export function decidedBeside(
  around: Around,
  isBonus: boolean,
  target: Target,
  chance: number,
  ...others: readonly Target[]
) {
  return decisionFor(around, { isBonus }, {}, target, chance, others);
}

/** Returns the decision if the memo mentions several bookings, or contains text shaped like a report number. */
export function decidedOfReport(ofReport: Partial<Sight["ofReport"]>, target: Target, chance: number) {
  return decisionFor(AROUND, { ofReport: { ...NO_REPORT, ...ofReport } }, {}, target, chance, []);
}

/** Returns the decision if the favourite has these features. */
export function decidedWith(features: Features, target: Target, chance: number) {
  return decisionFor(AROUND, {}, features, target, chance, []);
}

function decisionFor(
  around: Around,
  { isBonus = false, ofReport = NO_REPORT }: Partial<Pick<Sight, "isBonus" | "ofReport">>,
  features: Features,
  target: Target,
  chance: number,
  others: readonly Target[],
) {
  const habits = {
    paysByReports: (family: string | null) => family === REPORTING,
    reportsSingly: (family: string | null) => family === REPORTING_SINGLY,
    reportsSums: (family: string | null) => family === REPORTING_SUMS,
  };
  const proposal = {
    sight: { payment: { amountMinor: 10_000 }, isRefund: false, isBonus, ofReport, knowledge: { habits } },
    candidates: [target, ...others].map((one, at) => ({
      ...{ target: one, ids: [`${at}`], features: at === 0 ? features : {} },
      ...{ chance: at === 0 ? chance : 0.01, rawChance: at === 0 ? chance : 0.01 },
    })),
    none: {},
  } as unknown as Proposal;
  return decisionOf(proposal, around);
}

export const single = (change: Partial<BookingFit>): Target => ({
  type: "booking",
  fit: { ...FIT, ...change },
});
export const booked = (change: Partial<OwedBooking>) => ({ ...BOOKING, ...change });
export const sum = (count: number, named = 0, amount = EXACT, fit = FIT): Target => ({
  type: "bookings",
  fit: { fits: Array.from({ length: count }, () => fit), named, amount, chanceHits: 0.001, lump: null },
});
export const report = (change: Partial<ReportFit>): Target => ({
  type: "report",
  fit: { supplier: 0, rival: 0, isReferenced: false, amount: EXACT, days: 2, ...change } as ReportFit,
});
export const NAMED: NumberFit = { how: "exact", key: "HB1" };
