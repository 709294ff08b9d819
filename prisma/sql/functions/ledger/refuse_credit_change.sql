-- A credit changes once: when a journal reverses it.
create or replace function refuse_credit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.reversed_by_journal_id is null
    and to_jsonb(new) - 'reversed_by_journal_id' = to_jsonb(old) - 'reversed_by_journal_id' then
    return new;
  end if;
  raise exception 'instalment_credits is append-only' using errcode = 'TH500';
end $$;
