import { expect, it } from "vitest";
import { discardEmails, restoreEmails } from "@/lib/inbox/emails/decisions/discard-emails";
import { importEml } from "@/lib/inbox/emails/intake/import-eml";
import { findOverdue } from "@/lib/ledger/bookings/overdue/mark-overdue";
import { mergeSuppliers } from "@/lib/ledger/bookings/suppliers/change-supplier";
import { findOrCreateSuppliers } from "@/lib/ledger/suppliers/find-or-create-supplier";
import { newId } from "@/lib/platform/base/id";
import { systemContext } from "@/lib/platform/context/context";
import { inSystemTransaction, inTransaction } from "@/lib/platform/context/transaction";
import { type RecordedStatement, recordStatements } from "../../bench/explain";
import { booked } from "../support/database/bookings";
import { db } from "../support/database/database";
import { confirmationMail, readMail } from "../support/mails/email";
import { newAgent, type TestAgent } from "../support/people/agent";

/** Bulk changes: each creates `count` rows and returns the work whose statements are counted. */
const CHANGES: Readonly<Record<string, (count: number) => Promise<() => Promise<unknown>>>> = {
  "discarding mails and bringing them back": async (count) => {
    const { agent, numbers } = await newcomer(count);
    const ids: string[] = [];
    for (const number of numbers) ids.push((await readMail(agent, { number })).id);
    return async () => {
      await discardEmails(agent.ctx, ids);
      await restoreEmails(agent.ctx, ids);
    };
  },
  "finding whose commission is late": async (count) => {
    for (let left = count; left > 0; left -= 1) {
      const agent = await newAgent(db);
      await overdue(agent, "LATE");
      await db`update bookings set status = 'CONFIRMED' where user_id = ${agent.id}`;
    }
    return () => inSystemTransaction(systemContext("job:find-overdue"), findOverdue);
  },
  "looking up suppliers that were merged": async (count) => {
    const { agent, numbers } = await newcomer(count);
    for (const number of numbers) {
      const [from, into] = [await overdue(agent, number), await overdue(agent, `Into ${number}`)];
      await mergeSuppliers(agent.ctx, { fromId: from.supplier?.id ?? "", intoId: into.supplier?.id ?? "" });
    }
    const names = numbers.map((number) => `Inn ${number}`);
    return () => inTransaction(agent.ctx, (tx) => findOrCreateSuppliers(tx, names, newId()));
  },
  "merging a supplier of many bookings": async (count) => {
    const { agent, numbers } = await newcomer(count);
    for (const confirmationNumber of numbers)
      await booked(agent, { confirmationNumber, supplier: { name: "A" } });
    const [from, into] = [await overdue(agent, "FROM"), await overdue(agent, "INTO")];
    await db`update bookings set supplier_id = ${from.supplier?.id ?? ""} where user_id = ${agent.id}
      and supplier_id <> ${into.supplier?.id ?? ""}`;
    const pair = { fromId: from.supplier?.id ?? "", intoId: into.supplier?.id ?? "" };
    return () => mergeSuppliers(agent.ctx, pair);
  },
  "storing the mails of a message": async (count) => {
    const { agent, numbers } = await newcomer(count);
    const mails = numbers.map((number) => confirmationMail({ number, from: `${number}@inn.example` }));
    return () => importEml(agent.ctx, messageOf(mails));
  },
};

async function newcomer(count: number) {
  const agent = await newAgent(db);
  return { agent, numbers: Array.from({ length: count }, (_, index) => `N-${index}`) };
}

/** Creates an overdue booking at its own supplier. */
function overdue(agent: TestAgent, confirmationNumber: string) {
  const days = { travelStartDate: "2025-01-01", travelEndDate: "2025-01-08" };
  return booked(agent, { ...days, confirmationNumber, supplier: { name: `Inn ${confirmationNumber}` } });
}

/** Returns an email that only forwards others as attachments. */
function messageOf(mails: readonly Uint8Array[]): Uint8Array {
  const parts = mails.map(
    (mail) => `--edge\r\nContent-Type: message/rfc822\r\n\r\n${Buffer.from(mail).toString()}\r\n`,
  );
  const head = "From: me@travel.example\r\nSubject: Several\r\nMIME-Version: 1.0\r\n";
  const type = 'Content-Type: multipart/mixed; boundary="edge"\r\n\r\n';
  return Buffer.from(`${head}${type}${parts.join("")}--edge--\r\n`);
}

const asked: RecordedStatement[] = [];
recordStatements(asked);

it.each(Object.entries(CHANGES))(
  "%s asks the same number of statements, however many there are",
  async (_, prepared) => {
    const counts: number[] = [];
    for (const many of [1, 4]) {
      const run = await prepared(many);
      asked.length = 0;
      await run();
      counts.push(asked.length);
    }
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[1]).toBe(counts[0]);
  },
  120_000,
);
