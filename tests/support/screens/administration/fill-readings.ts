import { expect } from "@playwright/test";
import { fillInbox } from "../../mails/inbox";
import { judgedMail } from "../../mails/judged";
import { deliver, deliverTo, sampleMail } from "../../mails/mail";
import { withDatabase } from "../../people/people";
import { ofx } from "../../statements/ofx";
import type { Setting } from "../screen";
import { askForReview, sentForReview } from "../sent-for-review";

const SENDERS = ["res@altamar.example", "bookings@greatwind-tours.example", null];
const KINDS = ["confirmation", "amendment", "cancellation", null];

/** Creates emails of every kind with every verdict, reviews for each tab, and emails that belong to no agent. */
export async function fillReadings(setting: Setting): Promise<Record<"mail" | "review" | "several", string>> {
  const { app, page, person } = setting;
  await fillInbox(setting);
  for (const [n, total] of ["900", "1250.5", null, "410", null, "77", "1830", null].entries()) {
    await judgedMail(app, person.id, {
      subject: `Your reservation ${5_510 + n} is confirmed`,
      sender: SENDERS[n % SENDERS.length] ?? null,
      language: n % 3 === 0 ? "de" : "en",
      kind: KINDS[n % KINDS.length] ?? null,
      daysAgo: n * 9,
      total,
      corrected: "950",
    });
  }
  await deliver(app, person.id, sampleMail("za-dmc-two-lodges", `lodges-${person.id}`));
  await askForReview(page, app, person.id, { number: "KM-40231-A", clientName: "Piers Cole" });
  for (const number of ["HB-7701", "HB-7702", "HB-7703"]) await sentForReview(page, app, person.id, number);
  const of = async (number: string) =>
    withDatabase(app, async (db) => {
      const [row] = await db<{ mail: string; review: string }[]>`select e.id as mail, r.id as review
        from ai_review_items r join emails e on e.user_id = r.user_id and e.id = r.email_id
        where e.user_id = ${person.id} and e.confirmation_number = ${number}`;
      return row ?? { mail: "", review: "" };
    });
  await decide(setting, (await of("HB-7702")).review, {
    action: "approve",
    adminNotes: "It stands on page two.",
  });
  await decide(setting, (await of("HB-7703")).review, { action: "reject", adminNotes: "The mail says so." });
  await deliverTo(app, "nobody", stranded(person.id));
  const { mail, review } = await of("HB-7701");
  return { mail, review, several: (await of("KM-40231-A")).review };
}

async function decide({ page }: Setting, id: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api/admin/review/${id}/action`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Returns an email with a bank statement to an address of no agent. */
function stranded(mark: string): Buffer {
  const file = ofx([{ day: "2026-03-02", amount: "1.00", memo: "GREATWIND TOURS" }]);
  const lines = [
    "From: statements@harbourbank.example",
    "To: nobody@in.tallyport.example",
    "Subject: Your statement of March, account ending in 4471",
    `Message-ID: <stranded-${mark}@mail.test>`,
    "MIME-Version: 1.0",
    "Content-Type: multipart/mixed; boundary=b",
    "",
    "--b",
    "Content-Type: text/plain",
    "",
    "Attached.",
    "--b",
    'Content-Type: application/octet-stream; name="march.ofx"',
    "Content-Transfer-Encoding: base64",
    'Content-Disposition: attachment; filename="march.ofx"',
    "",
    Buffer.from(file).toString("base64"),
    "--b--",
    "",
  ];
  return Buffer.from(lines.join("\r\n"));
}
