-- The transitions of a refund at a gateway; the functions that hear the gateway keep the same rules. Nothing leaves 'asked' or
-- 'unknown' but by what the gateway says, or what an Admin read there once it is gone, and nothing is paid another way that it may
-- still make. What waits was not asked for yet; settle_gateway_refund() ends it only where its gateway is gone.
create or replace function enforce_refund_transitions() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) not in (
      ('waiting', 'asked'), ('refused', 'asked'),
      ('asked', 'unknown'), ('asked', 'refused'), ('unknown', 'refused'),
      ('waiting', 'paid_another_way'), ('refused', 'paid_another_way'), ('failed_at_gateway', 'paid_another_way'),
      ('failed_at_gateway', 'waiting'))
    and not (old.state not in ('processed', 'paid_another_way') and new.state in ('accepted', 'processed'))
    -- A part of it went back otherwise: the rest is a request of its own.
    and not (new.state = 'waiting' and new.attempt > old.attempt and new.amount_paise < old.amount_paise
      and old.done_at is null)
    -- A part that went back otherwise failed, and is asked for again: with the rest, or after it was made.
    and not (new.state = 'waiting' and new.attempt > old.attempt and old.state in ('refused', 'processed') and exists (
      select from payment_exceptions where payment_id = new.payment_id and kind = 'refund_failed'
        and moved_ref is not null and resolution = 'asked_again'))
    and not (old.state in ('asked', 'unknown', 'accepted', 'processed') and new.state = 'failed_at_gateway') then
    raise exception 'the refund of payment % does not go from % to %', old.payment_id, old.state, new.state
      using errcode = 'TH500';
  end if;
  return new;
end $$;
