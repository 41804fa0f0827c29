ALTER TABLE "suppliers" ADD COLUMN "typed_by" uuid;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "alias_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_typed_by_users_id_fk" FOREIGN KEY ("typed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suppliers_alias" ON "suppliers" USING gin ("alias_keys");--> statement-breakpoint
CREATE INDEX "suppliers_typed_by" ON "suppliers" USING btree ("typed_by");--> statement-breakpoint
ALTER POLICY "suppliers_agent_claim" ON "suppliers" TO app_rt WITH CHECK (not is_verified and metadata = '{}' and aliases = '{}' and alias_keys = '{}'
        and num_nonnulls(typed_by, payment_basis, payment_lag_days, chase_name, chase_email, commission_bp) = 0);