import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import SAYINGS from "../../words/sayings/trip-sayings.json" with { type: "json" };
import type { EmailEvidence } from "../layout/email-evidence";
import type { Dated } from "./dated";
import { earliest, latest } from "./day-candidates";

const PARKING = new RegExp(`(?<!\\p{L})(?:${phrasePattern(SAYINGS, "parking")})(?!\\p{L})`, "u");

/**
 * "Drop-off: 27 March" over "Collection: 3 April" of a parked car: swaps the ends, because the label that ends a car
 * hire starts the parking.
 */
export function parked(all: readonly Dated[], { folded }: EmailEvidence): readonly Dated[] {
  const of = (role: Dated["role"]) => all.filter((one) => one.role === role && one.source === "label");
  const [first, last] = [latest(of("end")), earliest(of("start"))];
  if (!first || !last || first.day >= last.day || !PARKING.test(folded)) return all;
  return all.map((one) => {
    if (one.role === "end") return { ...one, role: "start" as const };
    return one.role === "start" ? { ...one, role: "end" as const } : one;
  });
}
