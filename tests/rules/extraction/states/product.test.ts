import { expect, it } from "vitest";
import { productOf } from "@/lib/reader/evidence/product/product-of";

it.each([
  [
    "a car that waits at an airport",
    "vehicle: compact estate pick-up: faro airport (fao) return: faro airport (fao)",
    "car",
  ],
  [
    "a flight, though a car is offered with it",
    "flight tp 1901 lisbon airport (lis) to faro (fao), car rental desk",
    "flight",
  ],
  ["airports alone", "lisbon airport (lis) to faro airport (fao)", "flight"],
] as const)("%s is what was sold", (_what, body, product) => {
  expect(productOf("reservation confirmed", "trade desk", body)).toBe(product);
});
