delete from "supplier_totals";--> statement-breakpoint
ALTER TABLE "supplier_totals" ADD COLUMN "total_currency" char(3) NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_totals" ADD COLUMN "commission_currency" char(3) NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_totals" ADD COLUMN "total_minor" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_totals" ADD COLUMN "commission_minor" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_totals" ADD COLUMN "awaited_minor" bigint NOT NULL;--> statement-breakpoint
-- What suppliers' bookings come to, of the rows themselves.
insert into supplier_totals (user_id, supplier_id, total_currency, commission_currency, count, total_minor, commission_minor, awaited_minor)
select user_id, supplier_id, total_currency, commission_currency, count(*), sum(total_minor), sum(commission_minor),
  coalesce(sum(commission_minor - received_minor - short_pay_minor) filter (where status in ('CONFIRMED', 'OVERDUE')
    and not non_commissionable and commission_minor - received_minor - short_pay_minor > 0), 0)
from bookings where deleted_at is null and supplier_id is not null
group by user_id, supplier_id, total_currency, commission_currency;--> statement-breakpoint
CREATE INDEX "supplier_totals_of_all" ON "supplier_totals" USING btree ("supplier_id","total_currency","commission_currency","count","total_minor","commission_minor","awaited_minor");
