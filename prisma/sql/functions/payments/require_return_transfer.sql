-- Checks at commit that money which a gateway holds and the shop returned has a Transfer that says from which account, and the
-- other way round. resolve_payment_exception() enforces the same rule.
create or replace function require_return_transfer() returns trigger language plpgsql as $$
declare
  exception_id text := case tg_table_name when 'journals' then to_jsonb(new) ->> 'source_ref' else to_jsonb(new) ->> 'id' end;
begin
  if not exists (
    select from payment_exceptions e
    join payments p on p.id = e.payment_id
    left join journals j on j.source = 'money_returned' and j.source_ref = e.id::text and j.book_id = p.book_id
    where e.id::text = exception_id and e.resolution = 'money_returned'
      and (e.returned_mode is not null) = is_held_by_gateway(p) and (e.returned_mode is not null) = (j.id is not null)
      and (j.id is null or (
        select array_agg(array[l.payment_method, l.amount::text] order by l.amount) from journal_lines l
        where l.journal_id = j.id and l.account <> 'INTER_BRANCH')
        = array[array['online', (-coalesce(e.moved_paise, p.amount_paise))::text],
                array[e.returned_mode, coalesce(e.moved_paise, p.amount_paise)::text]])) then
    raise exception 'what was returned by exception % and its transfer differ', exception_id using errcode = 'TH500';
  end if;
  return null;
end $$;
