CREATE TABLE "currency_rate_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"file_name" text NOT NULL,
	"rate_count" integer NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "currency_rate_imports_source_known" CHECK (source in ('ecb', 'upload'))
);
--> statement-breakpoint
ALTER TABLE "currency_rate_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "currency_rates" (
	"base" char(3) NOT NULL,
	"quote" char(3) NOT NULL,
	"day" date NOT NULL,
	"rate" numeric NOT NULL,
	"import_id" uuid NOT NULL,
	CONSTRAINT "currency_rates_base_quote_day_import_id_pk" PRIMARY KEY("base","quote","day","import_id"),
	CONSTRAINT "currency_rates_positive" CHECK (rate > 0),
	CONSTRAINT "currency_rates_currencies" CHECK (base ~ '^[A-Z]{3}$' and quote ~ '^[A-Z]{3}$' and base <> quote)
);
--> statement-breakpoint
ALTER TABLE "currency_rates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "rate" numeric;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "rate_source" text;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "rate_day" date;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "conversion_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "currency_rates" ADD CONSTRAINT "currency_rates_import_id_currency_rate_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."currency_rate_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "currency_rate_imports_by_time" ON "currency_rate_imports" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "currency_rates_by_day" ON "currency_rates" USING btree ("day" DESC NULLS FIRST,"base","quote");--> statement-breakpoint
CREATE INDEX "currency_rates_import" ON "currency_rates" USING btree ("import_id");--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_rate_whole" CHECK (num_nonnulls(rate, rate_source, rate_day) in (0, 3));--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_rate_source_known" CHECK (rate_source in ('amounts', 'given', 'ecb', 'upload'));--> statement-breakpoint
CREATE POLICY "currency_rate_imports_admin" ON "currency_rate_imports" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "currency_rates_admin" ON "currency_rates" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER POLICY "allocations_agent_claim" ON "allocations" TO app_rt WITH CHECK (source = 'self_reported' and num_nonnulls(link_id, entry_id, payment_no, payer, reference, deposit_minor, deposit_currency, over_accepted_by, replaces_ids, difference_reason, rate, rate_source, rate_day) = 0 and fee_minor = 0 and over_minor = 0 and short_pay_minor = 0 and conversion_minor = 0);