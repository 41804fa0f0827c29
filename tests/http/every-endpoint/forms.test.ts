import { describe, expect, it } from "vitest";
import { verifyAddressAction } from "@/components/accounts/users/account/actions";
import { signInAction, signUpAction } from "@/components/accounts/users/auth/actions";
import { withHeaders } from "../../support/http/next-headers";

const BEFORE = { errors: [], values: { name: "", email: "" } };
const withFiles = new FormData();
for (const name of ["name", "email", "password", "token"]) withFiles.set(name, new File(["x"], "x.txt"));

/** Values that a program can send in place of a form. */
describe.each<[string, unknown]>([
  ["nothing", undefined],
  ["null", null],
  ["a text", "email"],
  ["an object", { email: "ada@agents.test", get: 1, [Symbol.iterator]: 1 }],
  ["a form of files", withFiles],
  ["an empty form", new FormData()],
])("where %s is sent instead of a filled form", (_what, given) => {
  const form = given as FormData;

  it("signing in asks for what is missing", async () => {
    const { errors } = await withHeaders({}, () => signInAction(BEFORE, form));
    expect(errors.map(({ message }) => message)).toEqual([
      "Enter your email address.",
      "Enter your password.",
    ]);
  });

  it("signing up asks for what is missing", async () => {
    const { errors } = await withHeaders({}, () => signUpAction(BEFORE, form));
    expect(errors.map(({ message }) => message)).toEqual([
      "Enter your name.",
      "Enter your email address.",
      "Choose a password.",
    ]);
  });

  it("verifying an address asks who it is", async () => {
    const outcome = await withHeaders({}, () => verifyAddressAction(null, form));
    expect(outcome).toMatchObject({ ok: false, failure: { code: "NOT_SIGNED_IN" } });
  });
});
