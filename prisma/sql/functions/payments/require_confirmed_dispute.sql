-- A dispute is as far as the gateway's own answer says, and no further.
create or replace function require_confirmed_dispute() returns trigger language plpgsql as $$
begin
  if confirmed_state(new.gateway, 'dispute', new.dispute_id) is distinct from new.state then
    raise exception 'the gateway has not confirmed the dispute of payment %', new.payment_id using errcode = 'TH500';
  end if;
  return new;
end $$;
