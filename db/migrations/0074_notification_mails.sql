CREATE TABLE "notification_mails" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"leaves_at" timestamp (3) with time zone NOT NULL,
	"gathered_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"failure" text,
	"unsubscribe_hash" text,
	CONSTRAINT "notification_mails_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "notification_mails_failure_known" CHECK (failure in ('REFUSED', 'SENDER_REFUSED', 'NOT_CONFIGURED'))
);
--> statement-breakpoint
ALTER TABLE "notification_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "details_path" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mail_topic" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
ALTER TABLE "notification_mails" ADD CONSTRAINT "notification_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_mails_waiting" ON "notification_mails" USING btree ("user_id") WHERE gathered_at is null;--> statement-breakpoint
CREATE INDEX "notification_mails_gathered" ON "notification_mails" USING btree ("user_id","gathered_at");--> statement-breakpoint
CREATE INDEX "notification_mails_unsubscribe" ON "notification_mails" USING btree ("unsubscribe_hash");--> statement-breakpoint
CREATE INDEX "notification_mails_by_time" ON "notification_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_to_mail" ON "notifications" USING btree ("user_id") WHERE mail_topic is not null;--> statement-breakpoint
CREATE INDEX "notifications_of_mail" ON "notifications" USING btree ("user_id","mail_id") WHERE mail_id is not null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_mail_topic_known" CHECK (mail_topic in ('bookings', 'commission', 'account'));--> statement-breakpoint
CREATE POLICY "notifications_agent_claim" ON "notifications" AS RESTRICTIVE FOR INSERT TO "app_rt" WITH CHECK (mail_id is null);--> statement-breakpoint
CREATE POLICY "notification_mails_tenant" ON "notification_mails" AS PERMISSIVE FOR ALL TO "app_job", "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "notification_mails_admin" ON "notification_mails" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);