CREATE TABLE "address_verifications" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "address_verifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "outbound_emails" DROP CONSTRAINT "outbound_emails_failure_known";--> statement-breakpoint
ALTER TABLE "address_verifications" ADD CONSTRAINT "address_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbound_emails" ADD CONSTRAINT "outbound_emails_failure_known" CHECK (failure in ('REFUSED', 'SENDER_REFUSED', 'NOT_CONFIGURED', 'UNREACHABLE', 'SENDER_UNVERIFIED'));--> statement-breakpoint
CREATE POLICY "address_verifications_admin" ON "address_verifications" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);