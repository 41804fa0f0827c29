import { either } from "@/lib/reader/words/sayings/either";
import SAYINGS from "../../words/sayings/trip-sayings.json" with { type: "json" };
import type { Reading } from "../layout/reading";
import type { Dated } from "./dated";
import { earliest, latest } from "./day-candidates";

const PARKING = new RegExp(`(?<!\\p{L})(?:${either(SAYINGS, "parking")})(?!\\p{L})`, "u");

/**
 * "Drop-off: 27 March" over "Collection: 3 April" of a parked car: swaps the ends, because the label that ends a car
 * hire starts the parking.
 */
export function parked(all: readonly Dated[], { folded }: Reading): readonly Dated[] {
  const of = (role: Dated["role"]) => all.filter((one) => one.role === role && one.source === "label");
  const [first, last] = [latest(of("end")), earliest(of("start"))];
  if (!first || !last || first.day >= last.day || !PARKING.test(folded)) return all;
  return all.map((one) => {
    if (one.role === "end") return { ...one, role: "start" as const };
    return one.role === "start" ? { ...one, role: "end" as const } : one;
  });
}
