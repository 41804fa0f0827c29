import { dayInWords } from "@/lib/platform/base/dates/day-in-words";
import { type Currency, formatMoney } from "@/lib/platform/base/money";
import { counted } from "@/lib/platform/base/text";
import type { AmountFit } from "./features/amounts.model";
import type { BookingFit } from "./features/booking-features.model";
import type { Lump } from "./features/lumps.model";
import type { ReportFit } from "./features/report-features.model";
import type { Sight } from "./features/sight.model";
import type { SumFit } from "./features/sum-fit.model";
import type { Candidate } from "./proposal.model";

const NAMED = 0.3;
const NUMBERS = {
  exact: "stands in the memo",
  alias: "stands in the memo by another of its numbers",
  altered: "stands in the memo in another form",
  begun: "stands in the memo, cut off",
  slip: "stands in the memo but for one sign",
} as const;

/** Returns why something is a candidate, in sentences for people. Never returns an empty list. */
export function reasonsOf(sight: Sight, { target }: Candidate): readonly string[] {
  const reasons =
    target.type === "report"
      ? ofReport(sight, target.fit)
      : target.type === "bookings"
        ? ofSum(sight, target.fit)
        : ofBooking(sight, target.fit);
  return reasons.length > 0 ? reasons : ["It is the nearest to this deposit's amount and day"];
}

function ofBooking(sight: Sight, fit: BookingFit): readonly string[] {
  const { booking, number, amount } = fit;
  return [
    ...(number ? [`Booking number ${booking.confirmationNumber} ${NUMBERS[number.how]}`] : []),
    ...(fit.wasPaidSo ? [earlierReason(sight)] : []),
    ...amountReasons(sight, amount, "commission"),
    ...supplierReasons(sight, fit.family, fit.supplier),
    ...(fit.client ? [`The client's name, ${booking.clientName}, stands in the memo`] : []),
    ...(fit.hasAgency ? [`The memo names the agency ${booking.agency}`] : []),
    ...(fit.lag > -1 && fit.family !== null
      ? [`It came ${daysAfter(fit.lagDays)}, as usual for this supplier`]
      : []),
    ...(booking.isClosed ? ["The booking is closed"] : []),
    ...(booking.isSelfReported ? ["It confirms a payment that the agent recorded"] : []),
    ...(booking.isInReport ? ["A commission report that isn't paid yet lists it"] : []),
  ];
}

function daysAfter(days: number): string {
  return days < 0
    ? `${counted(-days, "day")} before that day`
    : `${counted(days, "day")} after travel or booking`;
}

function ofSum(sight: Sight, sum: SumFit): readonly string[] {
  const { fits, named, amount, chanceHits } = sum;
  const [first] = fits;
  if (sum.lump) return ofLump(sight, sum, sum.lump);
  const numbers = fits.map(({ booking }) => booking.confirmationNumber).join(", ");
  return [
    ...(named > 0
      ? [`${named} of ${counted(fits.length, "booking number")} stand in the memo: ${numbers}`]
      : []),
    ...(amount.kind === "exact"
      ? [`Together ${counted(fits.length, "booking")} owe exactly this amount`]
      : amountReasons(sight, amount, "sum")),
    ...(named === 0 && chanceHits < 0.05
      ? ["Hardly any other bookings of this supplier could come to it by chance"]
      : []),
    ...(first ? supplierReasons(sight, first.family, first.supplier) : []),
  ];
}

function earlierReason({ payment }: Sight): string {
  return payment.amountMinor < 0
    ? "An earlier payment of this amount was for it"
    : "An earlier payment of this amount was for it and was returned";
}

const BASES = { start: "travel began", end: "travel ended", booked: "were made" } as const;

/** Returns the reasons for everything that a supplier owed for some days. */
function ofLump(sight: Sight, { fits, amount }: SumFit, lump: Lump): readonly string[] {
  const [first] = fits;
  const days = `from ${dayInWords(lump.from)} to ${dayInWords(lump.to)}`;
  const what = lump.basis === "booked" ? `that were made ${days}` : `whose ${BASES[lump.basis]} ${days}`;
  const changed = lump.toggled > 0 ? `, but for ${counted(lump.toggled, "booking")}` : "";
  return [
    `${counted(fits.length, "booking")} ${what}${changed}: all that was owed of these days`,
    ...(amount.kind === "exact"
      ? ["Together they owe exactly this amount"]
      : amountReasons(sight, amount, "sum")),
    ...(first ? supplierReasons(sight, first.family, first.supplier) : []),
  ];
}

function ofReport(
  sight: Sight,
  { report, isReferenced, amount, family, supplier, hasAgency }: ReportFit,
): readonly string[] {
  return [
    ...(isReferenced ? [`Report number ${report.referenceNumber} stands in the memo`] : []),
    ...amountReasons(sight, amount, "report's net amount"),
    ...(supplier >= NAMED ? supplierReasons(sight, family, supplier, report.supplierName) : []),
    ...(hasAgency ? [`The memo names the agency ${report.ownerAgency}`] : []),
  ];
}

function amountReasons({ payment }: Sight, amount: AmountFit | null, of: string): readonly string[] {
  if (!amount) return [];
  const fee = formatMoney({ minor: amount.feeMinor, currency: payment.currency as Currency });
  const share = `${(100 * Math.exp(amount.gap)).toFixed(1)}%`;
  const words = {
    exact: `The amount is exactly the ${of}`,
    fee: `The amount is the ${of} less a known ${fee} fee`,
    share:
      amount.gap > 0
        ? `The amount is ${share} of the ${of}: this supplier has added as much before`
        : `The amount is ${share} of the ${of}, a share that is known`,
    tax: `The amount is ${share} of the ${of}: the rest is tax at a usual rate`,
    part: `The amount is a known part of the ${of}`,
    equal: `The amount is one of equal parts of the ${of}`,
    foreign: `The amount is the ${of} at the day's rate, less what the bank usually keeps`,
    "foreign-part": `The amount may be a part of the ${of} at the day's rate`,
    charge: `The amount is ${share} of the ${of}: a bank may have kept the rest`,
    near: `The amount is ${share} of the ${of}`,
    far: null,
  };
  const said = words[amount.kind];
  return said === null ? [] : [said];
}

function supplierReasons(
  { signals, knowledge }: Sight,
  family: string | null,
  strength: number,
  name?: string,
): readonly string[] {
  if (family === null || strength < NAMED) return [];
  const signal = signals.families.get(family);
  const called = knowledge.nameOf(family) ?? name ?? "this supplier";
  const times = Math.round(signal?.times ?? 0);
  return [
    ...(signal && signal.pattern > 0 ? [`A bank pattern of ${called} fits the memo`] : []),
    ...(signal && signal.payer >= NAMED && times > 0
      ? [`This payer paid ${called} ${counted(times, "time")}`]
      : []),
    ...(signal && signal.name >= NAMED ? [`The memo names ${called}`] : []),
  ];
}
