-- A rate of loyalty points is in force from now on, so that points already earned never change.
create or replace function check_loyalty_rate() returns trigger language plpgsql as $$
begin
  if exists (select from loyalty_rates where since >= new.since)
    or exists (select from journals where kind = 'Receipt' and posted_at >= new.since
      and business_day >= (new.since - interval '2 days')::date) then
    raise exception 'a loyalty rate cannot alter points that are earned' using errcode = 'check_violation';
  end if;
  return new;
end $$;
