import type { Calibration } from "./knowledge/knowledge.model";

/** Evidence for or against a candidate, by name. A missing feature is 0. */
export type Features = Readonly<Record<string, number>>;
export type Weights = Readonly<Record<string, number>>;

const SURE = 0.9999;

/** Returns the weighted sum of features. */
export function sumOf(features: Features, weights: Weights): number {
  let sum = 0;
  for (const name in features) sum += (weights[name] ?? 0) * (features[name] ?? 0);
  return sum;
}

/**
 * Returns the probability of each candidate: a conditional logit over all candidates and "none", so that rivals share
 * the probability.
 */
export function chancesOf(sums: readonly number[], none: number): readonly number[] {
  const most = Math.max(none, ...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((all, one) => all + one, Math.exp(none - most));
  return powers.map((power) => Math.min(SURE, Math.max(1 - SURE, power / total)));
}

/** Adjusts a probability according to people's decisions. */
export function calibrated(chance: number, { slope, shift }: Calibration): number {
  if (slope === 1 && shift === 0) return chance;
  return 1 / (1 + Math.exp(-(slope * oddsOf(chance) + shift)));
}

/** A person's decision, with the probability that the matcher had given its favourite before calibration. */
export type Judged = { readonly chance: number; readonly isRight: boolean };

const LEAST_JUDGED = 200;
const STEPS = 30;
/** The weight of no adjustment at all, as a number of decisions. */
const PRIOR = 20;
const SLOPES = [0.5, 2] as const;
const SHIFTS = [-2, 2] as const;

/**
 * Calculates the calibration that makes the matcher's probabilities agree with people's decisions (Platt scaling), by
 * Newton's method, regularized toward no change. Returns no change if there are too few decisions.
 */
export function calibrationOf(judged: readonly Judged[]): Calibration {
  let now: Calibration = { slope: 1, shift: 0 };
  if (judged.length < LEAST_JUDGED) return now;
  const seen = judged.map(({ chance, isRight }) => ({ odds: oddsOf(chance), right: Number(isRight) }));
  for (let step = 0; step < STEPS; step += 1) now = nearer(now, seen);
  return now;
}

function oddsOf(chance: number): number {
  const bounded = Math.min(SURE, Math.max(1 - SURE, chance));
  return Math.log(bounded / (1 - bounded));
}

function nearer(
  { slope, shift }: Calibration,
  seen: readonly { readonly odds: number; readonly right: number }[],
): Calibration {
  let [a, b] = [-PRIOR * (slope - 1), -PRIOR * shift];
  let [aa, ab, bb] = [PRIOR, 0, PRIOR];
  for (const { odds, right } of seen) {
    const said = 1 / (1 + Math.exp(-(slope * odds + shift)));
    const [miss, weight] = [right - said, said * (1 - said)];
    a += miss * odds;
    b += miss;
    aa += weight * odds * odds;
    ab += weight * odds;
    bb += weight;
  }
  const det = aa * bb - ab * ab;
  return {
    slope: within(SLOPES, slope + bounded((a * bb - b * ab) / det)),
    shift: within(SHIFTS, shift + bounded((b * aa - a * ab) / det)),
  };
}

/** Limits the length of a step, because Newton's steps are too long far from the solution. */
function bounded(step: number): number {
  return Number.isFinite(step) ? within([-0.5, 0.5], step) : 0;
}

function within([least, most]: readonly [number, number], value: number): number {
  return Math.min(most, Math.max(least, value));
}
