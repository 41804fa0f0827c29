CREATE TABLE "ai_review_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email_id" uuid NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"priority" text NOT NULL,
	"parsed" jsonb NOT NULL,
	"feedback" jsonb NOT NULL,
	"corrected_data" jsonb,
	"admin_notes" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ai_review_items_status_known" CHECK (status in ('pending', 'approved', 'rejected', 'withdrawn')),
	CONSTRAINT "ai_review_items_priority_known" CHECK (priority in ('high', 'medium', 'low'))
);
--> statement-breakpoint
ALTER TABLE "ai_review_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "email_corrections" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"field" text NOT NULL,
	"wrong" text,
	"right" text,
	"sender" text,
	"label" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_corrections_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "email_corrections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sender_rules" (
	"user_id" uuid NOT NULL,
	"address" text NOT NULL,
	"standing" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sender_rules_user_id_address_pk" PRIMARY KEY("user_id","address"),
	CONSTRAINT "sender_rules_standing_known" CHECK (standing in ('trusted', 'blocked'))
);
--> statement-breakpoint
ALTER TABLE "sender_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "email_items" ADD COLUMN "undo" jsonb;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "origin_address" text;--> statement-breakpoint
ALTER TABLE "ai_review_items" ADD CONSTRAINT "ai_review_items_user_id_email_id_emails_user_id_id_fk" FOREIGN KEY ("user_id","email_id") REFERENCES "public"."emails"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_corrections" ADD CONSTRAINT "email_corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sender_rules" ADD CONSTRAINT "sender_rules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ai_review_items_open" ON "ai_review_items" USING btree ("user_id","email_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "ai_review_items_list" ON "ai_review_items" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "email_corrections_sender" ON "email_corrections" USING btree ("user_id","sender","created_at");--> statement-breakpoint
CREATE INDEX "email_corrections_email" ON "email_corrections" USING btree ("user_id","email_id");--> statement-breakpoint
CREATE INDEX "emails_put_aside" ON "emails" USING btree ("user_id","created_at") WHERE intake in ('QUARANTINED', 'SYSTEM', 'FAILED');--> statement-breakpoint
CREATE POLICY "ai_review_items_tenant" ON "ai_review_items" AS PERMISSIVE FOR ALL TO "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "ai_review_items_admin" ON "ai_review_items" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "email_corrections_tenant" ON "email_corrections" AS PERMISSIVE FOR ALL TO "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "email_corrections_admin" ON "email_corrections" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);--> statement-breakpoint
CREATE POLICY "sender_rules_tenant" ON "sender_rules" AS PERMISSIVE FOR ALL TO "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "sender_rules_admin" ON "sender_rules" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);