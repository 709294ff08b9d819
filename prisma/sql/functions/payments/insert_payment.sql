-- Writes a new payment, whose transaction number no other may have.
create or replace function insert_payment(p_payment payments) returns void language plpgsql as $$
begin
  if p_payment.transaction_number is not null then
    perform require_number_free(p_payment);
  end if;
  insert into payments values (p_payment.*);
end $$;
