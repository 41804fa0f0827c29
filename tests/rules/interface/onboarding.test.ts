import { describe, expect, it } from "vitest";
import { stepAskedFor } from "@/components/accounts/users/onboarding/onboarding-steps.model";
import {
  addressesFailed,
  asWhole,
  detailsFailed,
} from "@/components/accounts/users/onboarding/onboarding-words";
import { editedPhone, type PhoneEdit } from "@/components/accounts/users/onboarding/phone-number.model";
import { knownDetails, personalDetails, type UserRecord } from "@/lib/accounts/users/user.model";
import { newAddresses } from "@/lib/inbox/forwarding/forwarding-address.model";
import { ApiFailure } from "@/lib/platform/api-client/api-failure";

/** Applies an edit to a text box; `|` marks the caret. */
function edited(before: string, after: string, deleted?: PhoneEdit["deleted"]): string {
  const edit = { before: before.replace("|", ""), after: after.replace("|", ""), caret: after.indexOf("|") };
  const { text, caret } = editedPhone({ ...edit, deleted });
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

describe("a phone number while it is typed", () => {
  it("is written as far as there are digits", () => {
    let box = "|";
    const boxes = [..."1234567890x1"].map((key) => {
      box = edited(box, box.replace("|", `${key}|`));
      return box;
    });
    expect(boxes).toEqual([
      "(1|",
      "(12|",
      "(123|",
      "(123) 4|",
      "(123) 45|",
      "(123) 456|",
      "(123) 456-7|",
      "(123) 456-78|",
      "(123) 456-789|",
      "(123) 456-7890|",
      "(123) 456-7890|",
      "(123) 456-7890|",
    ]);
  });

  it.each<[what: string, before: string, after: string, becomes: string, deleted?: PhoneEdit["deleted"]]>([
    ["a digit in the middle", "(123|) 456", "(1239|) 456", "(123) 9|45-6"],
    ["a digit at the start", "(|123) 456", "(0|123) 456", "(0|12) 345-6"],
    ["a letter in the middle", "(12|3) 456", "(12x|3) 456", "(12|3) 456"],
    ["Backspace behind a digit", "(123) 4|56", "(123) |56", "(123|) 56", "backward"],
    ["Backspace behind the bracket", "(123)| 456", "(123| 456", "(12|4) 56", "backward"],
    ["Backspace behind the space", "(123) |456", "(123)|456", "(12|4) 56", "backward"],
    ["Backspace behind the dash", "(123) 456-|7890", "(123) 456|7890", "(123) 45|7-890", "backward"],
    ["Backspace behind the first bracket", "(|123", "|123", "(|123", "backward"],
    ["Delete before the bracket", "(123|) 456", "(123| 456", "(123|) 56", "forward"],
    ["Delete before a digit", "(1|23) 456", "(1|3) 456", "(1|34) 56", "forward"],
    ["everything deleted", "|(123) 456", "|", "|", "backward"],
    ["a digit more than there is room for", "(12|3) 456-7890", "(129|3) 456-7890", "(12|3) 456-7890"],
    ["a pasted number of another country", "|", "+44 20 7946 0958|", "+44 20 7946 0958|"],
    ["a plus in the middle of what is typed", "+|", "+4|", "+4|"],
    ["a country put before a number", "|(212) 555-0100", "+1| (212) 555-0100", "+1| (212) 555-0100"],
    ["a pasted number with dots", "|", "212.555.0100 ext. 7|", "(212) 555-0100|"],
    ["digits pasted in the middle", "(12|) ", "(12345|", "(123) 45|"],
    ["a selection typed over", "(|123) |456", "(9|456", "(9|45) 6"],
  ])("keeps the caret behind its digit: %s", (_what, before, after, becomes, deleted) => {
    expect(edited(before, after, deleted)).toBe(becomes);
  });
});

describe("the steps of onboarding", () => {
  it.each([
    [undefined, 1],
    ["2", 2],
    ["3", 3],
    ["4", 4],
    ["99", 4],
    ["0", 1],
    ["1.5", 1],
    [["2", "3"], 1],
  ])("are shown as the address %j asks", (asked, step) => {
    expect(stepAskedFor(asked, { hasDetails: true, hasAddresses: true })).toBe(step);
  });

  it("are shown only as far as what comes before them was saved", () => {
    expect(stepAskedFor("4", { hasDetails: true, hasAddresses: false })).toBe(3);
    expect(stepAskedFor("4", { hasDetails: false, hasAddresses: true })).toBe(2);
  });

  it("say once, and of the form as a whole, what is missing or wrong", () => {
    const given = { firstName: " ", lastName: "Fern", phoneNumber: "", companyName: "", companyAddress: "" };
    expect(asWhole(personalDetails).safeParse(given).error?.issues).toMatchObject([
      { path: [], message: "Please fill in the following fields: First Name, Phone Number" },
    ]);
    const addresses = { emailAddresses: ["a@", "b@", "", "c@agency.test"] };
    expect(asWhole(newAddresses).safeParse(addresses).error?.issues).toMatchObject([
      { path: [], message: "Please enter valid email addresses." },
    ]);
  });

  it("begin with what is known, a full name told apart", () => {
    const user = { fullName: "Ada van Fern", firstName: null, lastName: null } as UserRecord;
    expect(knownDetails(user)).toMatchObject({ firstName: "Ada", lastName: "van Fern", phoneNumber: "" });
    expect(knownDetails({ ...user, lastName: "Moss" })).toMatchObject({ firstName: "", lastName: "Moss" });
  });

  it("say in the catalogue's words what failed", () => {
    expect(detailsFailed(new ApiFailure(500))).toBe(
      "Failed to save your information: Internal server error. Please try again later.",
    );
    expect(detailsFailed(new ApiFailure(-1))).toBe("An unexpected error occurred. Please try again.");
    expect([500, 0, -1].map((status) => addressesFailed(new ApiFailure(status)))).toEqual(
      Array.from({ length: 3 }, () => "Failed to save email addresses. Please try again."),
    );
    expect(addressesFailed(new ApiFailure(401))).toBe("Authentication error. Please try logging in again.");
    expect(addressesFailed(new ApiFailure(409, { message: "Taken." }))).toBe("Taken.");
  });
});
