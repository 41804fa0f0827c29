CREATE TABLE "book_months" (
	"month" date PRIMARY KEY NOT NULL,
	"entries" jsonb NOT NULL,
	"locked_by" uuid,
	"locked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "book_months_first_day" CHECK (extract(day from month) = 1)
);
--> statement-breakpoint
ALTER TABLE "book_months" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "books" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"locked_to" date,
	"accounts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"thresholds" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "books_one_row" CHECK (is_only),
	CONSTRAINT "books_locked_to_end_of_month" CHECK (locked_to = (date_trunc('month', locked_to::timestamp) + interval '1 month - 1 day')::date)
);
--> statement-breakpoint
ALTER TABLE "books" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "allocations" ADD COLUMN "book_day" date DEFAULT current_date NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD COLUMN "book_day" date DEFAULT current_date NOT NULL;--> statement-breakpoint
ALTER TABLE "match_links" ADD COLUMN "book_day" date DEFAULT current_date NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_shares" ADD COLUMN "book_day" date DEFAULT current_date NOT NULL;--> statement-breakpoint
CREATE INDEX "allocations_by_book_day" ON "allocations" USING btree ("book_day") WHERE link_id is not null and reversed_at is null;--> statement-breakpoint
CREATE INDEX "allocations_booked_late" ON "allocations" USING btree ("received_on") WHERE book_day <> received_on and link_id is not null and reversed_at is null;--> statement-breakpoint
CREATE INDEX "bank_transactions_by_book_day" ON "bank_transactions" USING btree ("account_id","book_day","currency","amount_minor") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "bank_transactions_booked_late" ON "bank_transactions" USING btree ("booked_on") WHERE book_day <> booked_on and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "bookings_of_all_by_due_date" ON "bookings" USING btree ("due_on") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "payout_shares_by_book_day" ON "payout_shares" USING btree ("book_day");--> statement-breakpoint
CREATE INDEX "payout_shares_booked_late" ON "payout_shares" USING btree ("received_on") WHERE book_day <> received_on;--> statement-breakpoint
CREATE POLICY "book_months_admin" ON "book_months" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "books_admin" ON "books" AS PERMISSIVE FOR ALL TO "app_admin" USING (true) WITH CHECK (true);