CREATE TABLE "payout_tax_details" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"last_four" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payout_tax_details_four" CHECK (last_four ~ '^[0-9]{4}$')
);
--> statement-breakpoint
ALTER TABLE "payout_tax_details" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payout_tax_details" ADD CONSTRAINT "payout_tax_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "payout_tax_details_tenant" ON "payout_tax_details" AS PERMISSIVE FOR ALL TO "app_job", "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "payout_tax_details_admin" ON "payout_tax_details" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);