-- Of a table that was never analysed the planner takes it that one row in 200 has no value, and one in 200 each value: of a
-- list "not deleted" it then expects next to nothing, and reads and sorts all of an agent's bookings. What holds for every
-- ledger is told beforehand; the first analysis replaces it. Whether there was one
-- the table says itself: statistics are hidden from an owner whom row-level security holds. PostgreSQL 17 has no such functions, and nothing depends on them.
do $$
begin
  if to_regproc('pg_restore_attribute_stats') is null then return; end if;
  perform pg_restore_attribute_stats('version', 180000, 'schemaname', 'public', 'relname', 'bookings', 'inherited', false,
    'attname', column_name, 'null_frac', share, 'avg_width', width, 'n_distinct', kinds)
  from (values ('deleted_at', 0.98::real, 8, -0.02::real), ('status', 0::real, 9, 5::real)) as told (column_name, share, width, kinds)
  where (select reltuples from pg_class where oid = 'public.bookings'::regclass) < 0;
end $$;
