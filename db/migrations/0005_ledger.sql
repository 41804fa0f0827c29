CREATE TABLE "calendar_feeds" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_read_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chases" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text,
	"until" date,
	"note" text,
	"undone_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chases_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "chases_kind_known" CHECK (kind in ('contacted', 'snoozed')),
	CONSTRAINT "chases_channel_known" CHECK (channel in ('email', 'phone', 'other'))
);
--> statement-breakpoint
ALTER TABLE "chases" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_views" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_views_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "saved_views_list_known" CHECK (list in ('bookings'))
);
--> statement-breakpoint
ALTER TABLE "saved_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "lifted_archive_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chases" ADD CONSTRAINT "chases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chases" ADD CONSTRAINT "chases_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_feeds_user" ON "calendar_feeds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chases_supplier" ON "chases" USING btree ("user_id","supplier_id");--> statement-breakpoint
CREATE INDEX "chases_supplier_only" ON "chases" USING btree ("supplier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("user_id","list","name");--> statement-breakpoint
CREATE POLICY "calendar_feeds_tenant" ON "calendar_feeds" AS PERMISSIVE FOR ALL TO "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "calendar_feeds_admin" ON "calendar_feeds" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "chases_tenant" ON "chases" AS PERMISSIVE FOR ALL TO "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "chases_admin" ON "chases" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);--> statement-breakpoint
CREATE POLICY "saved_views_tenant" ON "saved_views" AS PERMISSIVE FOR ALL TO "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "saved_views_admin" ON "saved_views" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);