-- A worker that rests is told of a job when the transaction that asks for it is stored.
create or replace function enqueue_job(queue_name text, carried jsonb, delay_seconds integer) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if current_setting('role') <> 'app_admin'
    and coalesce(carried ->> 'userId' <> nullif(current_setting('app.user_id', true), ''), true)
  then
    raise exception 'a job of somebody else' using errcode = 'insufficient_privilege';
  end if;
  insert into pgboss.job (
    name, data, start_after, created_on, keep_until, expire_seconds, deletion_seconds, retry_limit, retry_delay,
    retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
  select q.name, carried, t.starts, pgboss.job_now(), t.starts + q.retention_seconds * interval '1s', q.expire_seconds,
    q.deletion_seconds, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter,
    q.heartbeat_seconds
  from pgboss.queue q, lateral (select pgboss.job_now() + delay_seconds * interval '1s' as starts) t
  where q.name = queue_name and q.dead_letter is not null;
  if not found then
    raise exception 'no queue of that name' using errcode = 'undefined_object';
  end if;
  perform pg_notify('new_jobs', '');
end $$;
