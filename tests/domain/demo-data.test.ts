import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { ensurePrograms } from "../../tools/launcher/build/programs.mjs";
import { db } from "../support/database/database";

it("fills an empty database with a ledger that shows the product, and a filled one not again", async () => {
  const { signIns, inboundAddress } = await seeded();
  expect(inboundAddress).toContain("@");
  expect(signIns).toHaveLength(4);
  const first = await facts();
  expect(first).toMatchObject({ agents: 2, converted: 1, discarded: 1 });
  expect(first.currencies).toBeGreaterThanOrEqual(3);
  expect(first.recalled).toBeGreaterThan(0);
  expect(first.partly).toBeGreaterThan(0);
  expect(first.overdue).toBeGreaterThan(3);
  expect(first.contacts).toBeGreaterThan(3);
  expect(first.days).toBeGreaterThan(5);
  expect(first.transactions).toBeGreaterThan(8);
  await seeded();
  expect(await facts()).toEqual(first);
}, 180_000);

async function seeded(): Promise<{ signIns: unknown[]; inboundAddress: string }> {
  const { stdout } = await promisify(execFile)(process.execPath, [`${await ensurePrograms()}/seed.mjs`]);
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
}

async function facts() {
  const [row] = await db`
    select (select count(distinct user_id)::int from bookings) as agents,
      (select count(distinct commission_currency)::int from bookings) as currencies,
      (select count(*)::int from bookings) as bookings,
      (select count(*)::int from bookings where received_minor > 0 and received_minor < commission_minor) as partly,
      (select count(*)::int from bookings where due_on < current_date - 1 and received_minor = 0) as overdue,
      (select count(*)::int from allocations where amount_minor < 0) as recalled,
      (select count(*)::int from supplier_preferences where chase_email is not null) as contacts,
      (select count(*)::int from bank_transactions) as transactions,
      (select count(*)::int from emails) as emails,
      (select count(*)::int from emails where status = 'processed') as converted,
      (select count(*)::int from emails where status = 'rejected') as discarded,
      (select count(distinct created_at::date)::int from emails) as days`;
  return row as Record<string, number>;
}
