-- Stops a payment whose number people may take for another one, unless its call is weighed: the kernel then runs it
-- again where it may have to wait for an approval.
create or replace function require_weighed(p_ctx jsonb, p_payment payments) returns void language plpgsql as $$
begin
  if p_payment.mode <> 'cash' and (p_ctx -> 'isWeighed') is distinct from 'true' and looks_like(p_payment) is not null then
    raise exception 'payment % has a number that looks like another one', p_payment.id using errcode = 'TH202';
  end if;
end $$;
