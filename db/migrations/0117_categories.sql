CREATE TABLE "category_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"words" text[] NOT NULL,
	"account_id" uuid,
	"direction" text,
	"category" text NOT NULL,
	"note" text,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_by" uuid,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "category_rules_has_words" CHECK (cardinality(words) > 0),
	CONSTRAINT "category_rules_direction_known" CHECK (direction in ('in', 'out')),
	CONSTRAINT "category_rules_category_known" CHECK (category in ('BANK_FEE', 'INTEREST', 'TRANSFER', 'REFUND', 'OVERRIDE', 'OTHER_INCOME', 'OTHER_COST'))
);
--> statement-breakpoint
ALTER TABLE "category_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "commission_report_entries" DROP CONSTRAINT "commission_report_entries_reason_known";--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD COLUMN "category_note" text;--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD COLUMN "category_rule_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD COLUMN "restored_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "category_rules" ADD CONSTRAINT "category_rules_account_id_bank_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD CONSTRAINT "bank_transactions_category_rule_id_category_rules_id_fk" FOREIGN KEY ("category_rule_id") REFERENCES "public"."category_rules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_transactions_category" ON "bank_transactions" USING btree ("category","booked_on" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE category is not null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "bank_transactions_rule" ON "bank_transactions" USING btree ("category_rule_id") WHERE category_rule_id is not null;--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD CONSTRAINT "bank_transactions_category_known" CHECK (category in ('BANK_FEE', 'INTEREST', 'TRANSFER', 'REFUND', 'OVERRIDE', 'OTHER_INCOME', 'OTHER_COST'));--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD CONSTRAINT "bank_transactions_category_is_aside" CHECK (category is null or ignored_at is not null);--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD CONSTRAINT "bank_transactions_category_whole" CHECK (category is not null or num_nonnulls(category_note, category_rule_id) = 0);--> statement-breakpoint
ALTER TABLE "commission_report_entries" ADD CONSTRAINT "commission_report_entries_reason_known" CHECK (difference_reason in ('bonus', 'override', 'rate', 'conversion', 'overpayment', 'BANK_FEE', 'INTEREST', 'TRANSFER', 'REFUND', 'OVERRIDE', 'OTHER_INCOME', 'OTHER_COST'));--> statement-breakpoint
CREATE POLICY "category_rules_admin" ON "category_rules" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);