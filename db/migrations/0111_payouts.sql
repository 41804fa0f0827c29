CREATE TABLE "payout_shares" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"allocation_id" uuid NOT NULL,
	"reverses_id" uuid,
	"received_minor" bigint NOT NULL,
	"short_pay_minor" bigint DEFAULT 0 NOT NULL,
	"short_pay_borne_by" text NOT NULL,
	"percent_bp" integer NOT NULL,
	"percent_from" text NOT NULL,
	"agreement_id" uuid,
	"amount_minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"received_on" date NOT NULL,
	"held_at" timestamp (3) with time zone,
	"held_by" uuid,
	"held_reason" text,
	"payout_id" uuid,
	"frozen_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payout_shares_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "payout_shares_amount_by_percent" CHECK (amount_minor = sign(received_minor) * case short_pay_borne_by
    when 'AGENCY' then least(abs(received_minor), round((abs(received_minor) + abs(short_pay_minor))::numeric * percent_bp / 10000))
    when 'AGENT' then greatest(0, round((abs(received_minor) + abs(short_pay_minor))::numeric * percent_bp / 10000) - abs(short_pay_minor))
    else round(abs(received_minor)::numeric * percent_bp / 10000) end),
	CONSTRAINT "payout_shares_bearer_known" CHECK (short_pay_borne_by in ('PROPORTION', 'AGENCY', 'AGENT')),
	CONSTRAINT "payout_shares_percent_from_known" CHECK (percent_from in ('BOOKING', 'SUPPLIER', 'AGENT', 'DEFAULT')),
	CONSTRAINT "payout_shares_agreement_named" CHECK ((percent_from = 'DEFAULT') = (agreement_id is null)),
	CONSTRAINT "payout_shares_held_with_reason" CHECK (num_nonnulls(held_at, held_by, held_reason) in (0, 3)),
	CONSTRAINT "payout_shares_frozen_in_payout" CHECK (frozen_at is null or payout_id is not null),
	CONSTRAINT "payout_shares_held_in_none" CHECK (held_at is null or payout_id is null),
	CONSTRAINT "payout_shares_percent_in_range" CHECK (percent_bp between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "payout_shares" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payout_adjustments" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"description" text NOT NULL,
	"due_on" date NOT NULL,
	"payout_id" uuid,
	"frozen_at" timestamp (3) with time zone,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"removed_by" uuid,
	CONSTRAINT "payout_adjustments_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "payout_adjustments_not_zero" CHECK (amount_minor <> 0),
	CONSTRAINT "payout_adjustments_frozen_in_payout" CHECK (frozen_at is null or payout_id is not null),
	CONSTRAINT "payout_adjustments_removed_in_none" CHECK (removed_at is null or payout_id is null)
);
--> statement-breakpoint
ALTER TABLE "payout_adjustments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payout_agreements" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"supplier_id" uuid,
	"booking_id" uuid,
	"percent_bp" integer NOT NULL,
	"valid_from" date,
	"basis" text NOT NULL,
	"note" text,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" uuid,
	CONSTRAINT "payout_agreements_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "payout_agreements_basis_known" CHECK (basis in ('BOOKED', 'RECEIVED')),
	CONSTRAINT "payout_agreements_for_one_thing" CHECK (supplier_id is null or booking_id is null),
	CONSTRAINT "payout_agreements_day_unless_booking" CHECK ((booking_id is null) = (valid_from is not null)),
	CONSTRAINT "payout_agreements_percent_in_range" CHECK (percent_bp between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "payout_agreements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payout_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"run_no" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"up_to" date NOT NULL,
	"request_key" uuid NOT NULL,
	"drafted_by" uuid,
	"drafted_at" timestamp (3) with time zone NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp (3) with time zone,
	"paid_by" uuid,
	"paid_at" timestamp (3) with time zone,
	"discarded_by" uuid,
	"discarded_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payout_runs_paid_is_approved" CHECK (paid_at is null or approved_at is not null),
	CONSTRAINT "payout_runs_approved_stays" CHECK (approved_at is null or discarded_at is null),
	CONSTRAINT "payout_runs_currency" CHECK (currency ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
ALTER TABLE "payout_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payout_settings" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"on_since" timestamp (3) with time zone,
	"starts_on" date,
	"paid_from" text DEFAULT 'RECEIPT' NOT NULL,
	"short_pay_borne_by" text DEFAULT 'PROPORTION' NOT NULL,
	"default_percent_bp" integer DEFAULT 10000 NOT NULL,
	"minimum_minor" bigint DEFAULT 0 NOT NULL,
	"needs_second_approver" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payout_settings_one_row" CHECK (is_only),
	CONSTRAINT "payout_settings_on_since_known" CHECK (is_on = (on_since is not null)),
	CONSTRAINT "payout_settings_paid_from_known" CHECK (paid_from in ('RECEIPT', 'TRAVEL_END')),
	CONSTRAINT "payout_settings_bearer_known" CHECK (short_pay_borne_by in ('PROPORTION', 'AGENCY', 'AGENT')),
	CONSTRAINT "payout_settings_minimum_not_negative" CHECK (minimum_minor >= 0),
	CONSTRAINT "payout_settings_percent_in_range" CHECK (default_percent_bp between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "payout_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payouts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"came_back_at" timestamp (3) with time zone,
	"came_back_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payouts_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "payouts_back_with_reason" CHECK ((came_back_at is null) = (came_back_reason is null)),
	CONSTRAINT "payouts_never_negative" CHECK (amount_minor >= 0)
);
--> statement-breakpoint
ALTER TABLE "payouts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payout_shares" ADD CONSTRAINT "payout_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_shares" ADD CONSTRAINT "payout_shares_user_id_booking_id_bookings_user_id_id_fk" FOREIGN KEY ("user_id","booking_id") REFERENCES "public"."bookings"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_shares" ADD CONSTRAINT "payout_shares_user_id_allocation_id_allocations_user_id_id_fk" FOREIGN KEY ("user_id","allocation_id") REFERENCES "public"."allocations"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_shares" ADD CONSTRAINT "payout_shares_user_id_agreement_id_payout_agreements_user_id_id_fk" FOREIGN KEY ("user_id","agreement_id") REFERENCES "public"."payout_agreements"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_shares" ADD CONSTRAINT "payout_shares_user_id_payout_id_payouts_user_id_id_fk" FOREIGN KEY ("user_id","payout_id") REFERENCES "public"."payouts"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_shares" ADD CONSTRAINT "payout_shares_user_id_reverses_id_payout_shares_user_id_id_fk" FOREIGN KEY ("user_id","reverses_id") REFERENCES "public"."payout_shares"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_adjustments" ADD CONSTRAINT "payout_adjustments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_adjustments" ADD CONSTRAINT "payout_adjustments_user_id_payout_id_payouts_user_id_id_fk" FOREIGN KEY ("user_id","payout_id") REFERENCES "public"."payouts"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_agreements" ADD CONSTRAINT "payout_agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_agreements" ADD CONSTRAINT "payout_agreements_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_agreements" ADD CONSTRAINT "payout_agreements_user_id_booking_id_bookings_user_id_id_fk" FOREIGN KEY ("user_id","booking_id") REFERENCES "public"."bookings"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_run_id_payout_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payout_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_shares_allocation" ON "payout_shares" USING btree ("user_id","allocation_id",(reverses_id is not null));--> statement-breakpoint
CREATE UNIQUE INDEX "payout_shares_reversed_once" ON "payout_shares" USING btree ("user_id","reverses_id");--> statement-breakpoint
CREATE INDEX "payout_shares_booking" ON "payout_shares" USING btree ("user_id","booking_id");--> statement-breakpoint
CREATE INDEX "payout_shares_payout" ON "payout_shares" USING btree ("user_id","payout_id");--> statement-breakpoint
CREATE INDEX "payout_shares_unpaid" ON "payout_shares" USING btree ("currency","received_on","user_id") WHERE payout_id is null;--> statement-breakpoint
CREATE INDEX "payout_adjustments_payout" ON "payout_adjustments" USING btree ("user_id","payout_id");--> statement-breakpoint
CREATE INDEX "payout_adjustments_unpaid" ON "payout_adjustments" USING btree ("currency","due_on","user_id") WHERE payout_id is null and removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_agreements_once" ON "payout_agreements" USING btree ("user_id",coalesce(booking_id, supplier_id, '00000000-0000-0000-0000-000000000000'::uuid),coalesce(valid_from, '-infinity'::date),"basis") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "payout_agreements_by_time" ON "payout_agreements" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payout_agreements_supplier" ON "payout_agreements" USING btree ("supplier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_runs_no" ON "payout_runs" USING btree ("run_no");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_runs_request" ON "payout_runs" USING btree ("request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_runs_one_draft" ON "payout_runs" USING btree ("currency") WHERE approved_at is null and discarded_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_once_in_run" ON "payouts" USING btree ("run_id","user_id");--> statement-breakpoint
CREATE INDEX "payouts_of_agent" ON "payouts" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE POLICY "payout_shares_tenant" ON "payout_shares" AS PERMISSIVE FOR ALL TO "app_job", "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "payout_shares_admin" ON "payout_shares" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "payout_shares_frozen_stay" ON "payout_shares" AS RESTRICTIVE FOR DELETE TO "app_job", "app_rt" USING (frozen_at is null or exists (select from users u where u.id = user_id and u.erase_at is not null));--> statement-breakpoint
CREATE POLICY "payout_shares_frozen_unchanged" ON "payout_shares" AS RESTRICTIVE FOR UPDATE TO "app_job", "app_rt" USING (frozen_at is null);--> statement-breakpoint
CREATE POLICY "payout_adjustments_tenant" ON "payout_adjustments" AS PERMISSIVE FOR ALL TO "app_job", "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "payout_adjustments_admin" ON "payout_adjustments" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "payout_agreements_tenant" ON "payout_agreements" AS PERMISSIVE FOR ALL TO "app_job", "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "payout_agreements_admin" ON "payout_agreements" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);--> statement-breakpoint
CREATE POLICY "payout_runs_admin" ON "payout_runs" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "payout_settings_visible" ON "payout_settings" AS PERMISSIVE FOR SELECT TO "app_job", "app_rt" USING (true);--> statement-breakpoint
CREATE POLICY "payout_settings_admin" ON "payout_settings" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "payouts_tenant" ON "payouts" AS PERMISSIVE FOR ALL TO "app_job", "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "payouts_admin" ON "payouts" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);