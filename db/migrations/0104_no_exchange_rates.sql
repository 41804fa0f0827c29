DROP POLICY "exchange_rates_admin" ON "exchange_rates" CASCADE;--> statement-breakpoint
DROP TABLE "exchange_rates" CASCADE;