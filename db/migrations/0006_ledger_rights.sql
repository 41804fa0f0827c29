grant select, insert, update, delete on chases, saved_views, calendar_feeds to app_rt;
--> statement-breakpoint
grant select on chases, saved_views to app_admin;
--> statement-breakpoint
grant select, insert, update, delete on calendar_feeds to app_admin;
