-- How many points a hundred rupees earn, and since when. Points themselves are kept nowhere: they follow from the
-- receipts and reversals of the ledger, each at the rate of the moment its payment was credited. So a rate holds from
-- then on, for ever, and no later one comes before it.
create table loyalty_rates (
  id bigint generated always as identity,
  points_per_100 integer not null,
  since timestamptz(3) not null,
  set_by_id bigint,
  constraint loyalty_rates_pkey primary key (id),
  constraint loyalty_rates_set_by_id_fkey foreign key (set_by_id) references users(id),
  constraint loyalty_rates_points_check check (points_per_100 between 0 and 1000)
);
create unique index loyalty_rates_since_key on loyalty_rates(since);

create trigger loyalty_rates_append_only before update or delete on loyalty_rates
  for each row execute function refuse_change();

-- Twin of features/settings/settings.ts, which sets a rate for now.
create function check_loyalty_rate() returns trigger language plpgsql as $$
begin
  if exists (select from loyalty_rates where since >= new.since)
    or exists (select from journals where kind = 'Receipt' and posted_at >= new.since
      and business_day >= (new.since - interval '2 days')::date) then
    raise exception 'a loyalty rate cannot alter points that are earned' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger loyalty_rates_go_on before insert on loyalty_rates
  for each row execute function check_loyalty_rate();
revoke execute on function check_loyalty_rate() from public;

grant select, insert on loyalty_rates to thangam_app;
