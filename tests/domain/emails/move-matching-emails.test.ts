import { expect, it } from "vitest";
import {
  countMatchingEmails,
  moveMatchingEmails,
  restoreEmails,
} from "@/lib/inbox/emails/decisions/discard-emails";
import { sendForReview } from "@/lib/inbox/emails/decisions/give-feedback";
import type { EmailTab } from "@/lib/inbox/emails/email.model";
import { listEmails } from "@/lib/inbox/emails/read-emails";
import { db } from "../../support/database/database";
import { readMail } from "../../support/mails/email";
import { newAgent } from "../../support/people/agent";

it("moves all that a search finds in a tab, as many as were told, and all of them back", async () => {
  const [ada, ben] = [await newAgent(db), await newAgent(db)];
  for (const number of ["HB-4471", "HB-4472", "QX-9001"]) await readMail(ada, { number });
  const reviewed = await readMail(ada, { number: "HB-4473" });
  await sendForReview(ada.ctx, reviewed.id, {});
  await readMail(ben, { number: "HB-4474" });
  const found = async (tab: EmailTab) =>
    (await listEmails(ada.ctx, { tab, search: undefined, after: undefined })).rows
      .map(({ confirmationNumber }) => confirmationNumber)
      .sort();

  const asked = { tab: "new", search: "HB-447" } as const;
  expect(await countMatchingEmails(ada.ctx, asked)).toBe(2);
  const discard = { ...asked, move: "discard" } as const;
  await expect(moveMatchingEmails(ada.ctx, { ...discard, count: 1 })).rejects.toMatchObject({
    code: "CONFLICT",
    message: "2 emails match by now, not 1. Look at them, then choose again.",
  });
  const moved = await moveMatchingEmails(ada.ctx, { ...discard, count: 3 });
  expect([await found("new"), await found("review"), await found("trash")]).toEqual([
    ["QX-9001"],
    ["HB-4473"],
    ["HB-4471", "HB-4472"],
  ]);
  expect(await moveMatchingEmails(ada.ctx, { ...discard, count: 2 })).toEqual([]);
  await restoreEmails(ada.ctx, moved);
  expect(await found("new")).toEqual(["HB-4471", "HB-4472", "QX-9001"]);

  await moveMatchingEmails(ada.ctx, { tab: "review", search: undefined, count: 1, move: "discard" });
  const back = { tab: "trash", search: undefined, count: 1, move: "restore" } as const;
  expect(await moveMatchingEmails(ada.ctx, back)).toEqual([reviewed.id]);
  expect(await found("review")).toEqual(["HB-4473"]);
  expect(await countMatchingEmails(ben.ctx, { tab: "new", search: undefined })).toBe(1);
});
