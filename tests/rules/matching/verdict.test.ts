import { expect, it } from "vitest";
import { verdictOf } from "@/lib/reconciliation/matching/decision.model";

it("a chance is a word: certain from where the matcher may act by itself, likely from where it proposes", () => {
  expect([1, 0.97, 0.9699, 0.55, 0.5499, 0].map(verdictOf)).toEqual([
    "Certain",
    "Certain",
    "Likely",
    "Likely",
    "Check",
    "Check",
  ]);
});
