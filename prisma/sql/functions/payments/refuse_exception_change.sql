-- An exception is never deleted and is resolved once. That the refund failed which it is about is noted once, too.
create or replace function refuse_exception_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.resolved_at is null and new.resolved_at is not null
    and (new.id, new.payment_id, new.kind, new.raised_at) = (old.id, old.payment_id, old.kind, old.raised_at)
    and (new.moved_ref, new.moved_paise, new.other_payment_id)
      is not distinct from (old.moved_ref, old.moved_paise, old.other_payment_id) then
    return new;
  elsif tg_op = 'UPDATE' and old.failed_at is null and new.failed_at is not null
    and to_jsonb(new) - 'failed_at' = to_jsonb(old) - 'failed_at' then
    return new;
  end if;
  raise exception 'payment_exceptions is append-only' using errcode = 'TH500';
end $$;
