-- An agent answers what is offered to them, and writes nothing else; whose it may be is found by jobs, and decided by administrators.
grant select on commission_offers to app_rt;
--> statement-breakpoint
grant update (answer, claimed_booking_id, answered_at) on commission_offers to app_rt;
--> statement-breakpoint
grant select, update on commission_offers to app_job;
--> statement-breakpoint
grant select, insert, update on commission_offers, commission_offer_subjects, commission_offer_searches to app_admin;
