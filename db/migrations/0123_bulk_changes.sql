CREATE TABLE "bulk_changes" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"move" text NOT NULL,
	"bookings" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "bulk_changes_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "bulk_changes_move_known" CHECK (move in ('close', 'archive', 'unarchive', 'due-date', 'payment'))
);
--> statement-breakpoint
ALTER TABLE "bulk_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_changes_created" ON "bulk_changes" USING btree ("created_at");--> statement-breakpoint
CREATE POLICY "bulk_changes_tenant" ON "bulk_changes" AS PERMISSIVE FOR ALL TO "app_job", "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "bulk_changes_admin" ON "bulk_changes" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);