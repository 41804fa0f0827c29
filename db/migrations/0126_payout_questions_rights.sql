-- An agent asks, and an administrator answers.
grant select, insert on payout_questions to app_rt;
--> statement-breakpoint
grant select, delete on payout_questions to app_job;
--> statement-breakpoint
grant update (answer, answered_by, answered_at) on payout_questions to app_job;
--> statement-breakpoint
grant select on payout_questions to app_admin;
