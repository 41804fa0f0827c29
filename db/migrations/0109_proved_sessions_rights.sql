-- A forgotten password that is set anew ends what opens an account beside it: the system does that for the agent.
grant update (revoked_at) on api_keys to app_job;
--> statement-breakpoint
grant select, update (revoked_at) on calendar_feeds to app_job;
--> statement-breakpoint
grant delete on webhook_endpoints to app_job;
