CREATE TABLE "erased_entries" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"link_id" uuid,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"currency" char(3) NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "erased_entries_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "erased_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payouts" DROP CONSTRAINT "payouts_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "agent_name" text;--> statement-breakpoint
CREATE INDEX "erased_entries_by_day" ON "erased_entries" USING btree ("day");--> statement-breakpoint
CREATE POLICY "erased_entries_added" ON "erased_entries" AS PERMISSIVE FOR INSERT TO "app_job" WITH CHECK ("erased_entries"."user_id" = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "erased_entries_read" ON "erased_entries" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);