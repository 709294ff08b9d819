-- Online payments of before a day that the books hold at the gateway and no line of a settlement contains. Only what a report that
-- the shop uploaded could contain counts: of a gateway without one there are none, and of what was captured before its first day
-- neither.
create or replace function unsettled_captures(p_before date) returns setof bigint language sql stable as $$
  select p.id
  from (select gateway, min(settled_on) as first_day from settlement_lines group by gateway) reported
  join payments p on p.gateway = reported.gateway
  where p.mode = 'online' and p.status in ('verified', 'credited')
    and p.business_day >= reported.first_day and p.business_day < p_before
    and not exists (select from settlement_lines l where l.payment_id = p.id and l.kind = 'payment')
  order by p.id;
$$;
