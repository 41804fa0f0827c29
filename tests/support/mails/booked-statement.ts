import type { Sql } from "postgres";
import type { TestAgent } from "../people/agent";
import { readMail } from "./email";

/** Creates an email with a statement that lists every booking, plus a pending and a settled item for each. */
export async function statementOf(db: Sql, agent: TestAgent, numbers: readonly string[]): Promise<string> {
  const { id } = await readMail(agent, { number: "S-1" });
  const entries = numbers.map((confirmationNumber) => ({ confirmationNumber, commission: 1 }));
  await db`update email_contents set commission_report = ${db.json({ entries })} where email_id = ${id}`;
  for (const [index, number] of numbers.entries()) {
    for (const settled of [false, true]) {
      await db`insert into email_items (user_id, id, email_id, position, email_type, payload, booking_id)
        select user_id, gen_random_uuid(), email_id, ${10 + 2 * index + Number(settled)}, email_type,
          payload || ${db.json({ confirmationNumber: number })},
          (select id from bookings where user_id = ${agent.id} and confirmation_number = ${number} and ${settled})
        from email_items where email_id = ${id} and position = 0`;
    }
  }
  return id;
}
