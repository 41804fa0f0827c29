-- An agent looks at what is theirs, and writes none of it.
grant select on payout_settings, payout_agreements, payout_shares, payouts, payout_adjustments to app_rt;
--> statement-breakpoint
grant select on payout_settings to app_job;
--> statement-breakpoint
grant select, insert, delete on payout_agreements to app_job;
--> statement-breakpoint
grant update (ended_at, ended_by) on payout_agreements to app_job;
--> statement-breakpoint
-- Nobody changes what a share says: it goes, or its opposite comes.
grant select, insert, delete on payout_shares to app_job;
--> statement-breakpoint
grant update (held_at, held_by, held_reason, payout_id) on payout_shares to app_job;
--> statement-breakpoint
grant select, insert, delete on payouts, payout_adjustments to app_job;
--> statement-breakpoint
grant update (payout_id, removed_at, removed_by) on payout_adjustments to app_job;
--> statement-breakpoint
-- A run writes the rows of many agents at once.
grant select, insert, update on payout_settings, payout_runs to app_admin;
--> statement-breakpoint
grant select on payout_agreements to app_admin;
--> statement-breakpoint
grant select, insert, delete on payouts to app_admin;
--> statement-breakpoint
grant update (amount_minor, paid_at, came_back_at, came_back_reason) on payouts to app_admin;
--> statement-breakpoint
grant select on payout_shares to app_admin;
--> statement-breakpoint
grant update (held_at, held_by, held_reason, payout_id, frozen_at) on payout_shares to app_admin;
--> statement-breakpoint
grant select, insert on payout_adjustments to app_admin;
--> statement-breakpoint
grant update (payout_id, frozen_at, removed_at, removed_by) on payout_adjustments to app_admin;
