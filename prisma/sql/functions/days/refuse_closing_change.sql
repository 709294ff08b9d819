-- A closing is never deleted and is reopened once.
create or replace function refuse_closing_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.reopened_at is null and new.reopened_at is not null
    and to_jsonb(new) - '{reopened_at,reopened_by_id,reopen_reason}'::text[]
      = to_jsonb(old) - '{reopened_at,reopened_by_id,reopen_reason}'::text[] then
    return new;
  end if;
  raise exception 'day_closings is append-only' using errcode = 'TH500';
end $$;
