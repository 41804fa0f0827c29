import { owedOf } from "@/lib/reconciliation/matching/candidate.model";
import type { MatchDecision } from "@/lib/reconciliation/matching/decision.model";
import { type SumFit, totalOf } from "@/lib/reconciliation/matching/features/sum-fit.model";
import type { Candidate } from "@/lib/reconciliation/matching/proposal.model";
import { reasonsOf } from "@/lib/reconciliation/matching/reasons.model";
import type { Settled } from "./decide-batch.model";

/** A candidate as stored. Each of its bookings is a part. */
export type StoredCandidate = {
  readonly chance: number;
  readonly rawChance: number;
  readonly reasons: readonly string[];
  readonly parts: readonly {
    readonly bookingUserId: string | null;
    readonly bookingId: string | null;
    readonly reportId: string | null;
    readonly creditMinor: number | null;
    readonly feeMinor: number;
  }[];
};

/** The stored result of matching one transaction. */
export type StoredDecision = {
  readonly id: string;
  readonly decision: MatchDecision;
  readonly wouldLink: boolean;
  readonly candidates: readonly StoredCandidate[];
  readonly metadata: {
    readonly possibleSupplierNames: readonly string[];
    readonly possibleBookingIdentifiers: readonly string[];
  };
};

const MOST = 10;
const MOST_NAMES = 5;

export function storedOf({ proposal, candidates, decision }: Settled): StoredDecision {
  const { sight } = proposal;
  return {
    id: sight.payment.id,
    decision,
    wouldLink: decision === "AUTO",
    candidates: candidates.slice(0, MOST).map((one) => ({
      chance: one.chance,
      rawChance: one.rawChance,
      reasons: reasonsOf(sight, one),
      parts: partsOf(one),
    })),
    metadata: {
      possibleSupplierNames: sight.supplierNames().slice(0, MOST_NAMES),
      possibleBookingIdentifiers: sight.identifiers
        .flatMap(({ key, how }) => (how === "plain" ? [key] : []))
        .slice(0, MOST),
    },
  };
}

function partsOf({ target }: Candidate): StoredCandidate["parts"] {
  if (target.type === "report") {
    const { report, amount } = target.fit;
    return [
      {
        bookingUserId: null,
        bookingId: null,
        reportId: report.id,
        creditMinor: null,
        feeMinor: amount?.feeMinor ?? 0,
      },
    ];
  }
  if (target.type === "bookings") return partsOfSum(target.fit);
  const { booking, amount } = target.fit;
  return [
    {
      bookingUserId: booking.userId,
      bookingId: booking.id,
      reportId: null,
      creditMinor: amount?.creditMinor ?? null,
      feeMinor: amount?.feeMinor ?? 0,
    },
  ];
}

/**
 * Distributes the fee of a sum among its bookings in proportion to what they owe. The last one takes the rounding
 * remainder.
 */
function partsOfSum({ fits, amount }: SumFit): StoredCandidate["parts"] {
  const total = totalOf(fits);
  let left = amount.feeMinor;
  return fits.map(({ booking }, at) => {
    const share = Math.round((amount.feeMinor * owedOf(booking)) / Math.max(1, total));
    const feeMinor = at === fits.length - 1 ? left : share;
    left -= feeMinor;
    return {
      bookingUserId: booking.userId,
      bookingId: booking.id,
      reportId: null,
      creditMinor: owedOf(booking),
      feeMinor,
    };
  });
}

type Part = {
  readonly bookingUserId: string | null;
  readonly bookingId: string | null;
  readonly creditMinor: number | null;
  readonly feeMinor: number;
};

/**
 * Divides a deposit among the bookings of a sum: by the proposed amounts if they add up to the deposit, otherwise in
 * proportion to them. The last one takes the rounding remainder.
 */
export function sumShares(depositMinor: number, parts: readonly Part[]) {
  const credits = parts.map(({ creditMinor }) => creditMinor ?? 0);
  const sum = credits.reduce((all, credit) => all + credit, 0);
  const isWhole = sum - parts.reduce((all, { feeMinor }) => all + feeMinor, 0) === depositMinor;
  let left = depositMinor;
  return parts.map(({ bookingUserId, bookingId, feeMinor }, at) => {
    const credit = credits[at] ?? 0;
    const even = at === parts.length - 1 ? left : Math.round((depositMinor * credit) / Math.max(1, sum));
    const minor = isWhole ? credit - feeMinor : even;
    left -= minor;
    return {
      userId: bookingUserId ?? "",
      bookingId: bookingId ?? "",
      minor,
      feeMinor: isWhole ? feeMinor : 0,
    };
  });
}
