import { describe, expect, it } from "vitest";
import { guessableBecause } from "@/lib/accounts/identity/passwords/guessable.model";
import { refuseGuessable } from "@/lib/accounts/identity/passwords/refuse-guessable";

const ADA = { name: "Ada Fern-Müller", email: "ada.fern@harbour-travel.test" };
const COMMON = /Many people use this/;
const OWN = /your name or email address/;
const REPEATED = /repeats the same/;
const ROW = /follows the alphabet/;

const GUESSABLE: readonly (readonly [string, RegExp])[] = [
  ["sunshine", COMMON],
  ["iloveyou", COMMON],
  ["Password1!", COMMON],
  ["P@ssw0rd", COMMON],
  ["P4$$w0rd2026", COMMON],
  ["!!football99", COMMON],
  ["trustno1", COMMON],
  ["q1w2e3r4", COMMON],
  ["ada.fern@harbour-travel.test", OWN],
  ["AdaFern2026!", OWN],
  ["fernmüller1", OWN],
  ["harbourtravel", OWN],
  ["tallyport123", OWN],
  ["aaaaaaaa", REPEATED],
  ["abcabcab", REPEATED],
  ["1234123412341234", REPEATED],
  ["aabbaabb", REPEATED],
  ["ÄÄÄÄÄÄÄÄÄ", REPEATED],
  ["abcdefgh", ROW],
  ["87654321", ROW],
  ["qwertyuiop", ROW],
  ["asdfghjkl1", ROW],
  ["abcd1234", ROW],
  ["azertyuiop", ROW],
];

const KEPT = [
  "harbour-lantern-42",
  "quiet-anchor-77",
  "fern-and-lantern",
  "correct horse battery staple",
  "g7Kx!2pqLm",
  "пароль-на-море-42",
  "日本語の合言葉です",
  "        spaces  ok",
  "83920174z",
];

async function refusalOf(password: string): Promise<string | undefined> {
  return refuseGuessable(password, ADA).then(
    () => undefined,
    ({ detail }: { detail: { fields: { password: string[] } } }) => detail.fields.password[0],
  );
}

describe("a password", () => {
  it.each(GUESSABLE)("is refused with the reason: %s", async (password, reason) => {
    expect(await refusalOf(password)).toMatch(reason);
  });

  it.each(KEPT)("is taken: %s", async (password) => {
    expect(await refusalOf(password)).toBeUndefined();
  });

  it("of an owner without a name is measured by the rest", () => {
    const nobody = { name: "", email: "" };
    expect(guessableBecause("harbour-lantern", nobody, () => false)).toBeNull();
    expect(guessableBecause("harbour-lantern", nobody, () => true)).toMatch(COMMON);
  });

  it("as long as one may be is judged at once", () => {
    expect(guessableBecause("ab".repeat(64), ADA, () => false)).toMatch(REPEATED);
  });
});
