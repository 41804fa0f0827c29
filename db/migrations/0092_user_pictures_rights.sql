grant select, insert, delete on user_pictures to app_rt;
--> statement-breakpoint
grant update (jpeg, updated_at) on user_pictures to app_rt;
--> statement-breakpoint
grant update (picture) on users to app_rt;
--> statement-breakpoint
grant select on user_pictures to app_job, app_admin;
