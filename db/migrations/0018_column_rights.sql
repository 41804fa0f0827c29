-- A job may on one agent's rows what a request could so far, everywhere but in the sign-in's tables.
grant select, insert, update, delete on
  bookings, booking_references, allocations, emails, email_contents, email_items, activities, notifications,
  inbound_addresses, forwarding_addresses, supplier_preferences, supplier_merges, supplier_merge_bookings, csv_imports,
  csv_import_failures, csv_mappings, chases, saved_views, calendar_feeds, ai_review_items, email_corrections,
  sender_rules, outbound_emails to app_job;
--> statement-breakpoint
grant select, insert, update on suppliers to app_job;
--> statement-breakpoint
grant select, insert on audit_log, inbound_deliveries to app_job;
--> statement-breakpoint
grant select on users to app_job;
--> statement-breakpoint
-- An agent's own request changes these columns and no other, and takes these rows away and no other.
revoke update, delete on all tables in schema public from app_rt;
--> statement-breakpoint
grant delete on forwarding_addresses, saved_views, sender_rules to app_rt;
--> statement-breakpoint
grant update (
  name, first_name, last_name, phone_number, company_name, company_address, bio, has_completed_onboarding,
  has_completed_tour, timezone, currency, settings, updated_at
) on users to app_rt;
--> statement-breakpoint
grant update (
  confirmation_number, number_key, duplicate_no, supplier_id, client_name, destination, status, total_minor,
  total_currency, commission_minor, commission_currency, received_minor, short_pay_minor, travel_start, travel_end,
  final_payment_on, due_on, due_override, non_commissionable, cancelled_at, closed_at, close_reason, archived_at,
  deleted_at, search, version, updated_at
) on bookings to app_rt;
--> statement-breakpoint
grant update (reversed_at) on allocations to app_rt;
--> statement-breakpoint
grant update (
  status, status_before, rejected_by_booking, intake, intake_reason, review_status, sender_trust, type,
  confirmation_number, number_key, client_name, has_data, is_complete, search_subject, search_sender, search_booking,
  version, updated_at
) on emails to app_rt;
--> statement-breakpoint
grant update (
  email_type, confirmation_number, number_key, payload, findings, missing, proposal, target_booking_id, booking_id,
  converted_at, undo
) on email_items to app_rt;
--> statement-breakpoint
grant update (status, priority, parsed, feedback, decided_at) on ai_review_items to app_rt;
--> statement-breakpoint
grant update (standing) on sender_rules to app_rt;
--> statement-breakpoint
grant update (read_at) on notifications to app_rt;
--> statement-breakpoint
grant update (retired_at) on inbound_addresses to app_rt;
--> statement-breakpoint
grant update (revoked_at) on calendar_feeds to app_rt;
--> statement-breakpoint
grant update (path) on saved_views to app_rt;
--> statement-breakpoint
grant update (undone_at) on chases, supplier_merges to app_rt;
--> statement-breakpoint
grant update (
  name, name_key, email, phone_number, street, city, state, postal_code, country, updated_at
) on suppliers to app_rt;
--> statement-breakpoint
grant update (
  deactivated_at, merged_into, payment_basis, payment_lag_days, chase_name, chase_email, commission_bp, updated_at
) on supplier_preferences to app_rt;
--> statement-breakpoint
grant update (
  status, processed_count, imported_count, skipped_count, failed_count, supplier_count, headers, finished_at, undone_at
) on csv_imports to app_rt;
--> statement-breakpoint
grant update (mapping, options, updated_at) on csv_mappings to app_rt;
--> statement-breakpoint
grant update (
  chase_id, attempt, delivery_key, queued_at, sending_at, failed_at, failure, withdrawn_at
) on outbound_emails to app_rt;
--> statement-breakpoint
-- Asks for a job in the transaction of the fact that needs it, with what the queue says of its jobs. Whoever works on
-- the rows of one agent asks for that agent's jobs only. The queue's own tables are made after this migration.
create function enqueue_job(queue_name text, carried jsonb, delay_seconds integer) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if current_setting('role') <> 'app_admin'
    and coalesce(carried ->> 'userId' <> nullif(current_setting('app.user_id', true), ''), true)
  then
    raise exception 'a job of somebody else' using errcode = 'insufficient_privilege';
  end if;
  insert into pgboss.job (
    name, data, start_after, created_on, keep_until, expire_seconds, deletion_seconds, retry_limit, retry_delay,
    retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
  select q.name, carried, t.starts, pgboss.job_now(), t.starts + q.retention_seconds * interval '1s', q.expire_seconds,
    q.deletion_seconds, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter,
    q.heartbeat_seconds
  from pgboss.queue q, lateral (select pgboss.job_now() + delay_seconds * interval '1s' as starts) t
  where q.name = queue_name and q.dead_letter is not null;
  if not found then
    raise exception 'no queue of that name' using errcode = 'undefined_object';
  end if;
end $$;
--> statement-breakpoint
revoke all on function enqueue_job from public;
--> statement-breakpoint
grant execute on function enqueue_job to app_rt, app_job, app_admin;
