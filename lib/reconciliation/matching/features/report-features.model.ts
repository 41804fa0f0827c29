import { daysBetween } from "@/lib/platform/base/dates/calendar-date";
import type { OpenReport } from "../candidate.model";
import type { Features } from "../score.model";
import { type AmountFit, type AmountKind, fitOf } from "./amounts.model";
import { hasAgency } from "./booking-features.model";
import { otherNumberFeatures } from "./other-number.model";
import type { Sight } from "./sight.model";

/** A report compared with a payment. */
export type ReportFit = {
  readonly report: OpenReport;
  readonly family: string | null;
  readonly isReferenced: boolean;
  readonly amount: AmountFit | null;
  readonly supplier: number;
  readonly rival: number;
  readonly days: number;
  readonly hasAgency: boolean;
};

const LEAST_REFERENCE = 4;
/** The kinds of amounts that don't fit a report, because it is paid in a single payment. */
const UNLIKE: ReadonlySet<AmountKind> = new Set(["far", "part", "equal", "foreign-part"]);

export function reportFitOf(sight: Sight, report: OpenReport): ReportFit {
  const { payment, deposit, knowledge, signals } = sight;
  const family = report.supplierId
    ? knowledge.familyOf(report.supplierId)
    : knowledge.familyOfName(report.supplierName);
  const supplier = family ? (signals.families.get(family)?.strength ?? 0) : 0;
  const expected = {
    outstandingMinor: report.netMinor,
    commissionMinor: report.netMinor,
    currency: report.currency,
    family,
  };
  return {
    report,
    family,
    isReferenced:
      report.referenceKey.length >= LEAST_REFERENCE && sight.squashed.includes(report.referenceKey),
    amount: fitOf(deposit, expected, knowledge),
    supplier,
    rival: Math.max(0, sight.strongest - supplier),
    days: daysBetween(report.receivedOn, payment.on),
    hasAgency: hasAgency(sight, report.ownerAgency),
  };
}

/**
 * Whether a report is plausible: the memo names it, its amount fits, or its supplier fits and its amount nearly does.
 */
export function isConceivable({ isReferenced, amount, supplier }: ReportFit): boolean {
  if (isReferenced) return true;
  if (!amount || UNLIKE.has(amount.kind)) return false;
  return supplier > 0.15 || amount.kind === "exact" || (amount.kind === "foreign" && supplier > 0.05);
}

export function reportFeaturesOf(sight: Sight, fit: ReportFit): Features {
  const { amount, report } = fit;
  const kind = amount?.kind ?? "far";
  return {
    report: 1,
    report_reference: Number(fit.isReferenced),
    report_supplier: -Math.log(Math.max(0.01, 1 - fit.supplier)),
    report_rival: fit.rival,
    report_rival_referenced: fit.isReferenced ? fit.rival : 0,
    report_silent: Number(sight.strongest < 0.3),
    report_unknown: Number(fit.family === null),
    [`report_${kind}`]: 1,
    [`report_${kind}_own`]: Number(amount?.isOwnHabit ?? false),
    [`report_${kind}_alone`]: Number(fit.supplier < 0.3 && !fit.isReferenced),
    report_likelihood: amount?.likelihood ?? 0,
    report_usual: amount?.usual ?? 0,
    ...(fit.isReferenced ? {} : otherNumberFeatures(sight, report.referenceKey, "report_other")),
    report_gap: kind === "near" || kind === "far" ? Math.min(3, Math.abs(amount?.gap ?? 3)) : 0,
    report_early: Number(fit.days < 0),
    report_late: Math.min(8, Math.max(0, fit.days - 16) / 10),
    report_agency: Number(fit.hasAgency),
    report_forwarded: Number(report.isForwarded),
    report_small: Number(report.netMinor < 10_000),
  };
}
