CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"claim" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"claimed_until" timestamp (3) with time zone NOT NULL,
	"is_stored" boolean DEFAULT false NOT NULL,
	"status" integer,
	"headers" jsonb,
	"answer" text,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_event_known";--> statement-breakpoint
ALTER TABLE "webhook_endpoints" DROP CONSTRAINT "webhook_endpoints_events_known";--> statement-breakpoint
ALTER TABLE "commission_offers" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "payout_id" uuid;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_known" CHECK (event in ('booking.created', 'booking.updated', 'payment.received', 'email.forwarded', 'payout.paid', 'webhook.test'));--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_events_known" CHECK (events <@ array['booking.created', 'booking.updated', 'payment.received', 'email.forwarded', 'payout.paid'] and cardinality(events) > 0);--> statement-breakpoint
CREATE POLICY "idempotency_keys_tenant" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO "app_job", "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "idempotency_keys_admin" ON "idempotency_keys" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);