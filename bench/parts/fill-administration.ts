import type { Sql } from "postgres";
import { AGENTS, agentId } from "./fill-ledger";

const AGENT = (number: string) => `('00000000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
const MAIL = (number: string) => `('00000000-0000-7000-a000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
/** The owner of a mail by its number: every thirtieth belongs to the large agent. */
const OF_MAIL = AGENT(`case when n % 30 = 0 then 0 else 1 + (n * 7919::bigint) % ${AGENTS - 1} end`);
const CODE = "(array['USD', 'EUR', 'GBP'])[1 + n % 3]";

/** Returns the number of rows of each kind for this many bookings. */
export function sizesOf(bookings: number) {
  return {
    mails: bookings / 5,
    transactions: bookings / 5,
    reports: bookings / 50,
    invitations: AGENTS,
    unowned: 200,
  };
}

/**
 * Inserts everything administrators see in addition to bookings, in chronological order. Requires
 * `bench/parts/fill-ledger.ts` to have run.
 */
export async function fillAdministration(sql: Sql, bookings: number): Promise<void> {
  const start = performance.now();
  const sizes = sizesOf(bookings);
  await sql`update users set role = 'ADMIN', name = 'Ada Fern' where id = ${agentId(0)}`;
  await sql.unsafe(`update users set name = 'Agent ' || left(email, position('@' in email) - 1),
    company_name = 'Company ' || left(email, 3), last_seen_at = now() - interval '1 hour' * random() * 1000`);
  await sql.unsafe(
    `update suppliers set withdrawn_at = now() where owner_id is not null and random() < 0.01`,
  );
  for (const statement of mailsOf(sizes.mails)) await sql.unsafe(statement);
  for (const statement of paymentsOf(sizes)) await sql.unsafe(statement);
  for (const statement of recordsOf(bookings, sizes)) await sql.unsafe(statement);
  await sql.unsafe("vacuum (analyze)");
  console.log(`mails, payments and records in ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

/**
 * Returns statements that insert mails over a year, so that each period of the accuracy page has some; one in ten was
 * corrected, one in twenty sent for review.
 */
function mailsOf(mails: number): readonly string[] {
  const from = "(select *, row_number() over (order by created_at, id) as n from emails)";
  return [
    `insert into emails (user_id, id, status, intake, provider, sender_trust, type, language, subject, from_name,
        from_address, origin_address, client_name, confirmation_number, number_key, search_subject, search_sender,
        search_booking, created_at, updated_at)
      select ${OF_MAIL}, ${MAIL("n")}, (array['new', 'processed', 'processed', 'rejected', 'pending_review'])[1 + n % 5],
        case when n % 97 = 0 then 'FAILED' when n % 89 = 0 then 'QUARANTINED' else 'EXTRACTED' end, 'raw', 'verified',
        (array['confirmation', 'confirmation', 'receipt', 'amendment', 'cancellation', 'other'])[1 + n % 6],
        (array['en', 'de', 'es', null])[1 + n % 4], subject, sender, address, address, 'Marta Lind ' || n % 997,
        'HB-' || n, 'HB' || n, lower(subject), lower(sender) || ' ' || address, 'marta lind hb-' || n,
        now() - (${mails} - n) * interval '365 days' / ${mails}, now()
      from (select n, 'Your booking confirmation ' || n as subject, 'Supplier ' || n % 500 as sender,
        'reservations' || n % 50 || '@supplier' || n % 500 || '.example' as address from generate_series(1, ${mails}) n) m`,
    `insert into email_contents (user_id, email_id, raw, text) select user_id, id, ''::bytea, subject from emails`,
    `insert into email_items (user_id, id, email_id, position, email_type, confirmation_number, number_key, booking_id, payload)
      select user_id, id, id, 0, 'confirmation', confirmation_number, number_key,
        case when status = 'processed' then id end,
        jsonb_build_object('emailType', 'confirmation', 'confirmationNumber', confirmation_number,
          'supplier', jsonb_build_object('name', from_name), 'customer', jsonb_build_object('name', client_name),
          'itinerary', jsonb_build_object('startDate', '2027-03-01', 'endDate', '2027-03-08'),
          'pricing', jsonb_build_object('total', 1200, 'currency', 'USD'))
      from emails`,
    `insert into email_corrections (user_id, id, email_id, position, field, wrong, "right", sender, created_at)
      select user_id, gen_random_uuid(), id, 0, (array['customer.name', 'itinerary.startDate'])[1 + n % 2], 'wrong', 'right',
        origin_address, created_at from ${from} m where n % 10 = 0`,
    `insert into ai_review_items (user_id, id, email_id, status, priority, parsed, feedback, created_at)
      select user_id, gen_random_uuid(), id, (array['pending', 'approved', 'rejected'])[1 + n % 3],
        (array['high', 'medium', 'medium', 'low'])[1 + n % 4], '{"emailType":"confirmation"}', '{"clientName":"Marta"}', created_at
      from ${from} m where n % 20 = 0`,
  ];
}

function paymentsOf({ transactions, reports }: ReturnType<typeof sizesOf>): readonly string[] {
  return [
    `insert into bank_accounts (id, name, currency, created_at, updated_at)
      select gen_random_uuid(), code, code, now(), now() from unnest(array['USD', 'EUR', 'GBP']) code`,
    `insert into statement_imports (id, account_id, file_name, file_hash, format, line_count, imported_at, created_at)
      select gen_random_uuid(), id, 'bench', id::text, 'csv', 0, now(), now() from bank_accounts`,
    `insert into bank_transactions (id, account_id, import_id, line, raw, import_key, booked_on, amount_minor, currency, memo,
        search, status, created_at, updated_at)
      select gen_random_uuid(), a.id, i.id, n, '', n::text, current_date - (n % 700)::int, 10000 + n % 90000 - 5000 * (n % 11),
        a.currency, 'WIRE ' || n || ' ORIG SUPPLIER ' || n % 500, 'wire ' || n || ' orig supplier ' || n % 500,
        (array['PENDING_REVIEW', 'CLOSED', 'CLOSED', 'MANUAL_MATCHED', 'IGNORED', 'MATCHED_NEEDS_CONFIRMATION', 'CONFIRMED'])[1 + n % 7],
        now(), now()
      from generate_series(1, ${transactions}) n join bank_accounts a on a.currency = ${CODE}
      join statement_imports i on i.account_id = a.id`,
    `insert into commission_reports (id, source, supplier_name, reference_number, received_on, currency, gross_minor, net_minor,
        status, entry_count, search, created_at, updated_at)
      select gen_random_uuid(), 'import', 'Supplier ' || n % 500, 'CR-' || n, current_date - (n % 700)::int, ${CODE}, 50000, 50000,
        (array['Open', 'Fully closed', 'Partially closed'])[1 + n % 3], 5, 'cr-' || n || ' supplier ' || n % 500, now(), now()
      from generate_series(1, ${reports}) n`,
    `insert into commission_report_entries (id, report_id, line, match_key, gross_minor, net_minor, outcome, status, updated_at)
      select gen_random_uuid(), id, line, right(reference_number, -3) || 'E' || line, 10000, 10000, 'paid',
        (array['PENDING', 'CLOSED', 'IGNORED'])[1 + line % 3], now()
      from commission_reports, generate_series(1, 5) line`,
  ];
}

/** Returns the statements for the remaining records; the audit log gets a line for each booking. */
function recordsOf(
  bookings: number,
  { invitations, unowned }: ReturnType<typeof sizesOf>,
): readonly string[] {
  return [
    `insert into audit_log (id, at, actor_kind, actor_id, source, user_id, action, entity, entity_id, request_id)
      select gen_random_uuid(), now() - (${bookings} - n) * interval '60 days' / ${bookings}, 'agent', ${AGENT(`n % ${AGENTS}`)}::text,
        'user', ${AGENT(`n % ${AGENTS}`)}, 'booking.create', (array['booking', 'booking', 'email', 'supplier'])[1 + n % 4],
        gen_random_uuid(), 'bench' from generate_series(1, ${bookings}) n`,
    `insert into invitations (id, email, role, nonce, token_hash, invited_by, created_at, expires_at, accepted_at)
      select gen_random_uuid(), 'invited' || n || '@bench.test', 'USER', n::text, n::text, '${agentId(0)}',
        now() - n * interval '1 hour', now() - n * interval '1 hour' + interval '7 days', case when n % 3 > 0 then now() end
      from generate_series(1, ${invitations}) n`,
    `insert into unowned_emails (id, provider, recipients, subject, raw, reason, created_at)
      select gen_random_uuid(), 'raw', '["nobody@bench.test"]', 'Subject ' || n, 'Subject: x'::bytea, 'UNKNOWN', now()
      from generate_series(1, ${unowned}) n`,
  ];
}
