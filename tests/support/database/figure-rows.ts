type Within = (days: number) => string;

const CURRENCY = "(array['USD', 'EUR', 'JPY'])[1 + floor(random() * 3)::int]";

/**
 * Returns statements that insert random rows of every kind that the administrators' figures count; some invitations are
 * from `inviter`.
 */
export function figureRows(inviter: string, now: Date): readonly string[] {
  const within = (days: number) => `timestamptz '${now.toISOString()}' - random() * interval '${days} days'`;
  return [...peopleAndMails(inviter, within), ...payments()];
}

function peopleAndMails(inviter: string, within: Within): string[] {
  return [
    `insert into users (id, email, has_completed_onboarding, created_at, updated_at)
      select gen_random_uuid(), n || '@figures.test', random() < 0.5, ${within(90)}, now() from generate_series(1, 40) n`,
    `insert into invitations (id, email, role, nonce, token_hash, invited_by, created_at, expires_at, accepted_at, revoked_at, replaced_at)
      select gen_random_uuid(), n || '@invited.test', (array['USER', 'ADMIN'])[1 + n % 2], n::text, n::text,
        case when n % 3 > 0 then '${inviter}'::uuid end, made, made + interval '7 days',
        case when n % 5 = 1 then made end, case when n % 5 = 2 then made end, case when n % 5 = 3 then made end
      from (select n, ${within(14)} as made from generate_series(1, 200) n) i`,
    `insert into emails (user_id, id, status, intake, provider, sender_trust, search_subject, search_sender, search_booking,
        created_at, updated_at)
      select u.id, gen_random_uuid(), (array['new', 'pending_review', 'processed', 'rejected'])[1 + floor(random() * 4)::int],
        (array['RECEIVED', 'EXTRACTED', 'EXTRACTED', 'NO_DATA', 'FAILED', 'QUARANTINED', 'SYSTEM'])[1 + floor(random() * 7)::int],
        'raw', 'verified', '', '', '', ${within(100)}, now()
      from users u, generate_series(1, 12) where u.email like '%@figures.test'`,
    `insert into unowned_emails (id, provider, recipients, raw, reason, created_at, settled_at, settled_as)
      select gen_random_uuid(), 'raw', '[]', '', 'nobody', now(), case when n % 3 = 0 then now() end,
        case when n % 3 = 0 then 'discarded' end from generate_series(1, 17) n`,
    `insert into suppliers (id, name, name_key, is_verified, withdrawn_at, created_at, updated_at)
      select gen_random_uuid(), 'Figure ' || n, 'figure ' || n, random() < 0.5, case when n % 4 = 0 then now() end, ${within(90)}, now()
      from generate_series(1, 40) n`,
    `update suppliers set merged_into = (select id from suppliers where name_key = 'figure 2') where name_key = 'figure 1'`,
    `insert into bookings (user_id, id, confirmation_number, number_key, supplier_id, supplier_key, status, total_minor,
        total_currency, commission_minor, commission_currency, travel_start, travel_end, due_on, source, search, deleted_at,
        created_at, updated_at)
      select u.id, gen_random_uuid(), s.name, s.name, s.id, s.name_key, 'CONFIRMED', 100, ${CURRENCY}, 10, ${CURRENCY}, '2026-01-01',
        '2026-01-02', '2026-02-02', 'form', '', case when random() < 0.1 then now() end, ${within(200)}, now()
      from users u, suppliers s where u.email like '%@figures.test' and random() < 0.2 and s.name_key like 'figure %'
        and s.merged_into is null and substr(s.name_key, 8)::int % 8 > 0`,
  ];
}

function payments(): string[] {
  return [
    `insert into bank_accounts (id, name, currency, created_at, updated_at)
      select gen_random_uuid(), code, code, now(), now() from unnest(array['USD', 'EUR', 'JPY']) code`,
    `insert into statement_imports (id, account_id, file_name, file_hash, format, line_count, imported_at, created_at)
      select gen_random_uuid(), id, 'f', id::text, 'csv', 0, now(), now() from bank_accounts`,
    `insert into bank_transactions (id, account_id, import_id, line, raw, import_key, booked_on, amount_minor, currency, memo,
        search, status, withdrawn_at, created_at, updated_at)
      select gen_random_uuid(), a.id, i.id, n, '', n::text, date '2026-06-01' - n % 20, (random() * 20000)::int - 6000, a.currency,
        'memo ' || n % 7, 'memo ' || n % 7, (array['NEW', 'PENDING_REVIEW', 'AUTO_MATCHED', 'CONFIRMED', 'MANUAL_MATCHED',
          'EXCEPTION', 'CLOSED', 'IGNORED'])[1 + floor(random() * 8)::int], case when random() < 0.1 then now() end, now(), now()
      from generate_series(1, 300) n join bank_accounts a on a.currency = (array['USD', 'EUR', 'JPY'])[1 + n % 3]
      join statement_imports i on i.account_id = a.id`,
    `insert into commission_reports (id, source, supplier_name, reference_number, received_on, currency, gross_minor, net_minor,
        status, search, removed_at, created_at, updated_at)
      select gen_random_uuid(), 'import', 'S', 'F-' || n, date '2026-06-01' - n % 20, ${CURRENCY}, 900 + n, 900 + n,
        (array['Open', 'Fully closed', 'Partially closed'])[1 + floor(random() * 3)::int], 'f-' || n,
        case when random() < 0.1 then now() end, now(), now() from generate_series(1, 60) n`,
    `insert into commission_report_entries (id, report_id, line, gross_minor, net_minor, outcome, status, updated_at)
      select gen_random_uuid(), id, line, 10, 10, 'paid', (array['PENDING', 'CLOSED', 'IGNORED', 'AUTO_MATCHED'])[1 + floor(random() * 4)::int],
        now() from commission_reports, generate_series(1, 6) line where random() < 0.8`,
  ];
}
