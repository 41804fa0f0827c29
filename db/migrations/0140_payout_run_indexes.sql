DROP INDEX "payout_shares_reversed_once";--> statement-breakpoint
DROP INDEX "payout_shares_by_book_day";--> statement-breakpoint
DROP INDEX "payout_shares_unpaid";--> statement-breakpoint
DROP INDEX "payout_adjustments_unpaid";--> statement-breakpoint
CREATE INDEX "payouts_by_amount" ON "payouts" USING btree ("run_id","amount_minor" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "payout_shares_reversed_once" ON "payout_shares" USING btree ("user_id","reverses_id") WHERE reverses_id is not null;--> statement-breakpoint
CREATE INDEX "payout_shares_by_book_day" ON "payout_shares" USING brin ("book_day") WITH (pages_per_range=16,autosummarize=true);--> statement-breakpoint
CREATE INDEX "payout_shares_unpaid" ON "payout_shares" USING btree ("currency","user_id","received_on") WHERE payout_id is null;--> statement-breakpoint
CREATE INDEX "payout_adjustments_unpaid" ON "payout_adjustments" USING btree ("currency","user_id","due_on") WHERE payout_id is null and removed_at is null;