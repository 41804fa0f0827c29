grant select, insert, update, delete on
  bookings, booking_references, allocations, emails, email_contents, email_items, activities, notifications,
  inbound_addresses, forwarding_addresses to app_rt;
--> statement-breakpoint
grant select, update on users to app_rt;
--> statement-breakpoint
grant select, insert, update on suppliers to app_rt;
--> statement-breakpoint
grant select, insert on audit_log, inbound_deliveries to app_rt;
--> statement-breakpoint
grant select on all tables in schema public to app_admin;
--> statement-breakpoint
grant insert, update, delete on
  users, sessions, accounts, verifications, rate_limits, suppliers, inbound_deliveries, unowned_emails,
  inbound_addresses, forwarding_addresses to app_admin;
--> statement-breakpoint
grant insert on audit_log to app_admin;
--> statement-breakpoint
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append-only' using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_change();
--> statement-breakpoint
create trigger audit_log_not_truncated before truncate on audit_log for each statement execute function refuse_change();
--> statement-breakpoint
-- Covering, so that counts and searches of one agent read the index alone.
create index bookings_list on bookings (user_id, created_at desc, id desc) include (status, search, deleted_at);
--> statement-breakpoint
create index emails_list on emails (user_id, created_at desc, id desc) include (status, intake, search);
--> statement-breakpoint
create index activities_list on activities (user_id, created_at desc, id desc) include (type);
--> statement-breakpoint
create index notifications_list on notifications (user_id, created_at desc, id desc) include (read_at);
