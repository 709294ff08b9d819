-- The number of a payment from its first moment on: there at the counter, of letters and digits that everybody reads alike, not
-- one by which a gateway names other money, and shared only with the payment it corrects, which was taken back and was of the
-- same amount and method. take_counter_payment() and move_payment() keep the same rules. The unique indexes do the rest.
create or replace function check_transaction_number() returns trigger language plpgsql as $$
begin
  if new.mode = 'cash' and new.transaction_number is null and new.corrects_id is null and new.repeats_number_of is null then
    return null;
  elsif tg_op = 'UPDATE' then
    perform refuse_number(new);
    return null;
  end if;
  if new.corrects_id is null then
    if new.transaction_number is not null then
      perform refuse_number(new);
    end if;
    if new.source = 'counter' and new.mode <> 'cash' then
      perform require_transaction_number(new.mode, new.transaction_number);
    end if;
  elsif not exists (
    select from payments p
    where p.id = new.corrects_id and p.status = 'refunded' and (p.amount_paise, p.mode) = (new.amount_paise, new.mode)
      and transaction_number_key(p.transaction_number) is not distinct from transaction_number_key(new.transaction_number)) then
    raise exception 'payment % does not correct payment %', new.id, new.corrects_id using errcode = 'TH500';
  end if;
  if new.repeats_number_of is not null then
    raise exception 'no new payment repeats a number' using errcode = 'TH500';
  end if;
  return null;
end $$;
