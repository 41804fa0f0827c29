-- An agent's own request announces what it does; only jobs say what came of telling it.
grant select, insert, delete on webhook_endpoints to app_rt;
--> statement-breakpoint
grant update (
  url, events, secret, previous_secret, previous_until, failing_since, stopped_at, stopped_because
) on webhook_endpoints to app_rt;
--> statement-breakpoint
grant select, update on webhook_endpoints to app_job;
--> statement-breakpoint
grant select, insert, update (state, attempt, next_at) on webhook_deliveries to app_rt;
--> statement-breakpoint
grant select, insert, update, delete on webhook_deliveries to app_job;
--> statement-breakpoint
grant select on webhook_endpoints, webhook_deliveries to app_admin;
