CREATE TABLE "webhook_deliveries" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event" text NOT NULL,
	"booking_id" uuid,
	"email_id" uuid,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"payload" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"tries" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_deliveries_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "webhook_deliveries_event_known" CHECK (event in ('booking.created', 'booking.updated', 'payment.received', 'email.forwarded', 'webhook.test')),
	CONSTRAINT "webhook_deliveries_state_known" CHECK (state in ('waiting', 'delivered', 'failed')),
	CONSTRAINT "webhook_deliveries_waits_for_a_time" CHECK ((state = 'waiting') = (next_at is not null))
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	"stopped_because" text,
	CONSTRAINT "webhook_endpoints_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "webhook_endpoints_events_known" CHECK (events <@ array['booking.created', 'booking.updated', 'payment.received', 'email.forwarded'] and cardinality(events) > 0),
	CONSTRAINT "webhook_endpoints_reason_known" CHECK (stopped_because in ('agent', 'failing', 'gone')),
	CONSTRAINT "webhook_endpoints_stopped_somehow" CHECK ((stopped_at is null) = (stopped_because is null))
);
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_user_id_endpoint_id_webhook_endpoints_user_id_id_fk" FOREIGN KEY ("user_id","endpoint_id") REFERENCES "public"."webhook_endpoints"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_log" ON "webhook_deliveries" USING btree ("user_id","endpoint_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("user_id","endpoint_id","next_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_time" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE POLICY "webhook_deliveries_tenant" ON "webhook_deliveries" AS PERMISSIVE FOR ALL TO "app_job", "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "webhook_deliveries_admin" ON "webhook_deliveries" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);--> statement-breakpoint
CREATE POLICY "webhook_endpoints_tenant" ON "webhook_endpoints" AS PERMISSIVE FOR ALL TO "app_job", "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "webhook_endpoints_admin" ON "webhook_endpoints" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);