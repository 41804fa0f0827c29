-- An agent alone says where they are paid; a row is ended, never changed.
grant select, insert, update (ended_at) on payout_accounts to app_rt;
--> statement-breakpoint
-- For them the system reads, and erases, and administrators look: nobody else writes one.
grant select, delete on payout_accounts to app_job;
--> statement-breakpoint
grant select on payout_accounts to app_admin;
--> statement-breakpoint
grant select, insert, update on payout_payers to app_admin;
