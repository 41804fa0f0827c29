import { describe, expect, it } from "vitest";
import { isNamed, namesFit } from "@/lib/reconciliation/unclaimed-commission/finding/names.model";

describe("two ways to write a client's name", () => {
  it.each([
    ["Amara Okonkwo", "OKONKWO/AMARA MRS"],
    ["Amara Okonkwo", "Okonkwo, A."],
    ["José Núñez", "Nunez Jose"],
    ["Amara Okonkwo", "Amara Okonkow"],
    ["Amara Okonkwo", "Amara J. Okonkwo"],
    ["Okonkwo", "Amara Okonkwo"],
    ["Per Holm", "Mr Per Holm"],
  ])("%s and %s may be one person", (one, other) => {
    expect([namesFit(one, other), namesFit(other, one)]).toEqual([true, true]);
  });

  it.each([
    ["Amara Okonkwo", "Amara Diallo"],
    ["Amara Okonkwo", "Piet Okonkwo"],
    ["A. O.", "Amara Okonkwo"],
    ["Lee", "Ann Lee"],
    ["", "Ann Lee"],
    ["Mr", "Mr Lee"],
    ["Per Holm", "Pär Holt"],
  ])("%s and %s are two", (one, other) => {
    expect([namesFit(one, other), namesFit(other, one)]).toEqual([false, false]);
  });
});

describe("a memo", () => {
  const memo = new Set("wire okonkwo amara zqx 4711".split(" "));
  it("names a client whose whole name stands in it", () => {
    expect(isNamed("Amara Okonkwo", memo)).toBe(true);
    expect(isNamed("Mrs Amara B. Okonkwo", memo)).toBe(true);
  });

  it("names nobody by one word", () => {
    expect(isNamed("Amara Diallo", memo)).toBe(false);
    expect(isNamed("Okonkwo", memo)).toBe(false);
  });
});
