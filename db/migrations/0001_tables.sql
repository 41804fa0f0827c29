CREATE TABLE "activities" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"booking_id" uuid,
	"supplier_id" uuid,
	"email_id" uuid,
	"count" integer DEFAULT 1 NOT NULL,
	"change_set" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activities_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "activities_type_known" CHECK (type in ('BOOKING_CREATED', 'BOOKING_UPDATED', 'BOOKING_STATUS_CHANGED', 'BOOKING_ARCHIVED', 'BOOKING_UNARCHIVED', 'EMAIL_PROCESSED', 'EMAIL_FORWARDED', 'COMMISSION_CALCULATED', 'COMMISSION_RECEIVED', 'SUPPLIER_ADDED', 'SUPPLIER_UPDATED'))
);
--> statement-breakpoint
ALTER TABLE "activities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"source" text NOT NULL,
	"user_id" uuid,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"request_id" text NOT NULL,
	CONSTRAINT "audit_log_actor_kind_known" CHECK (actor_kind in ('agent', 'admin', 'system', 'api')),
	CONSTRAINT "audit_log_source_known" CHECK (source in ('user', 'rule', 'job', 'api'))
);
--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "allocations" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"received_on" date NOT NULL,
	"source" text NOT NULL,
	"note" text,
	"reversed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "allocations_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "allocations_amount_not_zero" CHECK (amount_minor <> 0),
	CONSTRAINT "allocations_source_known" CHECK (source in ('self_reported', 'statement', 'deposit'))
);
--> statement-breakpoint
ALTER TABLE "allocations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "booking_references" (
	"user_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"reference_key" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "booking_references_user_id_booking_id_reference_key_pk" PRIMARY KEY("user_id","booking_id","reference_key"),
	CONSTRAINT "booking_references_kind_known" CHECK (kind in ('pnr', 'invoice', 'supplier', 'former', 'other'))
);
--> statement-breakpoint
ALTER TABLE "booking_references" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bookings" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"confirmation_number" text NOT NULL,
	"number_key" text NOT NULL,
	"duplicate_no" integer DEFAULT 0 NOT NULL,
	"supplier_id" uuid,
	"client_name" text,
	"destination" text,
	"status" text NOT NULL,
	"total_minor" bigint NOT NULL,
	"total_currency" char(3) NOT NULL,
	"commission_minor" bigint NOT NULL,
	"commission_currency" char(3) NOT NULL,
	"received_minor" bigint DEFAULT 0 NOT NULL,
	"short_pay_minor" bigint DEFAULT 0 NOT NULL,
	"travel_start" date NOT NULL,
	"travel_end" date NOT NULL,
	"final_payment_on" date,
	"due_on" date NOT NULL,
	"due_override" date,
	"non_commissionable" boolean DEFAULT false NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"close_reason" text,
	"archived_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"source" text NOT NULL,
	"email_id" uuid,
	"import_id" uuid,
	"search" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bookings_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "bookings_status_known" CHECK (status in ('CONFIRMED', 'OVERDUE', 'PAID', 'CLOSED', 'ARCHIVED')),
	CONSTRAINT "bookings_close_reason_known" CHECK (close_reason is null or close_reason in ('COMPLETED', 'SETTLED_OUTSIDE', 'WRITTEN_OFF', 'CANCELLED', 'NON_COMMISSIONABLE')),
	CONSTRAINT "bookings_dates_in_order" CHECK (travel_start <= travel_end),
	CONSTRAINT "bookings_total_not_negative" CHECK (total_minor >= 0),
	CONSTRAINT "bookings_currencies" CHECK (total_currency ~ '^[A-Z]{3}$' and commission_currency ~ '^[A-Z]{3}$'),
	CONSTRAINT "bookings_search_short" CHECK (length(search) <= 1000),
	CONSTRAINT "bookings_closed_with_reason" CHECK ((closed_at is null) = (close_reason is null))
);
--> statement-breakpoint
ALTER TABLE "bookings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "email_contents" (
	"user_id" uuid NOT NULL,
	"email_id" uuid NOT NULL,
	"raw" "bytea" NOT NULL,
	"html" text,
	"text" text,
	"attachments_text" text,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"documents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"extracted_info" jsonb,
	"commission_report" jsonb,
	"notices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"read_ms" integer,
	CONSTRAINT "email_contents_user_id_email_id_pk" PRIMARY KEY("user_id","email_id")
);
--> statement-breakpoint
ALTER TABLE "email_contents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "email_items" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"email_type" text NOT NULL,
	"confirmation_number" text,
	"number_key" text,
	"payload" jsonb NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"missing" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"proposal" text DEFAULT 'CREATE' NOT NULL,
	"target_booking_id" uuid,
	"booking_id" uuid,
	"converted_at" timestamp (3) with time zone,
	CONSTRAINT "email_items_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "email_items_proposal_known" CHECK (proposal in ('CREATE', 'UPDATE', 'CANCEL', 'DUPLICATE', 'REPORT', 'NONE'))
);
--> statement-breakpoint
ALTER TABLE "email_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "emails" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"status_before" text,
	"rejected_by_booking" uuid,
	"intake" text NOT NULL,
	"intake_reason" text,
	"review_status" text DEFAULT 'pending_agent_review' NOT NULL,
	"admin_notes" text,
	"provider" text NOT NULL,
	"sender_trust" text NOT NULL,
	"type" text,
	"subject" text,
	"from_name" text,
	"from_address" text,
	"sent_at" timestamp (3) with time zone,
	"confirmation_number" text,
	"number_key" text,
	"client_name" text,
	"snippet" text,
	"attachment_count" integer DEFAULT 0 NOT NULL,
	"has_data" boolean DEFAULT false NOT NULL,
	"is_complete" boolean DEFAULT false NOT NULL,
	"search" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "emails_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "emails_status_known" CHECK (status in ('new', 'pending_review', 'processed', 'rejected')),
	CONSTRAINT "emails_intake_known" CHECK (intake in ('RECEIVED', 'PARSING', 'EXTRACTED', 'NO_DATA', 'FAILED', 'QUARANTINED', 'SYSTEM')),
	CONSTRAINT "emails_review_status_known" CHECK (review_status in ('pending_agent_review', 'under_admin_review', 'admin_reviewed', 'approved', 'rejected')),
	CONSTRAINT "emails_provider_known" CHECK (provider in ('postmark', 'resend', 'raw', 'upload')),
	CONSTRAINT "emails_sender_trust_known" CHECK (sender_trust in ('verified', 'trusted', 'unverified')),
	CONSTRAINT "emails_search_short" CHECK (length(search) <= 1000)
);
--> statement-breakpoint
ALTER TABLE "emails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "inbound_deliveries" (
	"provider" text NOT NULL,
	"message_key" text NOT NULL,
	"user_id" uuid,
	"email_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inbound_deliveries_provider_message_key_pk" PRIMARY KEY("provider","message_key")
);
--> statement-breakpoint
ALTER TABLE "inbound_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "unowned_emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"recipients" jsonb NOT NULL,
	"from_address" text,
	"subject" text,
	"raw" "bytea" NOT NULL,
	"reason" text NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_as" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "unowned_emails_settled" CHECK ((settled_at is null) = (settled_as is null))
);
--> statement-breakpoint
ALTER TABLE "unowned_emails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "forwarding_addresses" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"address" text NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"token_hash" text,
	"token_expires_at" timestamp (3) with time zone,
	"last_sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "forwarding_addresses_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "forwarding_addresses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "inbound_addresses" (
	"token" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"retired_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "inbound_addresses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notifications" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"booking_id" uuid,
	"email_transformed_id" uuid,
	"payout_id" uuid,
	"dedupe_key" text NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notifications_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "notifications_type_known" CHECK (type in ('BOOKING_REVIEWED', 'ADVISOR_PAYOUT', 'EMAIL_PARSED', 'SYSTEM'))
);
--> statement-breakpoint
ALTER TABLE "notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_start" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rate_limits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"email" text,
	"phone_number" text,
	"street" text,
	"city" text,
	"state" text,
	"postal_code" text,
	"country" text,
	"is_verified" boolean DEFAULT false NOT NULL,
	"payment_basis" text,
	"payment_lag_days" integer,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "suppliers_owner_name" UNIQUE NULLS NOT DISTINCT("owner_id","name_key"),
	CONSTRAINT "suppliers_payment_basis_known" CHECK (payment_basis is null or payment_basis in ('TRAVEL_END', 'TRAVEL_START', 'BOOKING_DATE', 'FINAL_PAYMENT')),
	CONSTRAINT "suppliers_payment_lag_sane" CHECK (payment_lag_days between 0 and 730),
	CONSTRAINT "suppliers_verified_is_shared" CHECK (owner_id is null or not is_verified)
);
--> statement-breakpoint
ALTER TABLE "suppliers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"first_name" text,
	"last_name" text,
	"phone_number" text,
	"company_name" text,
	"company_address" text,
	"bio" text,
	"image" text,
	"role" text DEFAULT 'USER' NOT NULL,
	"has_completed_onboarding" boolean DEFAULT false NOT NULL,
	"has_completed_tour" boolean DEFAULT false NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"clerk_id" text,
	"timezone" text DEFAULT 'America/Toronto' NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_role_known" CHECK (role in ('USER', 'ADMIN'))
);
--> statement-breakpoint
ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "verifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_user_id_booking_id_bookings_user_id_id_fk" FOREIGN KEY ("user_id","booking_id") REFERENCES "public"."bookings"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_references" ADD CONSTRAINT "booking_references_user_id_booking_id_bookings_user_id_id_fk" FOREIGN KEY ("user_id","booking_id") REFERENCES "public"."bookings"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_contents" ADD CONSTRAINT "email_contents_user_id_email_id_emails_user_id_id_fk" FOREIGN KEY ("user_id","email_id") REFERENCES "public"."emails"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_items" ADD CONSTRAINT "email_items_user_id_email_id_emails_user_id_id_fk" FOREIGN KEY ("user_id","email_id") REFERENCES "public"."emails"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forwarding_addresses" ADD CONSTRAINT "forwarding_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_addresses" ADD CONSTRAINT "inbound_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_booking" ON "activities" USING btree ("user_id","booking_id");--> statement-breakpoint
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("user_id","entity_id");--> statement-breakpoint
CREATE INDEX "allocations_booking" ON "allocations" USING btree ("user_id","booking_id");--> statement-breakpoint
CREATE INDEX "booking_references_key" ON "booking_references" USING btree ("user_id","reference_key");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_number" ON "bookings" USING btree ("user_id","number_key",coalesce(supplier_id, '00000000-0000-0000-0000-000000000000'::uuid),"duplicate_no") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "bookings_due" ON "bookings" USING btree ("user_id","due_on") WHERE status = 'CONFIRMED' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "bookings_supplier" ON "bookings" USING btree ("user_id","supplier_id");--> statement-breakpoint
CREATE INDEX "bookings_supplier_only" ON "bookings" USING btree ("supplier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "email_items_position" ON "email_items" USING btree ("user_id","email_id","position");--> statement-breakpoint
CREATE INDEX "email_items_number" ON "email_items" USING btree ("user_id","number_key");--> statement-breakpoint
CREATE INDEX "email_items_booking" ON "email_items" USING btree ("user_id","booking_id");--> statement-breakpoint
CREATE INDEX "emails_number" ON "emails" USING btree ("user_id","number_key");--> statement-breakpoint
CREATE INDEX "unowned_emails_open" ON "unowned_emails" USING btree ("created_at") WHERE settled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "forwarding_addresses_own" ON "forwarding_addresses" USING btree ("user_id","address");--> statement-breakpoint
CREATE UNIQUE INDEX "forwarding_addresses_verified" ON "forwarding_addresses" USING btree ("address") WHERE verified_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "forwarding_addresses_token" ON "forwarding_addresses" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "forwarding_addresses_address" ON "forwarding_addresses" USING btree ("address");--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_addresses_current" ON "inbound_addresses" USING btree ("user_id") WHERE retired_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_dedupe" ON "notifications" USING btree ("user_id","dedupe_key");--> statement-breakpoint
CREATE INDEX "suppliers_name" ON "suppliers" USING btree ("name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider" ON "accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "accounts_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_clerk_id" ON "users" USING btree ("clerk_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE POLICY "activities_tenant" ON "activities" AS PERMISSIVE FOR ALL TO "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "activities_admin" ON "activities" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);--> statement-breakpoint
CREATE POLICY "audit_log_own" ON "audit_log" AS PERMISSIVE FOR SELECT TO "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "audit_log_append" ON "audit_log" AS PERMISSIVE FOR INSERT TO "app_rt" WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "audit_log_admin_read" ON "audit_log" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);--> statement-breakpoint
CREATE POLICY "audit_log_admin_append" ON "audit_log" AS PERMISSIVE FOR INSERT TO "app_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "allocations_tenant" ON "allocations" AS PERMISSIVE FOR ALL TO "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "allocations_admin" ON "allocations" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);--> statement-breakpoint
CREATE POLICY "booking_references_tenant" ON "booking_references" AS PERMISSIVE FOR ALL TO "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "booking_references_admin" ON "booking_references" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);--> statement-breakpoint
CREATE POLICY "bookings_tenant" ON "bookings" AS PERMISSIVE FOR ALL TO "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "bookings_admin" ON "bookings" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);--> statement-breakpoint
CREATE POLICY "email_contents_tenant" ON "email_contents" AS PERMISSIVE FOR ALL TO "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "email_contents_admin" ON "email_contents" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);--> statement-breakpoint
CREATE POLICY "email_items_tenant" ON "email_items" AS PERMISSIVE FOR ALL TO "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "email_items_admin" ON "email_items" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);--> statement-breakpoint
CREATE POLICY "emails_tenant" ON "emails" AS PERMISSIVE FOR ALL TO "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "emails_admin" ON "emails" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);--> statement-breakpoint
CREATE POLICY "inbound_deliveries_tenant" ON "inbound_deliveries" AS PERMISSIVE FOR ALL TO "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "inbound_deliveries_admin" ON "inbound_deliveries" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "unowned_emails_admin" ON "unowned_emails" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "forwarding_addresses_tenant" ON "forwarding_addresses" AS PERMISSIVE FOR ALL TO "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "forwarding_addresses_admin" ON "forwarding_addresses" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "inbound_addresses_tenant" ON "inbound_addresses" AS PERMISSIVE FOR ALL TO "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "inbound_addresses_admin" ON "inbound_addresses" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "notifications_tenant" ON "notifications" AS PERMISSIVE FOR ALL TO "app_rt" USING (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (user_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "notifications_admin" ON "notifications" AS PERMISSIVE FOR SELECT TO "app_admin" USING (true);--> statement-breakpoint
CREATE POLICY "rate_limits_admin" ON "rate_limits" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "suppliers_visible" ON "suppliers" AS PERMISSIVE FOR SELECT TO "app_rt" USING (owner_id is null or owner_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "suppliers_own_insert" ON "suppliers" AS PERMISSIVE FOR INSERT TO "app_rt" WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "suppliers_own_update" ON "suppliers" AS PERMISSIVE FOR UPDATE TO "app_rt" USING (owner_id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (owner_id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "suppliers_admin" ON "suppliers" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "accounts_admin" ON "accounts" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "sessions_admin" ON "sessions" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "users_tenant" ON "users" AS PERMISSIVE FOR ALL TO "app_rt" USING (id = (select nullif(current_setting('app.user_id', true), '')::uuid)) WITH CHECK (id = (select nullif(current_setting('app.user_id', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "users_admin" ON "users" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "verifications_admin" ON "verifications" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);