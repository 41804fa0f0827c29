import { expect, it } from "vitest";
import {
  changeRoleAction,
  restoreUserAction,
  suspendUserAction,
} from "@/components/accounts/administration/users/actions";
import { db } from "../../support/database/database";
import { newAgent } from "../../support/people/agent";

it("no action about people is an agent's to call, whatever they send", async () => {
  const [ada, ben] = [await newAgent(db), await newAgent(db)];
  const before = await db`select role, suspended_at from users order by id`;
  const calls = [
    () => changeRoleAction({ id: ada.id, role: "ADMIN" }),
    () => suspendUserAction({ id: ben.id }),
    () => restoreUserAction({ id: ben.id }),
  ];
  for (const call of calls) {
    const answer = await ada.ask(async () => Response.json(await call()), "/");
    expect(await answer.json()).toMatchObject({ ok: false, failure: { code: "NOT_ALLOWED", status: 403 } });
  }
  expect(await db`select role, suspended_at from users order by id`).toEqual(before);
});
