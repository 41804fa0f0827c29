CREATE TABLE "billing_plans" (
	"price_id" text PRIMARY KEY NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"amount_minor" bigint NOT NULL,
	"amount_currency" char(3) NOT NULL,
	"interval" text NOT NULL,
	"features" text[] NOT NULL,
	CONSTRAINT "billing_plans_interval_known" CHECK (interval in ('MONTH', 'YEAR'))
);
--> statement-breakpoint
ALTER TABLE "billing_plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "billing_plans_admin" ON "billing_plans" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);