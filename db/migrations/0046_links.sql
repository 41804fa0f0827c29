create extension if not exists pg_trgm;
--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "replaces_ids" uuid[];--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "short_pay_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "bank_transactions_search" ON "bank_transactions" USING gin (search gin_trgm_ops) WHERE withdrawn_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "allocations_link" ON "allocations" USING btree ("user_id","link_id",coalesce(entry_id, link_id)) WHERE reversed_at is null and link_id is not null;--> statement-breakpoint
CREATE POLICY "allocations_reversed_once" ON "allocations" AS RESTRICTIVE FOR UPDATE TO "app_job", "app_rt" USING (reversed_at is null) WITH CHECK (reversed_at is not null);--> statement-breakpoint
ALTER POLICY "allocations_agent_claim" ON "allocations" TO app_rt WITH CHECK (source = 'self_reported' and num_nonnulls(link_id, entry_id, payment_no, payer, reference, deposit_minor, deposit_currency, over_accepted_by, replaces_ids) = 0 and fee_minor = 0 and over_minor = 0 and short_pay_minor = 0);--> statement-breakpoint
ALTER POLICY "allocations_agent_reverses" ON "allocations" TO app_rt USING (source = 'self_reported');--> statement-breakpoint
ALTER TABLE "allocations" DROP COLUMN "replaces_id";
