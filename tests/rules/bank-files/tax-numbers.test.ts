import { expect, it } from "vitest";
import { taxDetailsDraft, taxNumberProblem } from "@/lib/payouts/tax/tax-details.model";

it.each([
  ["SSN", "123456789", true],
  ["SSN", "000456789", false],
  ["SSN", "666456789", false],
  ["SSN", "923456789", false],
  ["SSN", "123006789", false],
  ["SSN", "123450000", false],
  ["ITIN", "912786789", true],
  ["ITIN", "912896789", false],
  ["ITIN", "912936789", false],
  ["ITIN", "912496789", false],
  ["ITIN", "123786789", false],
  ["EIN", "123456789", true],
  ["EIN", "003456789", false],
  ["EIN", "12345678", false],
] as const)("a number of the kind %s may be %s: %s", (kind, digits, isGiven) => {
  expect(taxNumberProblem(kind, digits) === undefined).toBe(isGiven);
});

it("takes a number as it is written on forms, and names the field of a wrong one", () => {
  const of = { name: "Ada", kind: "SSN", street: "1 Quay St", city: "Dover", state: "de", zip: "19901-0001" };
  expect(taxDetailsDraft.parse({ ...of, number: "123-45-6789" })).toMatchObject({
    number: "123456789",
    state: "DE",
  });
  expect(taxDetailsDraft.safeParse({ ...of, number: "12-345" }).error?.issues).toMatchObject([
    { path: ["number"] },
  ]);
});
