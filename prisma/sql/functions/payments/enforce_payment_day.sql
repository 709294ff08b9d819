-- The day of a payment is decided once, when its money is captured or credited, and is never before it was started.
-- paid_when_captured() and paid_when_credited() keep the same rule.
create or replace function enforce_payment_day() returns trigger language plpgsql as $$
begin
  if old.status not in ('pending', 'failed') or new.status not in ('verified', 'credited') or new.paid_at < old.created_at then
    raise exception 'the day of payment % stays', old.id using errcode = 'TH500';
  end if;
  return new;
end $$;
