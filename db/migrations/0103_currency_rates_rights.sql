grant select, insert, update on currency_rate_imports to app_admin;
--> statement-breakpoint
grant select, insert, delete on currency_rates to app_admin;
--> statement-breakpoint
with earlier as (
  insert into currency_rate_imports (id, source, file_name, rate_count, created_at)
  select '00000000-0000-7000-8000-000000000001'::uuid, 'upload', 'Rates from before', count(*), now() from exchange_rates where currency <> 'USD' and usd > 0
  having count(*) > 0 returning id)
insert into currency_rates (base, quote, day, rate, import_id)
select currency, 'USD', day, usd, earlier.id from exchange_rates, earlier where currency <> 'USD' and usd > 0;
