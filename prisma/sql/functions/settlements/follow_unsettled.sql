-- Raises an exception about each online payment whose money no settlement of the gateway contains after its days (the setting
-- settlement_days), and ends those that one contains by now. Returns how many it were.
create or replace function follow_unsettled(p_now timestamptz, p_today date) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ended constant int := end_settled(p_now);
  raised int;
begin
  insert into payment_exceptions (payment_id, kind, raised_at)
  select waiting, 'not_settled', p_now from unsettled_captures(p_today - setting_count('settlement_days')) waiting
  on conflict (payment_id, kind, coalesce(moved_ref, other_payment_id::text, '')) where resolved_at is null do nothing;
  get diagnostics raised = row_count;
  return ended + raised;
end $$;
