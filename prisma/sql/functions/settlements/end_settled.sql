-- Ends exceptions about money that no settlement contained, where one contains it by now, or the payment was taken back. Returns how
-- many.
create or replace function end_settled(p_now timestamptz) returns int language plpgsql as $$
declare
  ended int;
begin
  update payment_exceptions e set resolved_at = p_now, resolution = 'no_longer_open'
  from payments p
  where e.kind = 'not_settled' and e.resolved_at is null and p.id = e.payment_id
    and (p.status not in ('verified', 'credited')
      or exists (select from settlement_lines l where l.payment_id = p.id and l.kind = 'payment'));
  get diagnostics ended = row_count;
  return ended;
end $$;
