-- An agent alone says as whom they are reported.
grant select, insert, update (sealed, last_four, updated_at) on payout_tax_details to app_rt;
--> statement-breakpoint
-- For them the system erases, and administrators read for the form's file: nobody else writes one.
grant select, delete on payout_tax_details to app_job;
--> statement-breakpoint
grant select on payout_tax_details to app_admin;
