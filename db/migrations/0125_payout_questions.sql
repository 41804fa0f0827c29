CREATE TABLE "payout_questions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"booking_id" uuid,
	"question" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "payout_questions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "payout_questions_answered_whole" CHECK (num_nonnulls(answer, answered_by, answered_at) in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "payout_questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payout_questions" ADD CONSTRAINT "payout_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_questions" ADD CONSTRAINT "payout_questions_user_id_booking_id_bookings_user_id_id_fk" FOREIGN KEY ("user_id","booking_id") REFERENCES "public"."bookings"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_questions_one_open" ON "payout_questions" USING btree ("user_id","line_id") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "payout_questions_line" ON "payout_questions" USING btree ("user_id","line_id","created_at");--> statement-breakpoint
CREATE INDEX "payout_questions_open" ON "payout_questions" USING btree ("created_at","id") WHERE answered_at is null;--> statement-breakpoint
CREATE POLICY "payout_questions_tenant" ON "payout_questions" AS PERMISSIVE FOR ALL TO "app_job", "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "payout_questions_admin" ON "payout_questions" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);--> statement-breakpoint
CREATE POLICY "payout_questions_agent_claim" ON "payout_questions" AS RESTRICTIVE FOR INSERT TO "app_rt" WITH CHECK (num_nonnulls(answer, answered_by, answered_at) = 0);