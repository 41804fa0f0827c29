import { describe, expect, it } from "vitest";
import { namesFrom } from "@/lib/accounts/users/user.model";

const ADA = { firstName: "Ada", lastName: "Fern", fullName: "Ada Fern" };

describe("a person's names", () => {
  it("stay together when one part changes", () => {
    expect(namesFrom(ADA, { lastName: "Moss" })).toEqual({
      firstName: "Ada",
      lastName: "Moss",
      fullName: "Ada Moss",
    });
    expect(namesFrom(ADA, { lastName: null })).toEqual({ firstName: "Ada", lastName: null, fullName: "Ada" });
  });

  it("are split from a full name at its first space", () => {
    expect(namesFrom(ADA, { fullName: "Eve van der Moss" })).toEqual({
      firstName: "Eve",
      lastName: "van der Moss",
      fullName: "Eve van der Moss",
    });
    expect(namesFrom(ADA, { fullName: null })).toEqual({ firstName: null, lastName: null, fullName: "" });
  });

  it("stay as they are when none is given, and carry nothing else along", () => {
    expect(namesFrom({ ...ADA, bio: "Boats" } as typeof ADA, {})).toEqual(ADA);
  });
});
