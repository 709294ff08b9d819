-- Deletes some stored answers after thirty days: no screen and no server repeats a request later than that. Returns how
-- many; zero: none is left.
create or replace function forget_answered_requests(p_now timestamptz) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  forgotten int;
begin
  -- Not by the caller's word alone: what is younger by the database's own clock stays.
  delete from idempotency_keys where ctid = any(array(
    select ctid from idempotency_keys where created_at < least(p_now, now()) - interval '30 days' limit 5000));
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;
