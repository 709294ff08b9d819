-- Follows the cheque of a payment. While it is in hand, its payment is not credited but by clear_cheque(), and it is not paid back by
-- money. It fails by bounce_cheque(), or by the decision about an exception; then, and where it was given back, it is returned.
create or replace function follow_cheque() returns trigger language plpgsql as $$
begin
  if exists (select from cheques where payment_id = new.id and status = 'in_hand') then
    if new.status = 'credited' or (new.status = 'refunded' and new.refund_mode <> 'cheque')
      or (new.status = 'failed' and not exists (
        select from payment_exceptions where payment_id = new.id and resolution in ('money_returned', 'no_money_came'))) then
      perform refuse('TH409', 'cheque_not_cleared');
    end if;
    update cheques set status = 'returned' where payment_id = new.id;
  end if;
  return null;
end $$;
