-- What the books say of a line of a settlement, and of which payment: a capture, a refund that nobody asked for or one of
-- ours, which the gateway gives back once where it failed, or a dispute, which takes its money once, but for what it takes more
-- later, and may give it back once. No row where they know nothing of it.
create or replace function expected_of_line(
  p_gateway text, p_kind text, p_entity_id text, p_dispute_id text, p_gross_paise bigint
) returns table (expected_paise bigint, payment_id bigint) language sql stable as $$
  select known.expected_paise, known.payment_id
  from (
    select 1 as rank, p.amount_paise as expected_paise, p.id as payment_id from payments p
    where p_kind = 'payment' and p.gateway = p_gateway and p.gateway_payment_id is not null
      and transaction_number_key(p.gateway_payment_id) = transaction_number_key(p_entity_id) and is_in_clearing(p)
    union all
    select r.rank, case
        when p_gross_paise <= 0 then -r.amount_paise
        when exists (select from settlement_lines l
          where l.gateway = p_gateway and gateway_name_key(l.entity_id) = gateway_name_key(p_entity_id)
            and l.kind in ('refund', 'other') and l.kind <> p_kind
            and l.gross_paise > 0 and l.expected_paise <> 0) then 0
        else r.amount_paise end, r.payment_id
    from gateway_refund_named(p_gateway, p_entity_id) r
    where p_kind in ('refund', 'other') and case when p_gross_paise > 0 then r.is_failed else p_kind = 'refund' end
    union all
    select 1, sign(p_gross_paise)::bigint
      * expected_of_dispute(d, abs(p_gross_paise), others.same_paise, others.taken_paise, p_gross_paise > 0), d.payment_id
    from gateway_disputes d
    cross join lateral (
      select coalesce(sum(abs(l.expected_paise)) filter (where sign(l.gross_paise) = sign(p_gross_paise)), 0)::bigint as same_paise,
        coalesce(-sum(l.expected_paise), 0)::bigint as taken_paise
      from settlement_lines l
      where l.gateway = p_gateway and gateway_name_key(l.dispute_id) = gateway_name_key(p_dispute_id) and l.kind = 'other'
        and gateway_name_key(l.entity_id) <> gateway_name_key(p_entity_id)) others
    where p_kind = 'other' and d.gateway = p_gateway and gateway_name_key(d.dispute_id) = gateway_name_key(p_dispute_id)) known
  order by known.rank limit 1;
$$;
