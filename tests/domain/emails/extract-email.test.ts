import { expect, it } from "vitest";
import { finishEmail } from "@/lib/inbox/emails/decisions/finish-email";
import { importEml } from "@/lib/inbox/emails/intake/import-eml";
import { extractEmail } from "@/lib/inbox/emails/reading/extract-email";
import { viewEmail } from "@/lib/inbox/emails/view-email";
import { systemContext } from "@/lib/platform/context/context";
import { inTenant } from "@/lib/platform/context/transaction";
import { db } from "../../support/database/database";
import { confirmationMail } from "../../support/mails/email";
import { newAgent } from "../../support/people/agent";

it("a mail that a person is done with while it is read stays as it is, and is no longer being read", async () => {
  const ada = await newAgent(db);
  const { emailId = "" } = await importEml(ada.ctx, confirmationMail());
  const ctx = { ...systemContext("job:extract-email"), now: ada.ctx.now };
  const store = await extractEmail(ctx, ada.id, emailId);
  await finishEmail(ada.ctx, emailId);
  await inTenant(ctx, ada.id, store);
  expect(await viewEmail(ada.ctx, emailId)).toMatchObject({
    status: "processed",
    intake: "NO_DATA",
    items: [],
  });
});
