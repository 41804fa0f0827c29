CREATE TABLE "email_senders" (
	"user_id" uuid NOT NULL,
	"email_id" uuid NOT NULL,
	"address" text NOT NULL,
	"is_forwarder" boolean NOT NULL,
	CONSTRAINT "email_senders_user_id_address_email_id_pk" PRIMARY KEY("user_id","address","email_id")
);
--> statement-breakpoint
ALTER TABLE "email_senders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "email_senders" ADD CONSTRAINT "email_senders_user_id_email_id_emails_user_id_id_fk" FOREIGN KEY ("user_id","email_id") REFERENCES "public"."emails"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_senders_mail" ON "email_senders" USING btree ("user_id","email_id");--> statement-breakpoint
CREATE POLICY "email_senders_tenant" ON "email_senders" AS PERMISSIVE FOR ALL TO "app_job", "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "email_senders_admin" ON "email_senders" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);