import { describe, expect, it } from "vitest";
import { identityOf } from "@/lib/accounts/identity/identity";
import { openAccount } from "@/lib/accounts/identity/open-account";
import { signInWithPassword } from "@/lib/accounts/identity/passwords/password";
import { builtinVisitor } from "@/lib/accounts/identity/visitor";
import { beginRequest } from "@/lib/platform/base/this-request";
import { db } from "../../support/database/database";
import { browser } from "../../support/http/next-headers";

const ADA = { name: "Ada Fern", email: "ada@agents.test", password: "harbour-lantern-42" };

describe("a page behind the gate", () => {
  it("is drawn for whom the gate found in the same request, without asking again", async () => {
    const { id, headers } = await signedIn();
    beginRequest();
    expect(await builtinVisitor(headers)).toBe("not-onboarded");
    await db`delete from sessions`;
    expect(await identityOf(headers)).toMatchObject({ userId: id });
    expect(await identityOf(headers)).toBeNull();
  });

  it("asks for itself when the gate spoke in an earlier request, or of another session", async () => {
    const { headers } = await signedIn();
    const other = bearer((await browser().visit(() => signInWithPassword(ADA))).token);
    beginRequest();
    await builtinVisitor(headers);
    await db`delete from sessions`;
    expect(await identityOf(other)).toBeNull();
    beginRequest();
    expect(await identityOf(headers)).toBeNull();
  });
});

async function signedIn() {
  const id = await openAccount(ADA);
  const { token } = await browser().visit(() => signInWithPassword(ADA));
  return { id, headers: bearer(token) };
}

function bearer(token: string): Headers {
  return new Headers({ authorization: `Bearer ${token}` });
}
