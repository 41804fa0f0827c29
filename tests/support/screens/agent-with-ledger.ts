import type { BrowserContext } from "@playwright/test";
import type { RunningApp } from "../app/running-app";
import { recountedIn } from "../database/recount";
import { withDatabase } from "../people/people";
import { signedInPerson } from "../people/sign-in";

/** Creates an agent with bookings that are and aren't overdue, each at least a day away from the agent's today. */
export async function agentWithLedger(context: BrowserContext, app: RunningApp): Promise<string> {
  const { id } = await signedInPerson(context, app);
  await withDatabase(app, async (db) => {
    await db`insert into bookings (user_id, id, confirmation_number, number_key, client_name, status, total_minor,
        total_currency, commission_minor, commission_currency, travel_start, travel_end, due_on, source, search,
        created_at, updated_at)
      select ${id}, gen_random_uuid(), 'HB-' || n, 'HB' || n, 'Client ' || n, 'CONFIRMED', 100000, 'USD', 10000, 'USD',
        current_date - 90, current_date - 80, current_date - 46 + n * 4, 'form', 'hb-' || n || ' client ' || n,
        now() - n * interval '1 minute', now()
      from generate_series(1, 14) n`;
    await recountedIn(app, db, id);
  });
  return id;
}
