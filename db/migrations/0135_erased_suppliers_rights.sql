grant update (supplier_id) on erased_entries to app_admin;
--> statement-breakpoint
-- What was kept before said nothing of the booking's currency: it counts in that of the deposit.
update erased_entries set counted_minor = amount_minor, counted_currency = currency
where kind in ('COMMISSION', 'FEE', 'SHORT_PAY');
