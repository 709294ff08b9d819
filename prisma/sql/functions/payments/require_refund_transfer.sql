-- Checks at commit that a refund paid without its gateway has a Transfer that says from which account, and the other way
-- round. settle_gateway_refund() enforces the same rule.
create or replace function require_refund_transfer() returns trigger language plpgsql as $$
begin
  if not exists (
    select from gateway_refunds g
    join payments p on p.id = g.payment_id
    join journals j on j.source = 'gateway_refund' and j.source_ref = g.payment_id::text and j.book_id = p.book_id
    where g.payment_id = new.payment_id and g.other_reference is not null
      and (select array_agg(array[l.payment_method, l.amount::text] order by l.amount)
           from journal_lines l where l.journal_id = j.id and l.account <> 'INTER_BRANCH')
        = array[array['online', (-g.amount_paise)::text], array[g.other_mode, g.amount_paise::text]]) then
    raise exception 'the refund of payment % and its transfer differ', new.payment_id using errcode = 'TH500';
  end if;
  return null;
end $$;
