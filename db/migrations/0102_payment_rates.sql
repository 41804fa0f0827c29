ALTER TABLE "allocations" ADD COLUMN "rate" numeric;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "rate_source" text;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "rate_day" date;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "conversion_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_rate_whole" CHECK (num_nonnulls(rate, rate_source, rate_day) in (0, 3));--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_rate_source_known" CHECK (rate_source in ('amounts', 'given', 'ecb', 'upload'));--> statement-breakpoint
ALTER POLICY "allocations_agent_claim" ON "allocations" TO app_rt WITH CHECK (source = 'self_reported' and num_nonnulls(link_id, entry_id, payment_no, payer, reference, deposit_minor, deposit_currency, over_accepted_by, replaces_ids, rate, rate_source, rate_day) = 0 and fee_minor = 0 and over_minor = 0 and short_pay_minor = 0 and conversion_minor = 0);