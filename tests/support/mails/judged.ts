import { randomUUID } from "node:crypto";
import type { RunningApp } from "../app/running-app";
import { withDatabase } from "../people/people";

type JudgedMail = {
  readonly subject: string;
  /** The sender, language and kind of the email; null if not recognised. */
  readonly sender: string | null;
  readonly language: string | null;
  readonly kind: string | null;
  readonly daysAgo: number;
  /** The extracted total, and the correction of it. */
  readonly total: string | null;
  readonly corrected: string;
};

/** Creates an agent's email whose total somebody corrected. */
export async function judgedMail(app: RunningApp, userId: string, mail: JudgedMail): Promise<void> {
  const id = randomUUID();
  const { kind, total } = mail;
  const at = new Date(Date.now() - mail.daysAgo * 86_400_000);
  await withDatabase(app, async (db) => {
    await db`insert into emails (user_id, id, status, intake, provider, sender_trust, type, subject, origin_address,
        language, has_data, search_subject, search_sender, search_booking, created_at, updated_at)
      values (${userId}, ${id}, 'new', 'EXTRACTED', 'upload', 'verified', ${kind}, ${mail.subject}, ${mail.sender},
        ${mail.language}, true, '', '', '', ${at}, ${at})`;
    const payload = { ...(kind ? { emailType: kind } : {}), pricing: total ? { total: Number(total) } : {} };
    await db`insert into email_items (user_id, id, email_id, position, email_type, payload)
      values (${userId}, ${randomUUID()}, ${id}, 0, ${kind ?? "other"}, ${db.json(payload)})`;
    await db`insert into email_corrections (user_id, id, email_id, position, field, wrong, "right", created_at)
      values (${userId}, ${randomUUID()}, ${id}, 0, 'pricing.total', ${total}, ${mail.corrected}, ${at})`;
    await db`delete from kept_figures where name like 'ai-review accuracy%'`;
  });
}
