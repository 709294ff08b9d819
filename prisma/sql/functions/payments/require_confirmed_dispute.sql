-- A dispute is as far as the gateway's own answer says, and no further.
create or replace function require_confirmed_dispute() returns trigger language plpgsql as $$
begin
  if not exists (select from gateway_moves m
      where m.gateway = new.gateway and m.kind = 'dispute' and m.move_id = new.dispute_id and m.confirmed_at is not null
        and m.state = new.state) then
    raise exception 'the gateway has not confirmed the dispute of payment %', new.payment_id using errcode = 'TH500';
  end if;
  return new;
end $$;
