grant select, insert, update on books to app_admin;
--> statement-breakpoint
grant select, insert, delete on book_months to app_admin;
--> statement-breakpoint
-- What is there counts for the day that it says.
update allocations set book_day = received_on where book_day <> received_on;
--> statement-breakpoint
update bank_transactions set book_day = booked_on where book_day <> booked_on;
--> statement-breakpoint
update match_links l set book_day = t.booked_on from bank_transactions t where t.id = l.transaction_id and l.book_day <> t.booked_on;
--> statement-breakpoint
update payout_shares set book_day = received_on where book_day <> received_on;
--> statement-breakpoint
-- The last day of the months that are closed. Whoever closes or opens one waits for all who asked before, and they for it
-- (lib/books/months/month.sql.ts): what is written counts for a month that is still open when it is committed.
create function books_locked_to() returns date
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare last_day date;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('books', 0));
  select locked_to into last_day from public.books;
  return coalesce(last_day, '-infinity');
end $$;
--> statement-breakpoint
revoke all on function books_locked_to from public;
--> statement-breakpoint
grant execute on function books_locked_to to app_rt, app_job, app_admin;
--> statement-breakpoint
-- The day for which something counts: its own or, where its month is closed, that on which it is written down.
create function book_day_of(day date, made timestamptz) returns date
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare last_day date := public.books_locked_to();
begin
  if day > last_day then return day; end if;
  return greatest((made at time zone 'UTC')::date, last_day + 1);
end $$;
--> statement-breakpoint
-- Refuses what would change a closed month; its name is what the product's answer is made of (lib/platform/context/connection-loss.ts).
create function refuse_closed_month(day date) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  if day <= public.books_locked_to() then
    raise exception 'the month is closed' using errcode = 'TB001', constraint = to_char(day, 'YYYY-MM');
  end if;
end $$;
--> statement-breakpoint
-- With the whole account all goes; what was booked is kept with the month.
create function is_leaving(agent uuid) returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select exists (select from public.users where id = agent and erase_at is not null)
$$;
--> statement-breakpoint
create function book_allocation() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    -- What the agency never had is in no books.
    new.book_day := case when new.link_id is null then new.received_on
      else public.book_day_of(new.received_on, new.created_at) end;
    return new;
  end if;
  if old.link_id is not null and old.reversed_at is null and not (tg_op = 'DELETE' and public.is_leaving(old.user_id)) then
    perform public.refuse_closed_month(old.book_day);
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
--> statement-breakpoint
create trigger allocations_booked before insert or update or delete on allocations
for each row execute function book_allocation();
--> statement-breakpoint
create function book_share() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    new.book_day := public.book_day_of(new.received_on, new.created_at);
    return new;
  end if;
  if tg_op = 'UPDATE' or not public.is_leaving(old.user_id) then perform public.refuse_closed_month(old.book_day); end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
--> statement-breakpoint
create trigger payout_shares_booked before insert or delete on payout_shares
for each row execute function book_share();
--> statement-breakpoint
-- A hold, and the way through a run, are about no month.
create trigger payout_shares_stay before update of amount_minor, currency, book_day on payout_shares
for each row execute function book_share();
--> statement-breakpoint
create function book_transaction() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    new.book_day := public.book_day_of(new.booked_on, new.created_at);
    return new;
  end if;
  if old.withdrawn_at is null then
    perform public.refuse_closed_month(old.book_day);
  elsif tg_op = 'UPDATE' then
    new.book_day := public.book_day_of(new.booked_on, new.updated_at);
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
--> statement-breakpoint
create trigger bank_transactions_booked before insert or delete on bank_transactions
for each row execute function book_transaction();
--> statement-breakpoint
create trigger bank_transactions_stay before update on bank_transactions
for each row when (
  (old.withdrawn_at, old.ignored_at, old.category, old.account_id, old.booked_on, old.amount_minor, old.currency, old.book_day)
  is distinct from
  (new.withdrawn_at, new.ignored_at, new.category, new.account_id, new.booked_on, new.amount_minor, new.currency, new.book_day))
execute function book_transaction();
--> statement-breakpoint
create function book_link() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    select public.book_day_of(t.booked_on, new.created_at) into new.book_day
      from public.bank_transactions t where t.id = new.transaction_id;
    return new;
  end if;
  if old.closed_at is null then perform public.refuse_closed_month(old.book_day); end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
--> statement-breakpoint
create trigger match_links_booked before insert or delete on match_links
for each row execute function book_link();
--> statement-breakpoint
create trigger match_links_stay before update of closed_at, transaction_id, book_day on match_links
for each row execute function book_link();
--> statement-breakpoint
-- Payouts and adjustments count for the day on which they are written down: that may have been closed a moment ago.
create function book_payout() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.paid_at is distinct from old.paid_at then
    perform public.refuse_closed_month((coalesce(new.paid_at, old.paid_at) at time zone 'UTC')::date);
  end if;
  if new.came_back_at is distinct from old.came_back_at then
    perform public.refuse_closed_month((coalesce(new.came_back_at, old.came_back_at) at time zone 'UTC')::date);
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger payouts_booked before update of paid_at, came_back_at on payouts
for each row execute function book_payout();
--> statement-breakpoint
create function book_adjustment() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    perform public.refuse_closed_month((new.created_at at time zone 'UTC')::date);
  elsif new.removed_at is distinct from old.removed_at then
    perform public.refuse_closed_month((coalesce(new.removed_at, old.removed_at) at time zone 'UTC')::date);
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger payout_adjustments_booked before insert or update of removed_at on payout_adjustments
for each row execute function book_adjustment();
--> statement-breakpoint
-- A line of a paid report that is for no booking counts as its category, as far as the deposit reaches: with the deposit's link.
create function refuse_closed_report(report uuid) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  perform public.refuse_closed_month(l.book_day) from public.match_links l where l.report_id = report and l.closed_at is null;
end $$;
--> statement-breakpoint
create function book_report_entry() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform public.refuse_closed_report(case when tg_op = 'DELETE' then old.report_id else new.report_id end);
  return case when tg_op = 'DELETE' then old else new end;
end $$;
--> statement-breakpoint
create trigger commission_report_entries_booked before insert or delete on commission_report_entries
for each row execute function book_report_entry();
--> statement-breakpoint
create trigger commission_report_entries_stay before update on commission_report_entries
for each row when (
  (old.net_minor, old.difference_reason) is distinct from (new.net_minor, new.difference_reason)
  or (old.difference_reason is not null and old.ignored_at is distinct from new.ignored_at))
execute function book_report_entry();
--> statement-breakpoint
create function book_report() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform public.refuse_closed_report(new.id);
  return new;
end $$;
--> statement-breakpoint
create trigger commission_reports_stay before update on commission_reports
for each row when (
  (old.currency, old.deposit_fee_minor, old.removed_at) is distinct from (new.currency, new.deposit_fee_minor, new.removed_at))
execute function book_report();
