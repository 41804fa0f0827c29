CREATE TABLE "bank_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"currency" char(3) NOT NULL,
	"last_digits" text,
	"csv_mappings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"auto_match" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bank_accounts_currency" CHECK (currency ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bank_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"raw" text NOT NULL,
	"import_key" text NOT NULL,
	"booked_on" date NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"memo" text NOT NULL,
	"payer" text,
	"bank_id" text,
	"search" text NOT NULL,
	"status" text NOT NULL,
	"match_source" text,
	"supplier_id" uuid,
	"is_supplier_assigned" boolean DEFAULT false NOT NULL,
	"metadata" jsonb,
	"exception_reason" text,
	"decision" text,
	"decided_at" timestamp (3) with time zone,
	"would_link" boolean DEFAULT false NOT NULL,
	"likely_double_of" uuid,
	"ignored_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bank_transactions_status_known" CHECK (status in ('NEW', 'METADATA_EXTRACTED', 'PENDING_REVIEW', 'AUTO_MATCHED', 'MATCHED_NEEDS_CONFIRMATION', 'CONFIRMED', 'MANUAL_MATCHED', 'EXCEPTION', 'CLOSED', 'IGNORED')),
	CONSTRAINT "bank_transactions_source_known" CHECK (match_source in ('AUTO', 'CONFIRMED', 'MANUAL')),
	CONSTRAINT "bank_transactions_decision_known" CHECK (decision in ('AUTO', 'PROPOSED', 'NONE', 'EXCEPTION')),
	CONSTRAINT "bank_transactions_currency" CHECK (currency ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
ALTER TABLE "bank_transactions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "statement_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"format" text NOT NULL,
	"line_count" integer NOT NULL,
	"added_count" integer DEFAULT 0 NOT NULL,
	"skipped" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"imported_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "statement_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "statement_lines" (
	"import_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"line" integer NOT NULL,
	"raw" text NOT NULL,
	"import_key" text NOT NULL,
	"booked_on" date NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"memo" text NOT NULL,
	"payer" text,
	"bank_id" text,
	CONSTRAINT "statement_lines_import_id_n_pk" PRIMARY KEY("import_id","n")
);
--> statement-breakpoint
ALTER TABLE "statement_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "commission_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"owner_id" uuid,
	"email_id" uuid,
	"file_name" text,
	"file_place" text,
	"file_hash" text,
	"supplier_id" uuid,
	"supplier_name" text NOT NULL,
	"reference_number" text NOT NULL,
	"received_on" date NOT NULL,
	"currency" char(3) NOT NULL,
	"gross_minor" bigint NOT NULL,
	"fee_minor" bigint DEFAULT 0 NOT NULL,
	"tax_minor" bigint DEFAULT 0 NOT NULL,
	"adjustment_minor" bigint DEFAULT 0 NOT NULL,
	"net_minor" bigint NOT NULL,
	"duplicate_of" uuid,
	"paid_outside_at" timestamp (3) with time zone,
	"status" text NOT NULL,
	"entry_count" integer DEFAULT 0 NOT NULL,
	"ignored_count" integer DEFAULT 0 NOT NULL,
	"closed_count" integer DEFAULT 0 NOT NULL,
	"search" text NOT NULL,
	"created_by" uuid,
	"removed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "commission_reports_source_known" CHECK (source in ('import', 'email', 'split', 'manual')),
	CONSTRAINT "commission_reports_status_known" CHECK (status in ('Fully closed', 'Partially closed', 'Open')),
	CONSTRAINT "commission_reports_currency" CHECK (currency ~ '^[A-Z]{3}$'),
	CONSTRAINT "commission_reports_mail_has_owner" CHECK ((email_id is null) = (owner_id is null))
);
--> statement-breakpoint
ALTER TABLE "commission_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "commission_report_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"raw" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"confirmation_number" text,
	"match_key" text,
	"client_name" text,
	"travel_start" date,
	"travel_end" date,
	"sale_minor" bigint,
	"gross_minor" bigint NOT NULL,
	"fee_minor" bigint DEFAULT 0 NOT NULL,
	"tax_minor" bigint DEFAULT 0 NOT NULL,
	"net_minor" bigint NOT NULL,
	"outcome" text NOT NULL,
	"property" text,
	"agency" text,
	"booking_user_id" uuid,
	"booking_id" uuid,
	"match_source" text,
	"score" integer,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ignored_at" timestamp (3) with time zone,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "commission_report_entries_booking_whole" CHECK ((booking_id is null) = (booking_user_id is null)),
	CONSTRAINT "commission_report_entries_adds_up" CHECK (net_minor = gross_minor - fee_minor - tax_minor),
	CONSTRAINT "commission_report_entries_status_known" CHECK (status in ('PENDING', 'AUTO_MATCHED', 'MATCHED_NEEDS_CONFIRMATION', 'CLOSED', 'IGNORED')),
	CONSTRAINT "commission_report_entries_outcome_known" CHECK (outcome in ('paid', 'non-commissionable', 'cancelled', 'no-show')),
	CONSTRAINT "commission_report_entries_source_known" CHECK (match_source in ('AUTO', 'CONFIRMED', 'MANUAL'))
);
--> statement-breakpoint
ALTER TABLE "commission_report_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"currency" char(3) NOT NULL,
	"day" date NOT NULL,
	"usd" numeric(20, 10) NOT NULL,
	CONSTRAINT "exchange_rates_currency_day_pk" PRIMARY KEY("currency","day")
);
--> statement-breakpoint
ALTER TABLE "exchange_rates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "match_candidates" (
	"subject_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"part" integer DEFAULT 0 NOT NULL,
	"booking_user_id" uuid,
	"booking_id" uuid,
	"report_id" uuid,
	"score" integer NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"credit_minor" bigint,
	"fee_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "match_candidates_subject_id_rank_part_pk" PRIMARY KEY("subject_id","rank","part"),
	CONSTRAINT "match_candidates_one_target" CHECK (num_nonnulls(report_id, booking_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "match_candidates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "match_lessons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transaction_id" uuid,
	"entry_id" uuid,
	"link_id" uuid,
	"payer_keys" text[] NOT NULL,
	"family_id" uuid,
	"currency" char(3) NOT NULL,
	"lag_days" integer,
	"fee_minor" bigint,
	"ratio" integer,
	"learned_on" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "match_lessons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "match_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"booking_user_id" uuid,
	"booking_id" uuid,
	"report_id" uuid,
	"source" text NOT NULL,
	"score" integer,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"would_link" integer,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_by" uuid,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "match_links_one_target" CHECK (num_nonnulls(report_id, booking_id) = 1),
	CONSTRAINT "match_links_booking_whole" CHECK ((booking_id is null) = (booking_user_id is null)),
	CONSTRAINT "match_links_source_known" CHECK (source in ('AUTO', 'CONFIRMED', 'MANUAL'))
);
--> statement-breakpoint
ALTER TABLE "match_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "match_rejections" (
	"subject_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "match_rejections_subject_id_target_id_pk" PRIMARY KEY("subject_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "match_rejections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "supplier_families" (
	"supplier_id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "supplier_families" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "link_id" uuid;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "entry_id" uuid;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "payment_no" integer;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "payer" text;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "deposit_minor" bigint;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "deposit_currency" char(3);--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "fee_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "over_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "over_accepted_by" uuid;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "replaces_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD CONSTRAINT "bank_transactions_account_id_bank_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD CONSTRAINT "bank_transactions_import_id_statement_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."statement_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD CONSTRAINT "bank_transactions_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_imports" ADD CONSTRAINT "statement_imports_account_id_bank_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_import_id_statement_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."statement_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_reports" ADD CONSTRAINT "commission_reports_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_report_entries" ADD CONSTRAINT "commission_report_entries_report_id_commission_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."commission_reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_candidates" ADD CONSTRAINT "match_candidates_report_id_commission_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."commission_reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_lessons" ADD CONSTRAINT "match_lessons_transaction_id_bank_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."bank_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_lessons" ADD CONSTRAINT "match_lessons_entry_id_commission_report_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."commission_report_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_lessons" ADD CONSTRAINT "match_lessons_link_id_match_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."match_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_links" ADD CONSTRAINT "match_links_transaction_id_bank_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."bank_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_links" ADD CONSTRAINT "match_links_report_id_commission_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."commission_reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_families" ADD CONSTRAINT "supplier_families_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_transactions_import_key" ON "bank_transactions" USING btree ("account_id","import_key") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "bank_transactions_by_day" ON "bank_transactions" USING btree ("booked_on" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "bank_transactions_by_status" ON "bank_transactions" USING btree ("status","booked_on" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "bank_transactions_by_amount" ON "bank_transactions" USING btree ("account_id","amount_minor","booked_on");--> statement-breakpoint
CREATE INDEX "bank_transactions_import" ON "bank_transactions" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "bank_transactions_supplier" ON "bank_transactions" USING btree ("supplier_id");--> statement-breakpoint
CREATE INDEX "statement_imports_account" ON "statement_imports" USING btree ("account_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "commission_reports_by_day" ON "commission_reports" USING btree ("received_on" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "commission_reports_by_net" ON "commission_reports" USING btree ("currency","net_minor");--> statement-breakpoint
CREATE INDEX "commission_reports_supplier" ON "commission_reports" USING btree ("supplier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "commission_reports_email" ON "commission_reports" USING btree ("owner_id","email_id","reference_number") WHERE email_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "commission_report_entries_line" ON "commission_report_entries" USING btree ("report_id","line");--> statement-breakpoint
CREATE INDEX "commission_report_entries_booking" ON "commission_report_entries" USING btree ("booking_user_id","booking_id");--> statement-breakpoint
CREATE INDEX "commission_report_entries_key" ON "commission_report_entries" USING btree ("match_key");--> statement-breakpoint
CREATE INDEX "commission_report_entries_unclaimed" ON "commission_report_entries" USING btree ("status","report_id") WHERE booking_id is null;--> statement-breakpoint
CREATE INDEX "match_candidates_booking" ON "match_candidates" USING btree ("booking_user_id","booking_id");--> statement-breakpoint
CREATE INDEX "match_candidates_report" ON "match_candidates" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "match_lessons_subject" ON "match_lessons" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "match_lessons_link" ON "match_lessons" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "match_lessons_since" ON "match_lessons" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "match_links_transaction" ON "match_links" USING btree ("transaction_id") WHERE closed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "match_links_report" ON "match_links" USING btree ("report_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "match_links_of_transaction" ON "match_links" USING btree ("transaction_id","created_at");--> statement-breakpoint
CREATE INDEX "match_links_booking" ON "match_links" USING btree ("booking_user_id","booking_id");--> statement-breakpoint
CREATE INDEX "supplier_families_family" ON "supplier_families" USING btree ("family_id");--> statement-breakpoint
CREATE UNIQUE INDEX "allocations_entry" ON "allocations" USING btree ("user_id","entry_id") WHERE reversed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "allocations_payment_no" ON "allocations" USING btree ("user_id","booking_id","payment_no") WHERE reversed_at is null;--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_deposit_has_link" CHECK (source <> 'deposit' or link_id is not null);--> statement-breakpoint
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_over_is_accepted" CHECK (over_minor = 0 or over_accepted_by is not null);--> statement-breakpoint
CREATE POLICY "allocations_agent_reverses" ON "allocations" AS RESTRICTIVE FOR UPDATE TO "app_rt" USING (link_id is null);--> statement-breakpoint
CREATE POLICY "bank_accounts_admin" ON "bank_accounts" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "bank_transactions_admin" ON "bank_transactions" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "statement_imports_admin" ON "statement_imports" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "statement_lines_admin" ON "statement_lines" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "commission_reports_admin" ON "commission_reports" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "commission_report_entries_admin" ON "commission_report_entries" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "exchange_rates_admin" ON "exchange_rates" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "match_candidates_admin" ON "match_candidates" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "match_lessons_admin" ON "match_lessons" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "match_links_admin" ON "match_links" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "match_rejections_admin" ON "match_rejections" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "supplier_families_admin" ON "supplier_families" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER POLICY "allocations_agent_claim" ON "allocations" TO app_rt WITH CHECK (source = 'self_reported' and num_nonnulls(link_id, entry_id, payment_no, payer, reference, deposit_minor, deposit_currency, over_accepted_by, replaces_id) = 0 and fee_minor = 0 and over_minor = 0);