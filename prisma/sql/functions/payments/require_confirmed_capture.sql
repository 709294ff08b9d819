-- Money of a gateway gets into a payment, and is credited, only where the gateway's own answer has it.
create or replace function require_confirmed_capture() returns trigger language plpgsql as $$
begin
  if not is_capture_confirmed(new) then
    raise exception 'the gateway has not confirmed the money of payment %', new.id using errcode = 'TH500';
  end if;
  return new;
end $$;
