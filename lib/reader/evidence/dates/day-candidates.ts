import { CONFIDENCE } from "@/lib/reader/confidence";
import type { FindingSource } from "@/lib/reader/payload.model";
import type { Candidate } from "../layout/candidate";
import type { DayFound } from "../layout/email-evidence";
import { daysApart } from "./calendar";

export const MAX_STAY = 180;

/** Returns candidates for the first and the last of several travel days. */
export function ends(days: readonly DayFound[], confidence: number, source: FindingSource): Candidate[] {
  const first = earliest(days);
  const last = latest(days);
  if (!first || !last || daysApart(first.day, last.day) > MAX_STAY) return [];
  return [
    dayCandidate("itinerary.startDate", first, confidence, source),
    dayCandidate("itinerary.endDate", last, confidence, source),
  ];
}

export function dayCandidate(
  field: "itinerary.startDate" | "itinerary.endDate",
  one: DayFound,
  confidence: number,
  source: FindingSource,
): Candidate {
  return {
    field,
    value: one.day,
    source,
    confidence: one.ambiguous ? confidence * CONFIDENCE.dates.maybeTurned : confidence,
    span: one.span,
  };
}

export function earliest<T extends { day: string }>(days: readonly T[]): T | undefined {
  return days.reduce<T | undefined>((best, one) => (!best || one.day < best.day ? one : best), undefined);
}

export function latest<T extends { day: string }>(days: readonly T[]): T | undefined {
  return days.reduce<T | undefined>((best, one) => (!best || one.day > best.day ? one : best), undefined);
}
