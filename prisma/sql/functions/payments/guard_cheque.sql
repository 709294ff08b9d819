-- The changes of a cheque: the bank pays it or not, or it is given back. A clearing may have been a mistake, and so may
-- be the loss on a cheque whose money was given out before.
create or replace function guard_cheque() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.payment_id = old.payment_id
    and (old.status = 'in_hand' or (old.status, new.status) = ('cleared', 'in_hand')
      or (old.status, new.status) = ('bounced', 'in_hand') and exists (
        select from journals where payment_id = old.payment_id and kind = 'ChequeLoss')) then
    return new;
  end if;
  raise exception 'the cheque of payment % is decided', old.payment_id using errcode = 'TH500';
end $$;
