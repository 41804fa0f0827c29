import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import type { RunningApp } from "../app/running-app";
import { recountedIn } from "../database/recount";
import { withDatabase } from "../people/people";
import { signedInPerson } from "../people/sign-in";

/** Texts that an agent must see nowhere: the unclaimed payment's number, client, amount, agency and reference. */
export const SECRETS = [
  "GT-99817",
  "GT99817",
  "Okonkwo",
  "7313.37",
  "7,313.37",
  "731337",
  "Benedetta",
  "ACME-REF",
];

/**
 * Creates an agent with this many bookings at a supplier and unclaimed commission for each; they match by the client's
 * name in another spelling.
 */
export async function agentToClaim(context: BrowserContext, app: RunningApp, count = 1) {
  const { id, email } = await signedInPerson(context, app);
  return { id, email, supplier: await unclaimedBy(app, id, count) };
}

/** Does the same for an existing agent; returns the supplier's name. */
export async function unclaimedBy(app: RunningApp, id: string, count = 1): Promise<string> {
  const name = `Harbour ${randomUUID().slice(0, 8)}`;
  const [supplier, report] = [randomUUID(), randomUUID()];
  await withDatabase(app, async (db) => {
    await db`insert into suppliers (id, owner_id, name, name_key, created_at, updated_at)
      values (${supplier}, ${id}, ${name}, ${name.toLowerCase()}, now(), now())`;
    await db`insert into bookings (user_id, id, supplier_id, confirmation_number, number_key, client_name, status,
        total_minor, total_currency, commission_minor, commission_currency, travel_start, travel_end, due_on, source,
        search, created_at, updated_at)
      select ${id}, gen_random_uuid(), ${supplier}, 'HB-' || n, 'HB' || n, 'Amara Okonkow', 'CONFIRMED', 90000000,
        'USD', 9000000, 'USD', current_date - 100 * n, current_date - 100 * n + 7, current_date + 30, 'form',
        'hb-' || n || ' amara okonkow', now(), now() from generate_series(1, ${count}::int) n`;
    await db`insert into commission_reports (id, source, supplier_name, reference_number, received_on, currency,
        gross_minor, net_minor, status, entry_count, search, created_at, updated_at)
      values (${report}, 'manual', ${name}, 'ACME-REF-1', current_date, 'USD', ${731_337 * count}, ${731_337 * count},
        'Open', ${count}, 'acme', now(), now())`;
    await db`insert into commission_report_entries (id, report_id, line, confirmation_number, match_key, client_name,
        travel_start, travel_end, gross_minor, net_minor, outcome, agency, status, updated_at)
      select gen_random_uuid(), ${report}, n, 'GT-99817-' || n, 'GT99817' || n, 'OKONKWO/AMARA', current_date - 100 * n,
        current_date - 100 * n + 7, 731337, 731337, 'paid', 'Benedetta', 'PENDING', now()
      from generate_series(1, ${count}::int) n`;
    await recountedIn(app, db, id);
    await db.begin(async (tx) => {
      await tx`set local role app_admin`;
      const search = { queue: "find-offers", userId: null, isAll: false, after: null };
      await tx`select enqueue_job('find-offers', ${JSON.stringify(search)}::text::jsonb, 0)`;
    });
  });
  return name;
}
