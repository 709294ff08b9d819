-- The first status of a payment. Money that a gateway received and that cannot be credited as the payment it was for
-- becomes a payment of its own, with an exception.
create or replace function check_initial_status() returns trigger language plpgsql as $$
begin
  if new.status = 'verified' and new.gateway_payment_id is not null then
    return null;
  elsif new.status not in ('pending', 'credited') then
    raise exception 'a payment does not begin as %', new.status using errcode = 'TH500';
  end if;
  perform require_book_open(new.book_id);
  if new.status = 'credited' then
    perform require_month_kept(new);
  end if;
  return null;
end $$;
