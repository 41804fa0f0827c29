-- One job for all who ask for the same. The one that waits can't be claimed by a worker until who was content with it has
-- ended: a worker takes no job that somebody has locked.
create function enqueue_job_once(queue_name text, carried jsonb, delay_seconds integer) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  starts constant timestamptz := pgboss.job_now() + delay_seconds * interval '1s';
begin
  perform from pgboss.job j
  where j.name = queue_name and j.state = 'created' and j.data = carried and j.start_after <= starts
    and (delay_seconds = 0 or j.start_after >= starts - delay_seconds * interval '0.5s')
    and (current_setting('role') = 'app_admin' or carried ->> 'userId' = current_setting('app.user_id', true))
  limit 1 for share skip locked;
  if not found then
    perform public.enqueue_job(queue_name, carried, delay_seconds);
  end if;
end $$;
--> statement-breakpoint
revoke execute on function enqueue_job_once(text, jsonb, integer) from public;
--> statement-breakpoint
grant execute on function enqueue_job_once(text, jsonb, integer) to app_rt, app_job, app_admin;
