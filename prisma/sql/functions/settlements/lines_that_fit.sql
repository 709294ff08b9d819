-- Open lines of settlements whose money the books have heard of since: what they say of each is what the line says. With an
-- id, that line where it is one of them. One that differs by its fee alone fits already, and waits for a decision.
create or replace function lines_that_fit(p_line_id bigint default null)
returns table (line_id bigint, settlement_id text, entity_id text, other_paise bigint, payment_id bigint)
language sql stable as $$
  select l.id, l.settlement_id, l.entity_id, l.gross_paise - coalesce(l.expected_paise, 0), known.payment_id
  from settlement_lines l
  cross join lateral expected_of_line(l.gateway, l.kind, l.entity_id, l.dispute_id, l.gross_paise) known
  where l.state <> 'matched' and l.decided_at is null and l.expected_paise is distinct from l.gross_paise
    and known.expected_paise = l.gross_paise
    and (p_line_id is null or l.id = p_line_id)
  order by l.id limit 1000;
$$;
