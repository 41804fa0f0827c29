CREATE TABLE "commission_offer_searches" (
	"subject_id" uuid PRIMARY KEY NOT NULL,
	"searched_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "commission_offer_searches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "commission_offer_subjects" (
	"offer_id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"decided_by" uuid,
	CONSTRAINT "commission_offer_subjects_kind_known" CHECK (kind in ('entry', 'transaction'))
);
--> statement-breakpoint
ALTER TABLE "commission_offer_subjects" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "commission_offers" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"month" date NOT NULL,
	"booking_ids" uuid[] DEFAULT '{}' NOT NULL,
	"client_names" text[] DEFAULT '{}' NOT NULL,
	"answer" text,
	"claimed_booking_id" uuid,
	"answered_at" timestamp (3) with time zone,
	"decision" text,
	"note" text,
	"decided_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "commission_offers_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "commission_offers_month_is_a_month" CHECK (extract(day from month) = 1),
	CONSTRAINT "commission_offers_answer_known" CHECK (answer is null or answer in ('claimed', 'not-mine')),
	CONSTRAINT "commission_offers_answered_once" CHECK ((answer is null) = (answered_at is null)),
	CONSTRAINT "commission_offers_claim_has_booking" CHECK (coalesce(answer = 'claimed', false) = (claimed_booking_id is not null)),
	CONSTRAINT "commission_offers_decision_known" CHECK (decision is null or decision in ('approved', 'declined', 'settled', 'reverted')),
	CONSTRAINT "commission_offers_decided_once" CHECK ((decision is null) = (decided_at is null)),
	CONSTRAINT "commission_offers_decided_is_claimed" CHECK (decision is null or answer = 'claimed')
);
--> statement-breakpoint
ALTER TABLE "commission_offers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "commission_offers" ADD CONSTRAINT "commission_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_offers" ADD CONSTRAINT "commission_offers_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_offers" ADD CONSTRAINT "commission_offers_user_id_claimed_booking_id_bookings_user_id_id_fk" FOREIGN KEY ("user_id","claimed_booking_id") REFERENCES "public"."bookings"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "commission_offer_subjects_once" ON "commission_offer_subjects" USING btree ("subject_id","agent_id");--> statement-breakpoint
CREATE INDEX "commission_offer_subjects_agent" ON "commission_offer_subjects" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "commission_offers_to_decide" ON "commission_offers" USING btree ("answered_at","id") WHERE answer = 'claimed' and decision is null and withdrawn_at is null;--> statement-breakpoint
CREATE POLICY "commission_offer_searches_admin" ON "commission_offer_searches" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "commission_offer_subjects_admin" ON "commission_offer_subjects" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "commission_offers_tenant" ON "commission_offers" AS PERMISSIVE FOR ALL TO "app_job", "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "commission_offers_admin" ON "commission_offers" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "commission_offers_visible_supplier" ON "commission_offers" AS RESTRICTIVE FOR ALL TO "app_job", "app_rt" WITH CHECK ((supplier_id is null or exists (select from suppliers s where s.id = commission_offers.supplier_id)));--> statement-breakpoint
CREATE POLICY "commission_offers_agent_answers" ON "commission_offers" AS RESTRICTIVE FOR UPDATE TO "app_rt" USING (decision is null and withdrawn_at is null);