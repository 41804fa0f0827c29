-- A program's call claims a key, notes that it is done and keeps its answer; a claim of which nothing came is given back.
grant select, insert, delete, update (claim, fingerprint, created_at, claimed_until, is_stored, status, headers, answer)
  on idempotency_keys to app_rt;
--> statement-breakpoint
-- Retention finds them across agents, and deletes them agent by agent.
grant select, delete on idempotency_keys to app_job;
--> statement-breakpoint
grant select on idempotency_keys to app_admin;
