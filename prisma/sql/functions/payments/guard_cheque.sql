-- The changes of a cheque: the bank pays it or not, or it is given back. A clearing may have been a mistake.
create or replace function guard_cheque() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.payment_id = old.payment_id
    and (old.status = 'in_hand' or (old.status, new.status) = ('cleared', 'in_hand')) then
    return new;
  end if;
  raise exception 'the cheque of payment % is decided', old.payment_id using errcode = 'TH500';
end $$;
